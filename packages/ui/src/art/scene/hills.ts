import { type Color, hex, mix, mixDistance, shade } from "./color.ts";
import { type Frame, mesas, peaks, type Ridge, rollingRidge } from "./land.ts";
import { broadleaf, fescue, type Plant, pine, saguaro } from "./plants.ts";
import type { Random } from "./random.ts";
import { downward, path, rect, type Shape, stop } from "./shape.ts";
import type { Sky } from "./sky.ts";

export const archetypes = ["parkland", "links", "desert", "mountain"] as const;
export type Archetype = (typeof archetypes)[number];

const rock: Color = [0.64, 0.1, 42];
const dune: Color = [0.74, 0.085, 98];
export const scrub: Color = [0.71, 0.08, 76];

interface Setting {
  id: string;
  frame: Frame;
  random: Random;
  sky: Sky;
  archetype: Archetype;
  /** Broad and low mountains. */
  wide: boolean;
}

/** Five layers of land, each paler than the one before it. */
export function drawHills(setting: Setting, horizon: number): Shape[] {
  const { height, unit } = setting.frame;
  return [0, 0.25, 0.5, 0.75, 1].flatMap((depth, layer) => {
    const base = horizon + (height - horizon) * depth ** 1.5 * 0.5 - 12 * unit;
    const color = groundAt(setting, depth);
    const isHill = layer > 1 || setting.archetype === "parkland";
    return isHill ? drawRidge(setting, base, depth, color) : drawDistance(setting, base, layer, color);
  });
}

function groundAt({ sky, archetype }: Setting, depth: number): Color {
  const color = mixDistance(sky.far, sky.near, depth);
  const lit = ([lightness, chroma, hue]: Color): Color => [lightness + (color[0] - 0.68) * 0.9, chroma, hue];
  if (archetype === "desert") return mix(color, lit(depth < 0.6 ? rock : scrub), depth < 0.6 ? 0.72 : 0.6);
  if (archetype === "links") return mix(color, lit(dune), depth < 0.9 ? 0.6 : 0.2);
  return archetype === "mountain" ? shade(color, -0.015, 0, depth * 6) : color;
}

function drawRidge(setting: Setting, base: number, depth: number, color: Color): Shape[] {
  const { id, frame, random, sky, archetype } = setting;
  const ridge = rollingRidge(frame, random, base, 20 * frame.unit * (1 - depth * 0.55));
  if (depth === 1) return [path(ridge.path, { fill: hex(color) })];
  const plants = depth < 0.5 ? [] : [drawPlants(setting, ridge, color, depth === 0.5 ? 0.62 : 1)];
  // Air lies thicker in the hollows, so a ridge pales towards its foot.
  const haze = mix(color, mix(sky.horizon, sky.far, 0.35), 0.34 * (1 - depth));
  const top = Math.round(base - 16 * frame.unit);
  const name = `${id}${depth * 4}`;
  const air = downward(name, [stop(0, hex(color)), stop(1, hex(haze))], [top, top + Math.round(78 * frame.unit)]);
  const land = [air, path(ridge.path, { fill: `url(#${name})` })];
  return archetype === "links" ? [...land, ...plants] : [...plants, ...land];
}

/** The far layers that are not hills: peaks, mesas, the sea. */
function drawDistance({ frame, random, sky, archetype, wide }: Setting, base: number, layer: number, color: Color): Shape[] {
  const { unit } = frame;
  if (archetype === "desert") {
    return [
      path(mesas(frame, random, base + 20 * unit, (layer === 0 ? 74 : 44) * unit * (wide ? 0.55 : 1)), { fill: hex(color) }),
    ];
  }
  if (archetype === "links") return layer === 0 ? drawSea(frame, random, sky, base) : [];
  const rise = (layer === 0 ? 118 : 62) * unit * (wide ? 0.82 : 1);
  const range = peaks(frame, random, base + 14 * unit, rise, wide ? 1.7 : 1);
  const body = path(range.path, { fill: hex(color) });
  if (layer === 1) return [body];
  const snow = hex(mix([0.985, 0.01, 230], sky.horizon, 0.4));
  return [body, path(range.snow, { fill: snow }), path(range.shadow, { fill: hex(shade(color, -0.09, 0.01, 8)), opacity: 0.38 })];
}

function drawSea({ width, height, unit }: Frame, random: Random, sky: Sky, base: number): Shape[] {
  const top = Math.round(base + 10 * unit);
  const water = hex(mix(shade(sky.top, -0.06, 0.01), sky.middle, 0.35));
  const glint = (): string =>
    `M${Math.round(random() * width)} ${Math.round(top + (5 + random() * 36) * unit)}h${Math.round((14 + random() * 44) * unit)}`;
  const glints = Array.from({ length: 12 }, glint).join("");
  const light = { stroke: hex(sky.horizon), strokeLinecap: "round", strokeWidth: 2 * unit, opacity: 0.5 };
  return [rect(top, width, height - top, water), path(glints, light)];
}

const growth: Readonly<Record<Archetype, { plant: Plant; size: number; count: number; color: (ground: Color) => Color }>> = {
  parkland: { plant: broadleaf, size: 34, count: 12, color: (ground) => shade(ground, -0.11, 0.005, 6) },
  links: { plant: fescue, size: 20, count: 16, color: (ground) => mix(shade(ground, 0.06), [0.8, 0.09, 88], 0.4) },
  desert: { plant: saguaro, size: 40, count: 6, color: (ground) => shade(mix(ground, [0.45, 0.08, 150], 0.75), -0.08) },
  mountain: { plant: pine, size: 44, count: 16, color: (ground) => shade(ground, -0.12, 0.005, 8) },
};

function drawPlants({ frame, random, archetype }: Setting, ridge: Ridge, ground: Color, scale: number): Shape {
  const { width, height, unit } = frame;
  const { plant, size, count, color } = growth[archetype];
  const depthOfField = archetype === "links" ? 16 * unit : 3 * unit;
  // Plants keep company: each stands near one of three gathering places.
  const places = [random(), random(), random()];
  const plants = Array.from({ length: Math.round((count * width) / (height * 1.78)) }, (_, index) => {
    const x = (((places[index % places.length] ?? 0.5) + (random() - 0.5) * 0.24 + 1) % 1) * width;
    return plant(x, ridge.heightAt(x) + depthOfField, size * unit * scale * (0.72 + random() * 0.56), random);
  });
  return path(plants.join(""), { fill: hex(color(ground)) });
}
