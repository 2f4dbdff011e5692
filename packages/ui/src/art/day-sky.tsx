import { clsx } from "clsx";
import type { ReactNode } from "react";
import { hex } from "./scene/color.ts";
import { elements } from "./scene/elements.ts";
import { rollingRidge } from "./scene/land.ts";
import { hash, seeded } from "./scene/random.ts";
import { across, downward, path, rect, type Shape, stop } from "./scene/shape.ts";
import { skyAt } from "./scene/sky.ts";

const WIDTH = 1000;
const HEIGHT = 64;

/** A whole day from left to right: its sky, which melts into the horizon, and a ridge in the color of each hour. */
function drawDay(id: string, hours: readonly number[]): Shape[] {
  const skies = hours.map(skyAt);
  const every = (step: number) => skies.filter((_, place) => place % step === 0 || place === skies.length - 1);
  const { path: ridge } = rollingRidge({ width: WIDTH, height: HEIGHT, unit: 1 }, seeded("day"), HEIGHT - 9, 5);
  const melting = [stop(0.45, "#000000"), stop(1, "#ffffff")];
  return [
    across(
      `${id}s`,
      skies.map(({ middle }) => hex(middle)),
    ),
    across(
      `${id}h`,
      every(3).map(({ horizon }) => hex(horizon)),
    ),
    across(
      `${id}r`,
      every(3).map(({ far }) => hex(far)),
    ),
    downward(`${id}d`, melting),
    { tag: "mask", attributes: { id: `${id}m` }, children: [rect(0, WIDTH, HEIGHT, `url(#${id}d)`)] },
    rect(0, WIDTH, HEIGHT, `url(#${id}s)`),
    { tag: "g", attributes: { mask: `url(#${id}m)` }, children: [rect(0, WIDTH, HEIGHT, `url(#${id}h)`)] },
    path(ridge, { fill: `url(#${id}r)` }),
  ];
}

export interface DaySkyProps {
  /** The hours of the sun at even distances. */
  hours: readonly number[];
  className?: string;
}

/** Decoration of a scale of the day: say in words what it shows. */
export function DaySky({ hours, className }: DaySkyProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={clsx("block size-full", className)}
      preserveAspectRatio="none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {elements(drawDay(`d${hash(hours.join()).toString(36)}`, hours))}
    </svg>
  );
}
