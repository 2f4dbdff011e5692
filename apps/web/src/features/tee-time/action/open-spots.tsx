import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { teeTimeTexts } from "../texts.ts";

type OpenSpotsProps = {
  teeTime: TeeTimeDetail;
  /** With the number beside the dots. */
  isSpoken: boolean;
};

/** The group as dots; how many are open is said once more only where it is an offer. */
export function OpenSpots({ teeTime, isSpoken }: OpenSpotsProps): ReactNode {
  return (
    <span className="flex items-center gap-2.5 font-semibold text-flag-text text-small">
      <Dots dots={dotsOf(teeTime)} />
      {isSpoken ? teeTimeTexts.bar.open(Math.max(0, openSpots(spotCountsOf(teeTime)))) : null}
    </span>
  );
}
