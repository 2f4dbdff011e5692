import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type LinkPictureTemplates, PICTURE_FONTS, pictureSkyKey, withoutFrame } from "@fourball/domain/link-pictures";
import { SKY_VARIANTS } from "@fourball/domain/tee-time/sky-variant";
import { Resvg } from "@resvg/resvg-js";
import { serveParent } from "./child-process.ts";

const client = fileURLToPath(new URL("../../../web/dist/", import.meta.url));
const fontFiles = PICTURE_FONTS.map((name) => join(client, `.documents/fonts/${name}.ttf`));

export type DrawingLoad = { seconds: number };
export type DrawingFigures = { drawn: number; perSecond: number };

/** Draws pictures of golfers one after the other, with nothing else: no database, no words to fit, no HTTP. */
async function drawPictures({ seconds }: DrawingLoad): Promise<DrawingFigures> {
  const templates: LinkPictureTemplates = JSON.parse(readFileSync(join(client, ".documents/link-pictures.json"), "utf8"));
  const drawings = SKY_VARIANTS.map((variant) => {
    const sky = readFileSync(join(client, templates.skies[pictureSkyKey("parkland", "morning", variant)] ?? ""), "utf8");
    return templates.golfer
      .replace("{{sky}}", withoutFrame(sky))
      .replace("{{nameSize}}", "64")
      .replace(/\{\{\w+\}\}/g, "Maya Okafor");
  });
  const started = performance.now();
  let drawn = 0;
  while (performance.now() - started < seconds * 1000) {
    new Resvg(drawings[drawn % drawings.length] ?? "", { font: { loadSystemFonts: false, fontFiles } }).render().asPng();
    drawn++;
  }
  return { drawn, perSecond: (drawn * 1000) / (performance.now() - started) };
}

serveParent(drawPictures);
