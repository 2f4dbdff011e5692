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
  const colors = (part: "middle" | "horizon" | "far", step: number): Shape =>
    across(
      `${id}${part}`,
      skies.filter((_, place) => place % step === 0 || place === skies.length - 1).map((sky) => hex(sky[part])),
    );
  const filled = (part: string): Shape => rect(0, WIDTH, HEIGHT, `url(#${id}${part})`);
  const { path: ridge } = rollingRidge({ width: WIDTH, height: HEIGHT, unit: 1 }, seeded("day"), HEIGHT - 9, 5);
  return [
    colors("middle", 1),
    colors("horizon", 3),
    colors("far", 3),
    downward(`${id}down`, [stop(0.45, "#000000"), stop(1, "#ffffff")]),
    { tag: "mask", attributes: { id: `${id}melting` }, children: [filled("down")] },
    filled("middle"),
    { tag: "g", attributes: { mask: `url(#${id}melting)` }, children: [filled("horizon")] },
    path(ridge, { fill: `url(#${id}far)` }),
  ];
}

/** `hours`: those of the sun at even distances. Decoration of a scale of the day: say in words what it shows. */
export function DaySky({ hours }: { hours: readonly number[] }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="block size-full forced-colors:hidden"
      preserveAspectRatio="none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {elements(drawDay(`d${hash(hours.join()).toString(36)}`, hours))}
    </svg>
  );
}
