import { type Color, hex, mix, shade } from "./color.ts";
import { type Archetype, drawHills, scrub } from "./hills.ts";
import { drawHole } from "./hole.ts";
import type { Frame } from "./land.ts";
import { fescue } from "./plants.ts";
import { type Random, seeded } from "./random.ts";
import { path, type Shape } from "./shape.ts";
import { type Sky, skyAt } from "./sky.ts";
import { drawSky } from "./weather.ts";

export interface SceneOptions {
  /** The same seed is the same place. */
  seed: number | string;
  /** 0 to 24, parts of an hour as decimals. */
  hour: number;
  archetype?: Archetype;
  width?: number;
  height?: number;
  /** Where the sun stands across the picture, 0 to 1; by its hour where left out. */
  sunAt?: number;
  /** Lets the ground of the page through at the top, for a sky that grows out of it. */
  fade?: boolean;
  /** Where the flag stands across the picture, 0 to 1; by the seed where left out. */
  flagAt?: number;
  /** For a picture that is cut above the near grass and has text on its sky: no rough in the corners, and low mountains. */
  wide?: boolean;
}

/** With everything decided but the place of the flag, which the seed may choose. */
export type WholeScene = Required<Omit<SceneOptions, "flagAt">> & { flagAt: number | undefined };

const sandTones: Readonly<Record<Archetype, Color>> = {
  parkland: [0.93, 0.05, 88],
  links: [0.92, 0.055, 85],
  desert: [0.9, 0.06, 72],
  mountain: [0.94, 0.035, 92],
};

/** Ids begin with `id`, so that two scenes can share a page. */
export function drawScene(id: string, { seed, hour, archetype, width, height, sunAt, fade, flagAt, wide }: WholeScene): Shape[] {
  const frame: Frame = { width, height, unit: height / 450 };
  const random = seeded(seed);
  const sky = skyAt(hour);
  const horizon = height * (0.48 + random() * 0.06);
  return [
    ...drawSky({ id, frame, random, sky, hour, sunAt, horizon, fade }),
    ...drawHills({ id, frame, random, sky, archetype, wide }, horizon),
    ...drawHole({ frame, random, sky, sandTone: sandTones[archetype], flagAt }),
    ...(wide ? [] : [drawForeground(frame, random, sky, archetype)]),
  ];
}

/** Rough in the near corners, so that the view has an edge to look over. */
function drawForeground({ width, height, unit }: Frame, random: Random, sky: Sky, archetype: Archetype): Shape {
  const tone = shade(archetype === "desert" ? mix(sky.near, scrub, 0.25) : sky.near, -0.055, -0.01, 6);
  const reach = Math.min(width * 0.16, height * 0.34);
  const tuft = (x: number): string => fescue(x, height + 4 * unit, (26 + random() * 22) * unit, random);
  const left = Array.from({ length: 6 }, () => tuft(random() * reach));
  const right = Array.from({ length: 6 }, () => tuft(width - random() * reach));
  return path([...left, ...right].join(""), { fill: hex(tone) });
}
