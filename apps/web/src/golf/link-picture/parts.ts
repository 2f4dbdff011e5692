import { LINK_PICTURE } from "@fourball/domain/link-pictures";
import { PRODUCT } from "@fourball/domain/product";
import type { PictureLight } from "@fourball/domain/tee-time/lights";
import type { Dot } from "@fourball/ui/dots";

/** The light theme's colors; a picture has no theme. */
export const paint = {
  ink: "#10251d",
  ink2: "#42564c",
  paper: "#fbfaf3",
  surface: "#fffefa",
  line: "#c6ccbd",
  primary: "#055739",
  flag: "#d2311c",
} as const;

export const LEFT = 62;
export const RIGHT = 1140;

type TextOptions = { x: number; y: number; size: number | string; font: "text" | "heading" | "numerals"; fill: string };

export const text = (words: string, { x, y, size, font, fill }: TextOptions, more = ""): string =>
  `<text x="${x}" y="${y}" font-family="Picture ${font}" font-size="${size}" fill="${fill}"${more}>${words}</text>`;

type Size = { width: number; height: number };

/** Skies are 900 wide and more than 300 high; wider than the picture, so that both sides are cut: alike, or to keep the flag. */
const skyTransform = (skyHeight: number, { width }: Size, cutLeft: number): string => {
  const scale = skyHeight / 300;
  return `translate(${((width - 900 * scale) * cutLeft).toFixed(1)} 0) scale(${scale.toFixed(4)})`;
};

/** The sky down to a height, and the paper below it behind a perforated line. Nothing is clipped: that would double the work. */
export const ground = (skyHeight: number, shade = "", size: Size = LINK_PICTURE, cutLeft = 0.5): string =>
  [
    `<g transform="${skyTransform(skyHeight, size, cutLeft)}">{{sky}}</g>`,
    shade && `${shade}<rect width="${size.width}" height="${skyHeight}" fill="url(#shade)"/>`,
    `<rect y="${skyHeight}" width="${size.width}" height="${size.height - skyHeight}" fill="${paint.surface}"/>`,
    `<path d="M6 ${skyHeight + 1}H1200" stroke="${paint.line}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 14"/>`,
  ].join("");

export const document = (body: string, { width, height }: Size = LINK_PICTURE): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** The mark and the name, legible on any sky. */
export const pillAt = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><rect width="236" height="75" rx="37.5" fill="${paint.surface}"/><g transform="translate(20 19.5) scale(1.5)"><g fill="${paint.primary}"><circle cx="6" cy="6" r="5.25"/><circle cx="18" cy="6" r="5.25"/><circle cx="6" cy="18" r="5.25"/></g><circle cx="18" cy="18" r="4.25" fill="none" stroke="${paint.flag}" stroke-width="2"/></g>${text(PRODUCT, { x: 72, y: 50, size: 35, font: "heading", fill: paint.ink }, ' letter-spacing="-1"')}</g>`;

/** Where it is on pictures of links. */
export const pill: string = pillAt(916, 44);

const drawn: Readonly<Record<Exclude<Dot, "pending">, string>> = {
  ringed: `<circle r="20.5" fill="none" stroke="${paint.primary}" stroke-width="5"/><circle r="12.5" fill="${paint.primary}"/>`,
  filled: `<circle r="23" fill="${paint.primary}"/>`,
  open: `<circle r="20" fill="none" stroke="${paint.flag}" stroke-width="6"/>`,
};

/** A row of the spots of a game, 64 apart, the first of them there. */
export const dotRowAt = (x: number, y: number, dots: readonly Exclude<Dot, "pending">[]): string =>
  dots.map((dot, place) => `<g transform="translate(${x + place * 64} ${y})">${drawn[dot]}</g>`).join("");

/** A row that ends at the right edge. */
export const dotRow = (dots: readonly Exclude<Dot, "pending">[]): string =>
  dotRowAt(RIGHT - 25 - (dots.length - 1) * 64, 514, dots);

const gradient = (color: string, stops: readonly [at: number, opacity: number][]): string =>
  `<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0.1">${stops
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join("")}</linearGradient>`;

const dark: readonly [number, number][] = [
  [0, 0.77],
  [0.42, 0.7],
  [0.62, 0.42],
  [0.9, 0],
];

/** What keeps text legible on each light, as on a game's page. */
export const onLight: Readonly<Record<PictureLight, { fill: string; shade: string }>> = {
  dawn: { fill: paint.paper, shade: gradient("#192447", dark) },
  morning: { fill: paint.ink, shade: "" },
  noon: { fill: paint.ink, shade: "" },
  dusk: { fill: paint.paper, shade: gradient("#222147", dark) },
  // The evening is at the right, away from the text.
  round: { fill: paint.ink, shade: "" },
};

export const inEachLight = (picture: (light: PictureLight) => string): Record<PictureLight, string> => ({
  dawn: picture("dawn"),
  morning: picture("morning"),
  noon: picture("noon"),
  dusk: picture("dusk"),
  round: picture("round"),
});
