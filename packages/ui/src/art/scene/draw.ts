import { type Color, hex, mix, shade } from "./color.ts";
import { type Archetype, drawHills, scrub } from "./hills.ts";
import { drawHole } from "./hole.ts";
import type { Frame } from "./land.ts";
import { fescue, oval } from "./plants.ts";
import { type Random, seeded } from "./random.ts";
import { circle, downward, outward, path, rect, type Shape, stop } from "./shape.ts";
import { dayShare, type Sky, skyAt } from "./sky.ts";

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
  /** How far down the picture the sun is; by its hour where left out. */
  sunY?: number | undefined;
  /** Lets the ground of the page through at the top, for a sky that grows out of it. */
  fade?: boolean;
  /** Where the flag stands across the picture, 0 to 1; by the seed where left out. */
  flagAt?: number;
  /** For a picture that is cut above the near grass and has text on its sky: no rough in the corners, and low mountains. */
  wide?: boolean;
}

/** With everything decided but the place of the flag, which the seed may choose, and the height of the sun. */
export type WholeScene = Required<Omit<SceneOptions, "flagAt" | "sunY">> &
  Pick<SceneOptions, "sunY"> & {
    flagAt: number | undefined;
  };

const sandTones: Readonly<Record<Archetype, Color>> = {
  parkland: [0.93, 0.05, 88],
  links: [0.92, 0.055, 85],
  desert: [0.9, 0.06, 72],
  mountain: [0.94, 0.035, 92],
};

/** Ids begin with `id`, so that two scenes can share a page. */
export function drawScene(id: string, whole: WholeScene): Shape[] {
  const { seed, hour, archetype, width, height, sunAt, sunY, fade, flagAt, wide } = whole;
  const frame: Frame = { width, height, unit: height / 450 };
  const random = seeded(seed);
  const sky = skyAt(hour);
  const horizon = height * (0.48 + random() * 0.06);
  return [
    ...drawSky({ id, frame, random, sky, hour, sunAt, sunY, horizon, fade }),
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

interface SkyView {
  id: string;
  frame: Frame;
  random: Random;
  sky: Sky;
  hour: number;
  sunAt: number;
  sunY: number | undefined;
  horizon: number;
  fade: boolean;
}

/** Everything above the horizon: the air, the sun on its arc, the last stars, a few streaks of cloud. */
function drawSky(view: SkyView): Shape[] {
  const { id, frame, sky, hour, sunAt, sunY, horizon, fade } = view;
  const { width, height, unit } = frame;
  const x = width * sunAt;
  const y = sunY ?? horizon - Math.sin(Math.PI * dayShare(hour)) * height * 0.36 + 4 * unit;
  const glow = fade ? Math.min(height * 0.46, y * 0.9) : height * 0.46;
  const sun = [circle(x, y, glow, `url(#${id}g)`), circle(x, y, 23 * unit, hex(sky.sun))];
  const at = (offset: number, color: Color, opacity?: number): Shape => stop(offset, hex(color), opacity);
  const top = fade ? [at(0.1, sky.middle, 0), at(0.28, sky.middle, 0.28), at(0.42, sky.middle, 0.72)] : [at(0, sky.top)];
  return [
    downward(`${id}s`, [...top, at(fade ? 0.58 : 0.55, sky.middle), at(0.86, sky.horizon)]),
    outward(`${id}g`, [at(0, sky.sun, 0.8), at(0.22, sky.sun, 0.36), at(0.55, sky.sun, 0.1), at(1, sky.sun, 0)]),
    rect(0, width, Math.round(horizon + 60 * unit), `url(#${id}s)`),
    ...((hour < 5.6 || hour >= 19) && !fade ? [drawStars(view)] : []),
    // Renderers differ in what they make of shapes that are far outside of the picture.
    ...(x + glow > 0 ? sun : []),
    drawClouds(view),
  ];
}

function drawStars({ frame, random, horizon }: SkyView): Shape {
  const star = (): string => `M${Math.round(random() * frame.width)} ${Math.round(random() * horizon * 0.45)}h0`;
  const stars = Array.from({ length: 12 }, star).join("");
  return path(stars, { stroke: "#ffffff", strokeLinecap: "round", strokeWidth: 1.8 * frame.unit, opacity: 0.5 });
}

function drawClouds({ frame, random, sky, horizon, fade }: SkyView): Shape {
  const { width, unit } = frame;
  const streaks = (): string => {
    const long = (60 + random() * 80) * unit;
    const x = random() * width;
    const y = horizon * (fade ? 0.62 + random() * 0.25 : 0.24 + random() * 0.5);
    const under = oval(x + long * 0.45, y + 9 * unit, long * 0.75, 3.5 * unit);
    return oval(x, y, long, 4.5 * unit) + under + oval(x - long * 0.3, y - 8 * unit, long * 0.4, 3 * unit);
  };
  const clouds = Array.from({ length: fade ? 2 : 3 }, streaks).join("");
  return path(clouds, { fill: hex(mix(sky.horizon, sky.sun, 0.6)), opacity: 0.34 });
}
