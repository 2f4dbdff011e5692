// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, wcagContrast } from "culori";
import sharp from "sharp";
import { expect, it } from "vitest";
import { toneOn } from "./on-sky.tsx";
import { archetypes } from "./scene.tsx";
import { lights, type PictureLight, skyPictureSvg, variants } from "./sky-picture.tsx";

const WIDTH = 300;
const HEIGHT = 100;
const TEXT_WIDTH = 0.45;
const TEXT_HEIGHT = 0.6;
const LEAST = 4.5;

const css = readFileSync(join(import.meta.dirname, "../styles/skies.css"), "utf8");
const color = (text: string): object => {
  const found = parse(text);
  if (!found) throw new Error(`${text} is no color`);
  return found;
};
const tones = { ink: color("oklch(0.245 0.032 166)"), paper: color("oklch(0.983 0.009 96)") };

type Stop = { rgb: [number, number, number]; alpha: number; at: number };

function shadeOf(light: PictureLight): Stop[] {
  const rule = new RegExp(`\\.sky-shade-${light} \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return [...rule.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\) (\d+)%/g)].map(([, r, g, b, alpha, at]) => ({
    rgb: [Number(r), Number(g), Number(b)],
    alpha: Number(alpha),
    at: Number(at) / 100,
  }));
}

/** How much of the shade covers a place, along its 100 degrees. */
function cover(stops: Stop[], x: number, y: number): number {
  const [across, down] = [Math.sin((100 * Math.PI) / 180), -Math.cos((100 * Math.PI) / 180)];
  const length = WIDTH * across + HEIGHT * down;
  const at = ((x - WIDTH / 2) * across + (y - HEIGHT / 2) * down) / length + 0.5;
  const next = stops.findIndex((stop) => stop.at >= at);
  const [from, to] = [stops[Math.max(0, next - 1)], stops[Math.max(0, next)]];
  if (!from || !to || from === to) return from?.alpha ?? 0;
  return from.alpha + ((at - from.at) / (to.at - from.at)) * (to.alpha - from.alpha);
}

async function leastContrast(svg: string, light: PictureLight): Promise<number> {
  const tone = toneOn(light);
  const stops = tone === "paper" ? shadeOf(light) : [];
  const pixels = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
  let least = 21;
  for (let y = 4; y < HEIGHT * TEXT_HEIGHT; y += 4) {
    for (let x = 6; x < WIDTH * TEXT_WIDTH; x += 3) {
      const alpha = cover(stops, x, y);
      const channel = (index: 0 | 1 | 2): number =>
        ((pixels[(y * WIDTH + x) * 3 + index] ?? 0) * (1 - alpha) + (stops[0]?.rgb[index] ?? 0) * alpha) / 255;
      const ground = { mode: "rgb", r: channel(0), g: channel(1), b: channel(2) };
      least = Math.min(least, wcagContrast(tones[tone], ground));
    }
  }
  return least;
}

it.each(archetypes.flatMap((land) => lights.map((light) => ({ land, light }))))(
  "text can be read on $light over $land, in every variant",
  async ({ land, light }) => {
    for (const variant of variants)
      expect(await leastContrast(skyPictureSvg({ land, light, variant }), light)).toBeGreaterThanOrEqual(LEAST);
  },
);
