import { type Color, hex, mix, shade } from "./color.ts";
import type { Frame } from "./land.ts";
import type { Random } from "./random.ts";
import { ellipse, path, type Shape } from "./shape.ts";
import type { Sky } from "./sky.ts";

const red: Color = [0.62, 0.215, 31];
const white: Color = [0.97, 0.01, 95];
const round = Math.round;

interface HoleView {
  frame: Frame;
  random: Random;
  sky: Sky;
  sandTone: Color;
  flagAt: number | undefined;
}

/** The fairway with its mown stripes, the green, a bunker and the flag. */
export function drawHole({ frame, random, sky, sandTone, flagAt }: HoleView): Shape[] {
  const { width, height, unit } = frame;
  const spread = Math.min(width, height * 2);
  const share = (random() - 0.5) * 0.3;
  const x = flagAt === undefined ? width / 2 + spread * share : width * flagAt;
  const y = height * (0.69 + random() * 0.03);
  const foot = width / 2 + spread * (random() - 0.5) * 0.7;
  const side = random() < 0.5 ? -1 : 1;
  const grass = (lift: number): string => hex(shade(sky.near, lift, 0.012, -7));
  const lit = mix(shade(sky.near, 0.16, 0.016, -10), sky.sun, 0.06);
  return [
    ...drawFairway(frame, { x, y, foot }, grass(0.075), grass(0.105)),
    ...drawBunker(x + side * unit * 152, y + unit * 18, unit, shade(sandTone, Math.min(0, sky.near[0] - 0.52)), side),
    ellipse(x, y + 3 * unit, 134 * unit, 28 * unit, grass(0.045)),
    ellipse(x, y, 126 * unit, 24 * unit, hex(lit)),
    ellipse(x - 26 * unit, y - 4 * unit, 74 * unit, 12 * unit, hex(shade(lit, 0.025))),
    ...drawFlag(x + 12 * unit, y + unit, unit, sky),
  ];
}

interface Line {
  x: number;
  y: number;
  foot: number;
}

/** Ribbons from the bottom edge to the green, every other one lighter, narrowing as they go. */
function drawFairway({ height, unit }: Frame, { x, y, foot }: Line, dark: string, light: string): Shape[] {
  const bottom = 205 * unit;
  const top = 66 * unit;
  const edge = (share: number): [number, number, number, number] => [
    foot + bottom * share,
    foot + (x - foot) * 0.1 + bottom * 0.72 * share,
    x + (foot - x) * 0.55 + top * 1.9 * share,
    x + top * share,
  ];
  const ribbon = (from: number, to: number): string => {
    const [a, b, c, d] = edge(from).map(round);
    const [e, f, g, h] = edge(to).map(round);
    const [low, high, end] = [round(height * 0.87), round(height * 0.79), round(y)];
    return `M${a} ${height}C${b} ${low} ${c} ${high} ${d} ${end}H${h}C${g} ${high} ${f} ${low} ${e} ${height}Z`;
  };
  const stripes = [-1, -0.5, 0, 0.5].map((from) => ribbon(from, from + 0.25)).join("");
  return [path(ribbon(-1, 1), { fill: dark }), path(stripes, { fill: light })];
}

function drawBunker(x: number, y: number, unit: number, sand: Color, side: number): Shape[] {
  const at = (dx: number, dy: number): string => `${round(x + dx * unit * side)} ${round(y + dy * unit)}`;
  const shape = (drop: number): string =>
    `M${at(-52, drop)}C${at(-40, -14 + drop)} ${at(-14, -18 + drop)} ${at(2, -10 + drop)}C${at(20, -20 + drop)} ${at(48, -12 + drop)} ${at(50, 1 + drop)}C${at(46, 16 + drop)} ${at(14, 18 + drop)} ${at(0, 12 + drop)}C${at(-22, 19 + drop)} ${at(-48, 13 + drop)} ${at(-52, drop)}Z`;
  return [path(shape(0), { fill: hex(shade(sand, -0.11, 0.01, -8)) }), path(shape(4), { fill: hex(sand) })];
}

function drawFlag(x: number, y: number, unit: number, sky: Sky): Shape[] {
  const at = (dx: number, dy: number): string => `${round(x + dx * unit)} ${round(y + dy * unit)}`;
  const shadow = hex(shade(sky.near, -0.06, -0.02));
  return [
    ellipse(x, y, 8 * unit, 2.4 * unit, shadow),
    path(`M${at(0, 0)}L${at(58, 9)}`, { stroke: shadow, strokeWidth: 2.6 * unit, strokeLinecap: "round", opacity: 0.35 }),
    path(`M${at(0, 0)}V${round(y - 96 * unit)}`, { stroke: hex(white), strokeWidth: 3.4 * unit, strokeLinecap: "round" }),
    path(`M${at(1.5, -96)}Q${at(20, -97)} ${at(48, -82)}Q${at(22, -74)} ${at(1.5, -66)}Z`, { fill: hex(red) }),
  ];
}
