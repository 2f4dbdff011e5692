import { type HolesOfLight, holesOfLight } from "@fourball/domain/tee-time/holes-of-light";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { LightStrip } from "@fourball/ui/art/light-strip";
import type { ReactNode } from "react";
import { clockText } from "../../shared/formatting.ts";
import { texts } from "./texts.ts";

/** When the sun sets and how many holes have light, for a game that may be played into the dark. */
export function RoundLight({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const light = teeTime.status === "active" ? holesOfLight(teeTime) : undefined;
  if (!light) return null;
  const sunset = light.sunset.toZonedDateTimeISO(teeTime.course.timeZone).toPlainTime().toString({ smallestUnit: "minute" });
  return (
    <div className="stack gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-semibold">{texts.light.sunset(clockText(sunset))}</span>
        <span className="text-ink-2">{inWords(light)}</span>
      </p>
      <LightStrip hours={light.hours} />
    </div>
  );
}

function inWords({ lit, hours }: HolesOfLight): string {
  if (lit === 0) return texts.light.none;
  return lit === hours.length ? texts.light.all : texts.light.holes(lit);
}
