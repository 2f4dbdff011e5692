import { drawScene } from "./draw.ts";
import type { Archetype } from "./hills.ts";
import { rect, type Shape, stop } from "./shape.ts";
import { hourOfLight } from "./sky.ts";

/** The lights of a picture, and the sky of a whole round: an afternoon at the first tee that is evening on the last green. */
export const lights = ["dawn", "morning", "noon", "dusk", "round"] as const;
export type PictureLight = (typeof lights)[number];

/** A course is one of these, by its id. */
export const variants = [0, 1, 2] as const;
type Variant = (typeof variants)[number];

export interface SkyPictureOptions {
  land: Archetype;
  light: PictureLight;
  variant: Variant;
}

export const PICTURE_WIDTH = 900;
export const PICTURE_HEIGHT = 300;

/** Drawn taller than it is shown: the cut takes the near grass, and leaves the horizon below the text. */
const DRAWN_HEIGHT = PICTURE_HEIGHT * 1.35;

/** The sun is at the right of both a wide and a tall cut, where no words are. */
const times = {
  dawn: { hour: hourOfLight.dawn, sunAt: 0.74 },
  morning: { hour: hourOfLight.morning, sunAt: 0.73 },
  noon: { hour: hourOfLight.noon, sunAt: 0.73 },
  dusk: { hour: hourOfLight.dusk, sunAt: 0.74 },
} as const;

const FIRST_TEE = { hour: hourOfLight.round, sunAt: -3 };

/** Chosen by eye. */
const seeds: Readonly<Record<Archetype, readonly [string, string, string]>> = {
  parkland: ["p1", "p2", "p3"],
  links: ["l1", "l2", "l3"],
  desert: ["d1", "d2", "d3"],
  mountain: ["m1", "m2", "m3"],
};
const flags = [0.66, 0.62, 0.69] as const;

/** Where the land begins below the sun, by eye. */
const ridges: Readonly<Record<Archetype, readonly [number, number, number]>> = {
  parkland: [195, 180, 178],
  links: [212, 193, 202],
  desert: [214, 206, 176],
  mountain: [203, 168, 182],
};

type Moment = {
  hour: number;
  /** The middle of the sun above the land; below it where negative. */
  above: number;
};

/** The land of a picture at any hour, with the sun at any height. */
export function drawMoment(id: string, { land, variant, hour, above }: Omit<SkyPictureOptions, "light"> & Moment): Shape[] {
  const sun = { sunAt: times.dawn.sunAt, sunY: ridges[land][variant] - above };
  return drawScene(id, { ...placeOf(land, variant), ...size, hour, ...sun });
}

const size = { width: PICTURE_WIDTH, height: DRAWN_HEIGHT, fade: false, wide: true };

const placeOf = (land: Archetype, variant: Variant) => ({ seed: seeds[land][variant], archetype: land, flagAt: flags[variant] });

export function drawSkyPicture(id: string, { land, light, variant }: SkyPictureOptions): Shape[] {
  const at = (part: string, time: { hour: number; sunAt: number }): Shape[] =>
    drawScene(`${id}${part}`, { ...placeOf(land, variant), ...size, ...time });
  return light === "round" ? melt(id, at("a", FIRST_TEE), at("b", times.dusk)) : at("", times[light]);
}

/** The same place twice: the first shows at the left, and the second takes over towards the right. */
function melt(id: string, first: Shape[], last: Shape[]): Shape[] {
  const share: Shape = {
    tag: "linearGradient",
    attributes: { id: `${id}m` },
    children: [stop(0.3, "#000000"), stop(0.95, "#ffffff")],
  };
  const area = { id: `${id}k`, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: PICTURE_WIDTH, height: DRAWN_HEIGHT };
  const mask: Shape = {
    tag: "mask",
    attributes: area,
    children: [rect(0, PICTURE_WIDTH, DRAWN_HEIGHT, `url(#${id}m)`)],
  };
  return [share, mask, ...first, { tag: "g", attributes: { mask: `url(#${id}k)` }, children: last }];
}
