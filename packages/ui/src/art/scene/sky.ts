import { type Color, mix } from "./color.ts";

export interface Sky {
  top: Color;
  middle: Color;
  horizon: Color;
  sun: Color;
  /** The grass at one's feet, and the hills at the end of the view. */
  near: Color;
  far: Color;
}

const keys: readonly (Sky & { hour: number })[] = [
  {
    hour: 5.5,
    top: [0.42, 0.07, 275],
    middle: [0.66, 0.07, 330],
    horizon: [0.87, 0.09, 60],
    sun: [0.95, 0.08, 80],
    near: [0.33, 0.05, 168],
    far: [0.58, 0.05, 290],
  },
  {
    hour: 7,
    top: [0.72, 0.07, 240],
    middle: [0.86, 0.05, 215],
    horizon: [0.94, 0.06, 80],
    sun: [0.97, 0.07, 90],
    near: [0.46, 0.105, 148],
    far: [0.74, 0.045, 215],
  },
  {
    hour: 12,
    top: [0.68, 0.1, 238],
    middle: [0.82, 0.07, 225],
    horizon: [0.94, 0.03, 205],
    sun: [0.99, 0.03, 95],
    near: [0.55, 0.135, 140],
    far: [0.77, 0.055, 205],
  },
  {
    hour: 16.5,
    top: [0.68, 0.085, 235],
    middle: [0.85, 0.05, 200],
    horizon: [0.93, 0.07, 85],
    sun: [0.95, 0.1, 85],
    near: [0.52, 0.125, 132],
    far: [0.74, 0.05, 190],
  },
  {
    hour: 17.7,
    top: [0.56, 0.085, 262],
    middle: [0.77, 0.105, 42],
    horizon: [0.89, 0.125, 72],
    sun: [0.96, 0.105, 84],
    near: [0.45, 0.105, 138],
    far: [0.66, 0.06, 300],
  },
  {
    hour: 18.8,
    top: [0.45, 0.09, 295],
    middle: [0.7, 0.14, 30],
    horizon: [0.87, 0.13, 68],
    sun: [0.92, 0.13, 78],
    near: [0.34, 0.065, 155],
    far: [0.58, 0.08, 335],
  },
];

/** The hours of the lights that a game's picture can have; that of a whole round is at the first tee. */
export const hourOfLight = { dawn: 5.75, morning: 8.4, noon: 12.8, dusk: 18.35, round: 15.2 } as const;

/** The sky at an hour of the day, 0 to 24; night looks like the nearest twilight. */
export function skyAt(hour: number): Sky {
  const after = keys.findIndex((key) => key.hour >= hour);
  const next = keys[after] ?? keys.at(-1);
  const last = keys[Math.max(0, after < 0 ? keys.length - 1 : after - 1)];
  if (!next || !last) throw new Error("There is no sky without keys");
  const share = next.hour === last.hour ? 0 : (hour - last.hour) / (next.hour - last.hour);
  const between = (part: keyof Sky): Color => mix(last[part], next[part], share);
  return {
    top: between("top"),
    middle: between("middle"),
    horizon: between("horizon"),
    sun: between("sun"),
    near: between("near"),
    far: between("far"),
  };
}

/** How much of the daylight has passed: 0 at 5 in the morning, 1 at 8 in the evening. */
export function dayShare(hour: number): number {
  return Math.min(1, Math.max(0, (hour - 5) / 15));
}
