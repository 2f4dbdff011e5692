import { withoutFrame } from "@fourball/domain/link-pictures";
import { skyPictureSvg } from "@fourball/ui/art/sky-picture";
import { document, dotRow, ground, LEFT, onLight, paint, pill, text } from "../../golf/link-picture/parts.ts";
import { landingTexts } from "./texts.ts";

const SKY_HEIGHT = 458;
const { fill } = onLight.morning;

/** The picture of every page that has none of its own. */
export const productPicture = (): string =>
  document(
    [
      ground(SKY_HEIGHT).replace("{{sky}}", withoutFrame(skyPictureSvg({ land: "parkland", light: "morning", variant: 1 }))),
      ...landingTexts.hero.title.map((words, line) =>
        text(words, { x: LEFT, y: 164 + line * 92, size: 86, font: "heading", fill }, ' letter-spacing="-2.6"'),
      ),
      pill,
      ...lead.map((words, line) => text(words, { x: LEFT, y: 538 + line * 44, size: 32, font: "text", fill: paint.ink2 })),
      dotRow(["ringed", "filled", "filled", "open"]),
    ].join(""),
  );

/** An SVG breaks no lines. */
const lead: readonly string[] = landingTexts.hero.lead.split(/(?<=ask the host,) /);
