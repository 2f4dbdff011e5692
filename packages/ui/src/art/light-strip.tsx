import { clsx } from "clsx";
import type { ReactNode } from "react";
import { hex, mix } from "./scene/color.ts";
import { skyAt } from "./scene/sky.ts";

/** The color of the sky at an hour of the sun, light enough for numerals in ink. */
export function skyColor(hour: number): string {
  const { middle, horizon } = skyAt(hour);
  const [lightness, chroma, hue] = mix(middle, horizon, 0.12);
  return hex([lightness, Math.min(0.14, chroma * 1.15), hue]);
}

export interface LightStripProps {
  /** The hour of the sun for each part; absent in the dark. */
  hours: readonly (number | undefined)[];
}

/** Numbered parts in the color of their light; those in the dark are open. Decoration: say in words what it shows. */
export function LightStrip({ hours }: LightStripProps): ReactNode {
  return (
    <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-[3px]">
      {hours.map((hour, index) => (
        <span
          className={clsx(
            "numerals grid h-5.5 place-items-center rounded-[5px] text-[0.75rem]",
            hour === undefined ? "border border-line-strong text-ink-2" : "text-sky-ink",
          )}
          key={partKey(index)}
          style={hour === undefined ? undefined : { backgroundColor: skyColor(hour) }}
        >
          {index + 1}
        </span>
      ))}
    </span>
  );
}

const partKey = (index: number): string => `part-${index}`;
