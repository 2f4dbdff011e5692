// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, wcagContrast } from "culori";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type Ground, toneOn } from "./on-sky.tsx";
import { archetypes, sceneSvg } from "./scene.tsx";
import { lights, skyPictureSvg, variants } from "./sky-picture.tsx";
import { groundAt, tallScene } from "./tall-sky.tsx";

const WIDTH = 300;
const HEIGHT = 100;
const LEAST = 4.5;
/** Of large text. */
const LEAST_LARGE = 3;
/** What text covers of its box, by how much the picture is taller than it, and which part of the picture it shows. */
const boxes = {
  // 816 by 272, with a course's name over three fifths of it.
  wide: { cut: 1.12, shown: [0, 1], textWidth: 0.6, textHeight: 0.66, firstRow: { height: 0.12, width: 0.6 } },
  // 512 by 304 and more, at the top of a card.
  card: { cut: 1.12, shown: [0.33, 0.83], textWidth: 0.6, textHeight: 0.7, firstRow: { height: 0.13, width: 0.6 } },
  // 390 by 277: a part right of the middle, with the day beside the way back in the first row.
  tall: { cut: 1.28, shown: [0.42, 0.79], textWidth: 0.6, textHeight: 0.74, firstRow: { height: 0.2, width: 0.96 } },
  // 390 by 430, and 320 by 240 with words almost to its bottom; the large ones take a little more of the width.
  phone: { cut: 1.49, shown: [0, 1], textWidth: 0.6, textHeight: 0.5, firstRow: { height: 0, width: 0 } },
  phoneLarge: { cut: 1.49, shown: [0, 1], textWidth: 0.68, textHeight: 0.36, firstRow: { height: 0, width: 0 } },
  small: { cut: 2.19, shown: [0, 1], textWidth: 0.6, textHeight: 0.9, firstRow: { height: 0, width: 0 } },
  smallLarge: { cut: 2.19, shown: [0, 1], textWidth: 0.68, textHeight: 0.64, firstRow: { height: 0, width: 0 } },
} as const;
type Box = (typeof boxes)[keyof typeof boxes];

const css = readFileSync(join(import.meta.dirname, "../styles/skies.css"), "utf8");
const color = (text: string): object => {
  const found = parse(text);
  if (!found) throw new Error(`${text} is no color`);
  return found;
};
const tones = { ink: color("oklch(0.245 0.032 166)"), paper: color("oklch(0.983 0.009 96)") };

type Rgb = [number, number, number];
type Layer = { degrees: number; stops: { alpha: number; at: number }[] };
type Shade = { rgb: Rgb; layers: Layer[] };

const gradients = (rule: string): Layer[] =>
  [...rule.matchAll(/linear-gradient\(\s*(\d+)deg,((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*)\)/g)].map(
    ([, degrees, stops = ""]) => ({
      degrees: Number(degrees),
      stops: [...stops.matchAll(/\/ ([\d.]+)\) (\d+)%/g)].map(([, alpha, at]) => ({
        alpha: Number(alpha),
        at: Number(at) / 100,
      })),
    }),
  );

function ruleOf(selector: string): string {
  const from = css.indexOf(`\n${selector} {`);
  return from < 0 ? "" : css.slice(from, css.indexOf("\n}", from));
}

function shadeOf(ground: Ground): Shade {
  const own = ruleOf(`.sky-shade-${ground}.sky-shade`);
  const [r = 0, g = 0, b = 0] = (/--shade: (\d+) (\d+) (\d+)/.exec(ruleOf(`.sky-shade-${ground}`) + own) ?? [])
    .slice(1)
    .map(Number);
  const layers = gradients(own || ruleOf(".sky-shade"));
  if (layers.length === 0) throw new Error(`there is no shade for ${ground}`);
  return { rgb: [r, g, b], layers };
}

/** How much of the shade covers a place of the box. */
const cover = ({ layers }: Shade, x: number, y: number, ratio: number): number =>
  1 - layers.reduce((through, layer) => through * (1 - coverOf(layer, x, y, ratio)), 1);

/** The same of one layer, along its direction. */
function coverOf({ degrees, stops }: Layer, x: number, y: number, ratio: number): number {
  const [across, down] = [Math.sin((degrees * Math.PI) / 180) * ratio, -Math.cos((degrees * Math.PI) / 180)];
  const at = ((x - 0.5) * across + (y - 0.5) * down) / (Math.abs(across) + Math.abs(down)) + 0.5;
  const next = stops.findIndex((stop) => stop.at >= at);
  const [from, to] = [stops[Math.max(0, next - 1)], stops[Math.max(0, next)]];
  if (!from || !to || from === to) return from?.alpha ?? 0;
  return from.alpha + ((at - from.at) / (to.at - from.at)) * (to.alpha - from.alpha);
}

type Pixel = (x: number, y: number) => Rgb;

/** The least contrast of text with what is under it; `pixel` is the picture by shares of its width and height. */
function leastContrast(pixel: Pixel, ground: Ground, box: Box): number {
  const tone = toneOn(ground);
  const shade = ground === "morning" || ground === "noon" ? undefined : shadeOf(ground);
  const [left, right] = box.shown;
  const ratio = (right - left) * 3 * box.cut;
  let least = 21;
  for (let y = 0.04; y < box.textHeight; y += 0.03) {
    for (let x = 0.02; x < (y < box.firstRow.height ? box.firstRow.width : box.textWidth); x += 0.02) {
      const under = pixel(left + x * (right - left), y / box.cut);
      const alpha = shade ? cover(shade, x, y, ratio) : 0;
      const [r, g, b] = under.map((channel, index) => (channel * (1 - alpha) + (shade?.rgb[index] ?? 0) * alpha) / 255);
      least = Math.min(least, wcagContrast(tones[tone], { mode: "rgb", r, g, b }));
    }
  }
  return least;
}

async function pixelsOf(svg: string): Promise<Pixel> {
  const pixels = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
  return (x, y) => {
    const at = (Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH)) * 3;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
}

describe.each(["wide", "card", "tall"] as const)("text in a %s box can be read", (shape) => {
  it.each(archetypes.flatMap((land) => lights.map((light) => ({ land, light }))))(
    "on $light over $land, in every variant",
    async ({ land, light }) => {
      for (const variant of variants) {
        const pixel = await pixelsOf(skyPictureSvg({ land, light, variant }));
        expect(leastContrast(pixel, light, boxes[shape])).toBeGreaterThanOrEqual(LEAST);
      }
    },
  );

  it("on a photo, even on a white one", () => {
    expect(leastContrast(() => [255, 255, 255], "photo", boxes[shape])).toBeGreaterThanOrEqual(LEAST);
  });
});

describe("text on the sky of any hour can be read", () => {
  const hours = Array.from({ length: 54 }, (_, step) => 5.6 + step / 4);

  it.each(archetypes.flatMap((archetype) => hours.map((hour) => ({ archetype, hour }))))(
    "at $hour over $archetype",
    async ({ archetype, hour }) => {
      const pixel = await pixelsOf(sceneSvg({ ...tallScene, archetype, hour, seed: "1" }));
      for (const box of [boxes.phone, boxes.small])
        expect(leastContrast(pixel, groundAt(hour), box)).toBeGreaterThanOrEqual(LEAST);
      for (const box of [boxes.phoneLarge, boxes.smallLarge])
        expect(leastContrast(pixel, groundAt(hour), box)).toBeGreaterThanOrEqual(LEAST_LARGE);
    },
  );
});
