import type { Random } from "./random.ts";

export interface Frame {
  width: number;
  height: number;
  /** A four-hundred-and-fiftieth of the height: what every size is counted in. */
  unit: number;
}

/** A skyline: its path down to the bottom edge, and how high it stands at any place. */
export interface Ridge {
  path: string;
  heightAt: (x: number) => number;
}

type Point = readonly [x: number, y: number];

const round = Math.round;

export function rollingRidge({ width, height }: Frame, random: Random, base: number, swell: number): Ridge {
  const period = Math.max(width, height * 1.6);
  const wave = (turns: number, share: number): { pace: number; phase: number; size: number } => ({
    pace: ((turns + random() * 0.8) * 2 * Math.PI) / period,
    phase: random() * 2 * Math.PI,
    size: swell * share,
  });
  const waves = [wave(0.9, 0.6), wave(1.7, 0.5), wave(2.9, 0.22)];
  const heightAt = (x: number): number =>
    base + waves.reduce((sum, { pace, phase, size }) => sum + size * Math.sin(pace * x + phase), 0);
  const slopeAt = (x: number): number =>
    waves.reduce((sum, { pace, phase, size }) => sum + size * pace * Math.cos(pace * x + phase), 0);
  const steps = Math.max(8, round(width / 90));
  const stride = width / steps;
  const reach = stride / 3;
  let path = `M0 ${height}V${round(heightAt(0))}`;
  for (let x = stride; x <= width + 1; x += stride) {
    const from = x - stride;
    path += `C${round(from + reach)} ${round(heightAt(from) + reach * slopeAt(from))} ${round(x - reach)} ${round(heightAt(x) - reach * slopeAt(x))} ${round(x)} ${round(heightAt(x))}`;
  }
  return { path: `${path}V${height}Z`, heightAt };
}

export interface Peaks {
  path: string;
  /** The sides that the light does not reach, and the snow on the tops; one path each. */
  shadow: string;
  snow: string;
}

/** `spread` is how broad each mountain is, 1 by default. */
export function peaks({ width, height, unit }: Frame, random: Random, base: number, rise: number, spread = 1): Peaks {
  const points: Point[] = [[0, base - rise * (0.2 + random() * 0.3)]];
  let snow = "";
  let shadow = "";
  for (let x = 0; x < width; ) {
    const climb = unit * (50 + random() * 50) * spread;
    const fall = unit * (45 + random() * 55) * spread;
    const top = base - rise * (0.55 + random() * 0.45);
    const foot = base - rise * (0.08 + random() * 0.22);
    const before = points.at(-1) ?? [0, base];
    const peak: Point = [x + climb, top];
    const after: Point = [peak[0] + fall, foot];
    const shoulder: Point = along(before, peak, 0.55 + random() * 0.15);
    points.push([shoulder[0], shoulder[1] + unit * 5 * random()], peak, after);
    shadow += `M${round(peak[0])} ${round(top)}L${round(after[0])} ${round(foot)}L${round(peak[0] + fall * 0.62)} ${round(base)}L${round(peak[0] + fall * 0.16)} ${round(top + (base - top) * 0.45)}Z`;
    if (top < base - rise * 0.62) snow += cap(before, peak, after, unit);
    x = after[0];
  }
  return { path: outline(points, width, height), shadow, snow };
}

/** Flat-topped, steep-sided: the rocks of a desert. */
export function mesas({ width, height, unit }: Frame, random: Random, base: number, rise: number): string {
  const points: Point[] = [[0, base]];
  for (let x = unit * 90 * random(); x < width; ) {
    const top = base - rise * (0.35 + random() * 0.65);
    const length = unit * (55 + random() * 130);
    const side = unit * (10 + random() * 12);
    points.push([x, base], [x + side, top + rise * 0.25], [x + side * 1.3, top], [x + side + length, top + unit * 2]);
    points.push([x + side * 1.5 + length, top + rise * 0.3], [x + side * 2.6 + length, base]);
    x += length + side * 3 + unit * (30 + random() * 120);
  }
  return outline(points, width, height);
}

const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function outline(points: readonly Point[], width: number, height: number): string {
  const last = points.at(-1) ?? [width, height];
  return `M0 ${height}${points.map(([x, y]) => `L${round(x)} ${round(y)}`).join("")}L${Math.max(width, round(last[0]))} ${round(last[1])}V${height}Z`;
}

function cap(before: Point, peak: Point, after: Point, unit: number): string {
  const left = along(peak, before, 0.26);
  const right = along(peak, after, 0.3);
  const third = (right[0] - left[0]) / 3;
  const hem = (left[1] + right[1]) / 2;
  return `M${round(peak[0])} ${round(peak[1])}L${round(right[0])} ${round(right[1])}L${round(right[0] - third)} ${round(hem - unit * 5)}L${round(left[0] + third)} ${round(hem + unit * 4)}L${round(left[0])} ${round(left[1])}Z`;
}
