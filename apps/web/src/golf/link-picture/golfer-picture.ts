import type { GolferPictureWords, LinkPictureTemplates } from "@fourball/domain/link-pictures";
import { document, ground, paint, pill, RIGHT, text } from "./parts.ts";

const SKY_HEIGHT = 424;
const TEXT_LEFT = 318;
const FACTS_SIZE = 30;

export const golferRoom: Pick<LinkPictureTemplates["room"], "facts" | "factsSize"> = {
  facts: RIGHT - TEXT_LEFT,
  factsSize: FACTS_SIZE,
};

const token: GolferPictureWords = {
  sky: "{{sky}}",
  initials: "{{initials}}",
  name: "{{name}}",
  nameSize: "{{nameSize}}",
  facts: "{{facts}}",
};

const face = [
  '<linearGradient id="face" x2="0" y2="1"><stop stop-color="#a7d8e6"/><stop offset="1" stop-color="#f8eaca"/></linearGradient>',
  `<circle cx="176" cy="${SKY_HEIGHT + 6}" r="116" fill="${paint.surface}"/><circle cx="176" cy="${SKY_HEIGHT + 6}" r="106" fill="url(#face)"/>`,
  text(
    token.initials,
    { x: 176, y: SKY_HEIGHT + 38, size: 88, font: "heading", fill: paint.ink },
    ' text-anchor="middle" letter-spacing="-2"',
  ),
].join("");

/** A golfer's initials and figures. Photos are on other servers, which are never asked. */
export const golferPicture: string = document(
  [
    ground(SKY_HEIGHT),
    pill,
    face,
    text(token.name, { x: TEXT_LEFT, y: 520, size: token.nameSize, font: "heading", fill: paint.ink }, ' letter-spacing="-1.2"'),
    text(token.facts, { x: TEXT_LEFT, y: 574, size: FACTS_SIZE, font: "text", fill: paint.ink2 }),
  ].join(""),
);
