import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { skyVariantOf } from "@fourball/domain/tee-time/sky-variant";
import { Sunrise } from "@fourball/ui/art/sunrise";
import { type ReactNode, useSyncExternalStore } from "react";
import { subscribeToClock } from "../../../kit/page/clock.ts";
import { type RequestState, shareOfWait } from "./request-state.ts";

type WaitingSkyProps = { game: TeeTimeCard; request: Participation; state: RequestState };

/** The sun rises as the host's time passes, and is up with the host's yes. */
export function WaitingSky({ game: { courseId, sky }, request, state }: WaitingSkyProps): ReactNode {
  const share = useSyncExternalStore(subscribeToClock, () => shareOfWait(request, Temporal.Now.instant()));
  return (
    <Sunrise
      isOvercast={state === "declined"}
      land={sky.land}
      light={state === "in" ? sky.light : undefined}
      share={share}
      variant={skyVariantOf(courseId)}
    />
  );
}
