import { hex } from "../src/art/scene/color.ts";
import { skyAt } from "../src/art/scene/sky.ts";

const FACE = "M21.5 20V27c0 8.5 3.8 16 11 16 6.6 0 10-6 10.3-12.3l1.9-1.5-2-3.2V20Z";
const NECK = "M26 36h11.5v10h-11.5Z";
const SHIRT = "M26 43.5c2.5 3.5 9 3.5 11.5 0 7 2.3 15 5 17.5 20.5H9c2.5-15.5 10-18.2 17-20.5Z";
const SHADE_OF_CHIN = "M26 37c3 5 8 7 11.5 6v3H26Z";
const LAND = "M-40 48q30-12 64-6t80-4v70H-40Z";

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

type Look = (hair: string, hat: string) => string;

/** What is on a head, by how it is worn. */
const looks = {
  cap: (hair, hat) =>
    path(hair, "M21 21c-1.8 4-1.6 7-.6 9.5L25 26Z") +
    path(
      hat,
      "M32 11c-8 0-12.5 5.3-12.5 11.5 0 .8 0 1.5.2 2.3h24.5l9.5.6c1.2 0 1.5-1.5.4-2-3-1.3-6.3-2-9.8-2.4C43.5 15 39.5 11 32 11Z",
    ),
  visor: (hair, hat) =>
    path(
      hair,
      "M31.5 9.5C22 9.5 17.5 16 18 23c-3.8 1.2-6.5 5-6.8 10.5-.3 6 1.3 9.5 0 14 4.3-2.5 6.8-6.8 7-11.5.2-2.8.8-5 2-6.5L23 33l3-9h18c0-8.5-4-14.5-12.5-14.5Z",
    ) + path(hat, "M19.5 19.5h24.8c3.5.4 7 1.1 10 2.4 1.1.5.8 2-.4 2l-34.4.6Z"),
  bucket: (hair, hat) =>
    path(hair, "M20.5 25c-.8 3-.6 6 .4 8.5L24.5 29v-4Z") +
    path(hat, "M22.5 11c4-2.5 15-2.5 19 0l2.3 10c4.5 1 7.2 2.4 7.2 4 0 1-3.5 1-7.5.6H20.7c-4 .4-7.5.4-7.5-.6 0-1.6 2.7-3 7.2-4Z"),
  bun: (hair) =>
    `<circle fill="${hair}" cx="19.5" cy="13" r="6"/>` +
    path(
      hair,
      "M32 10.5c-8.5 0-13 5-13 12.5 0 4.5.8 8.5 2.8 11.5L25 26c4-1 8-3.5 10-6.5 1.5 2.5 4.5 4.5 8.5 5C43.5 16.5 40 10.5 32 10.5Z",
    ),
  long: (hair) =>
    path(
      hair,
      "M32 10c-9.5 0-14.5 6-14.5 14 0 7-1.5 12-4 17 4 3.5 9 4.5 12.5 3l-.5-9c-2-2.5-2.5-6-2-9.5 4.5-.5 9-3 11.5-6.5 1.5 3 4.5 5 8.7 5.5C44 16 40.5 10 32 10Z",
    ),
  bob: (hair) =>
    path(hair, "M32 9.5c-10 0-15 6.5-15 15 0 5 .5 9 2 12.5 2 1.5 5 1.5 7 .5l-1.5-11c5 .5 12-.5 19.3-1.5C44 16 40.5 9.5 32 9.5Z"),
  short: (hair) =>
    path(hair, "M32 11c-8.5 0-12.5 4.5-12.5 11 0 3 .5 6 1.5 8.5l3-4.5c0-2 .5-3.5 1.5-5 5 1 12 .5 18-1.5-1-5-5-8.5-11.5-8.5Z"),
  beard: (hair) =>
    path(hair, "M32 10.5c-8.5 0-12.5 5-12.5 12 0 2.5.5 5 1.5 7.5l2.5-6.5c4 0 14 .5 20 0 0-8-4-13-11.5-13Z") +
    path(hair, "M22 29c.3 9 4 16.5 11 16.5 5.5 0 8.8-4.5 9.5-10.5-4 1.5-8 1-11-.5-4 .5-7-1.5-9.5-5.5Z"),
} as const satisfies Record<string, Look>;

type Face = { look: keyof typeof looks; hour: number; hair: string; skin: string; shirt: string; hat?: string };

/** Half of the golfers of the demo, by their keys: as in life, not all of them upload a photo. */
export const faces: Readonly<Record<string, Face>> = {
  "demo-golfer": { look: "visor", hour: 7.2, hair: "#c99a55", skin: "#f0c9a4", shirt: "#b5402c", hat: "#fbfaf3" },
  "demo-admin": { look: "short", hour: 9.5, hair: "#3b2a1e", skin: "#e3b48c", shirt: "#2c5a7a" },
  "priya-raman": { look: "bun", hour: 8.4, hair: "#1d1413", skin: "#b9794d", shirt: "#055739" },
  "hector-villanueva": { look: "cap", hour: 16.8, hair: "#241813", skin: "#c88d62", shirt: "#e9e3d2", hat: "#2c5a7a" },
  "grace-okonkwo": { look: "visor", hour: 18.4, hair: "#140d0c", skin: "#6d422b", shirt: "#fbfaf3", hat: "#d2311c" },
  "ben-sato": { look: "short", hour: 13, hair: "#17130f", skin: "#e4b88f", shirt: "#10402f" },
  "lucia-ferreira": { look: "long", hour: 17.6, hair: "#4a2b1c", skin: "#dba678", shirt: "#e3a43c" },
  "walt-hendricks": { look: "bucket", hour: 18.6, hair: "#dddddd", skin: "#ecbf9f", shirt: "#3f6c86", hat: "#e9dcc0" },
  "dana-yazzie": { look: "long", hour: 6.3, hair: "#15100e", skin: "#b27b55", shirt: "#b5402c" },
  "marcus-tran": { look: "cap", hour: 17.7, hair: "#20160f", skin: "#dba678", shirt: "#e9e3d2", hat: "#10251d" },
  "ingrid-solberg": { look: "bob", hour: 10, hair: "#e2c583", skin: "#f3d2b3", shirt: "#2c5a7a" },
  "deshawn-mills": { look: "beard", hour: 12, hair: "#17100d", skin: "#7a4a2e", shirt: "#f2ead8" },
  "kiko-nakamura": { look: "bob", hour: 15.8, hair: "#16120f", skin: "#efc9a2", shirt: "#d2311c" },
  "tess-moriarty": { look: "long", hour: 8.8, hair: "#a5502a", skin: "#f5d6bd", shirt: "#055739" },
  "ray-montoya": { look: "beard", hour: 17.2, hair: "#33241b", skin: "#c88d62", shirt: "#3f6c86" },
  "anil-deshpande": { look: "short", hour: 7.6, hair: "#1a1412", skin: "#a66c45", shirt: "#e9e3d2" },
  "earl-buchanan": { look: "bucket", hour: 6.6, hair: "#cfcbc4", skin: "#e8b596", shirt: "#b5402c", hat: "#f2ead8" },
  "marisol-trevino": { look: "visor", hour: 14.5, hair: "#2b1a13", skin: "#cf9a6e", shirt: "#10402f", hat: "#fbfaf3" },
  "annika-voss": { look: "bun", hour: 11, hair: "#b98a4e", skin: "#f3cfae", shirt: "#e3a43c" },
  "terrence-boyd": { look: "cap", hour: 6, hair: "#120d0b", skin: "#5d3a26", shirt: "#e3a43c", hat: "#055739" },
  "joe-kowalczyk": { look: "cap", hour: 12.6, hair: "#6b5138", skin: "#f0c2a0", shirt: "#2c5a7a", hat: "#d2311c" },
  "keola-kahale": { look: "beard", hour: 18.2, hair: "#1c1411", skin: "#a9714a", shirt: "#d2311c" },
  "june-abernathy": { look: "bob", hour: 16.2, hair: "#d9d6d0", skin: "#f2cdb0", shirt: "#3f6c86" },
  "francis-doyle": { look: "short", hour: 9, hair: "#b7b1a8", skin: "#f1c6a8", shirt: "#10402f" },
};

/** A golfer under the sky of an hour, as an SVG document. */
export function faceSvg({ look, hour, hair, skin, shirt, hat = "" }: Face): string {
  const { top, middle, horizon, far } = skyAt(hour);
  const stop = (offset: number, color: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const sky = stop(0, hex(top)) + stop(0.55, hex(middle)) + stop(1, hex(horizon));
  const light = stop(0.3, "#1b1030", 0.28) + stop(0.75, "#fff1c8", 0.12);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 4 54 54" width="512" height="512">`,
    `<defs><linearGradient id="sky" x2="0" y2="1">${sky}</linearGradient><linearGradient id="light">${light}</linearGradient></defs>`,
    `<rect width="64" height="64" fill="url(#sky)"/>`,
    path(hex(far), LAND),
    path(shirt, SHIRT),
    path(skin, NECK),
    `<path d="${SHADE_OF_CHIN}" opacity=".18"/>`,
    path(skin, FACE),
    path("url(#light)", FACE + SHIRT),
    // The mouth, the eye, the hair or hat, and the ear.
    `<path d="M36.8 35.6q2.3 1.4 4.3-.3" fill="none" stroke="#3a1510" stroke-opacity=".5" stroke-linecap="round"/>`,
    `<ellipse cx="38.6" cy="27.8" rx="1" ry="1.3" fill="#20160f"/>`,
    looks[look](hair, hat),
    `<ellipse cx="23.8" cy="29.2" rx="2.3" ry="3.2" fill="${skin}"/><ellipse cx="24" cy="29.4" rx="1.1" ry="1.8" opacity=".16"/>`,
    "</svg>",
  ].join("");
}
