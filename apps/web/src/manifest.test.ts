import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { linkTo } from "@fourball/domain/links/links";
import { pageAt } from "@fourball/domain/pages";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../../packages/ui/assets/public");
const read = (name: string): Buffer => readFileSync(join(folder, name));
const manifest = JSON.parse(read("manifest.webmanifest").toString());

type Picture = { src: string; sizes: string; type: string };

/** Of a PNG, and of a WebP as browsers write it: with an extended header or without. */
function sizeOf(picture: Buffer): string {
  if (picture.toString("latin1", 1, 4) === "PNG") return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  if (picture.toString("latin1", 12, 16) === "VP8X") return `${picture.readUIntLE(24, 3) + 1}x${picture.readUIntLE(27, 3) + 1}`;
  return `${picture.readUInt16LE(26) & 0x3fff}x${picture.readUInt16LE(28) & 0x3fff}`;
}

const pictures: Picture[] = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons),
];

describe("the manifest", () => {
  it.each(pictures)("names a picture that is there, in its size: $src", ({ src, sizes, type }) => {
    expect(src).toMatch(type === "image/webp" ? /\.webp$/ : /\.png$/);
    expect(sizeOf(read(src))).toBe(sizes);
    expect(statSync(join(folder, src)).size).toBeLessThanOrEqual(150_000);
  });

  it("has the icons and screenshots that browsers ask for", () => {
    const { icons, screenshots } = manifest;
    for (const [sizes, purpose] of [
      ["192x192", "any"],
      ["512x512", "any"],
      ["512x512", "maskable"],
    ])
      expect(icons).toContainEqual(expect.objectContaining({ sizes, purpose }));
    for (const form_factor of ["narrow", "wide"]) expect(screenshots).toContainEqual(expect.objectContaining({ form_factor }));
  });

  it("starts at pages of the app and leads to them", () => {
    const starts: string[] = [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
    expect(starts).toEqual([linkTo("/marketplace"), linkTo("/dashboard"), linkTo("/create")]);
    for (const start of starts) expect(pageAt(start)).toBeDefined();
  });

  it.each(["index.html", "landing.html"])("is linked from %s", (document) => {
    expect(readFileSync(join(import.meta.dirname, "..", document), "utf8")).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" />',
    );
  });

  it("has the colors of the light theme", () => {
    const theme = read("theme.js").toString();
    expect(theme).toContain(manifest.theme_color);
    expect(manifest.background_color).toBe(manifest.theme_color);
  });
});
