import { LANDS } from "@fourball/domain/course/constants";
import { landingTemplateKey } from "@fourball/domain/landing-games";
import {
  type GamePictureWord,
  type GolferPictureWord,
  type LinkPictureTemplates,
  pictureSkyKey,
} from "@fourball/domain/link-pictures";
import { MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import { PICTURE_LIGHTS, type PictureLight } from "@fourball/domain/tee-time/lights";
import { SKY_VARIANTS } from "@fourball/domain/tee-time/sky-variant";
import { skyFile } from "@fourball/ui/art/sky-files";
import { document, dotRow, ground, inEachLight, LEFT, onLight, paint, pill, RIGHT, text } from "./parts.ts";
import { ticketRoom, tickets } from "./ticket.ts";

const token = (word: GamePictureWord): string => `{{${word}}}`;
const golferToken = (word: GolferPictureWord): string => `{{${word}}}`;

/** As JSON; the widths are the fonts', which the build reads. */
export const linkPictureTemplates = (widths: string): string =>
  JSON.stringify({
    skies: Object.fromEntries(
      LANDS.flatMap((land) =>
        PICTURE_LIGHTS.flatMap((light) =>
          SKY_VARIANTS.map((variant) => [pictureSkyKey(land, light, variant), skyFile({ land, light, variant })]),
        ),
      ),
    ),
    game: inEachLight(gamePicture),
    dots: dotsOfGames(),
    golfer: golferPicture,
    ...tickets,
    room: { ...gameRoom, ...golferRoom, ...ticketRoom },
    widths: JSON.parse(widths),
  } satisfies LinkPictureTemplates);

function dotsOfGames(): Record<string, string> {
  const dots: Record<string, string> = {};
  for (let totalSlots = MIN_SLOTS; totalSlots <= MAX_SLOTS; totalSlots++)
    for (let confirmed = 0; confirmed < totalSlots; confirmed++)
      dots[landingTemplateKey(totalSlots, confirmed)] = dotRow([
        "ringed",
        ...Array<"filled">(confirmed).fill("filled"),
        ...Array<"open">(totalSlots - 1 - confirmed).fill("open"),
      ]);
  return dots;
}

const SKY_HEIGHT = 458;
const SPOTS_ROOM = 330;
const PLACE_SIZE = 30;

const gameRoom: Pick<LinkPictureTemplates["room"], "title" | "titleSizes" | "place" | "placeSize"> = {
  title: RIGHT - LEFT - SPOTS_ROOM,
  titleSizes: [52, 46, 40, 35],
  place: RIGHT - LEFT - SPOTS_ROOM,
  placeSize: PLACE_SIZE,
};

/** Time and day on the sky of the hour; course, place, host and dots on the paper below. */
function gamePicture(light: PictureLight): string {
  const { fill, shade } = onLight[light];
  const half = `<tspan dx="14" font-size="88">${token("half")}</tspan>`;
  return document(
    [
      ground(SKY_HEIGHT, shade),
      text(token("day"), { x: LEFT, y: 96, size: 40, font: "heading", fill }, ' letter-spacing="-0.8"'),
      text(`${token("clock")}${half}`, { x: LEFT - 8, y: 312, size: 236, font: "numerals", fill }, ' letter-spacing="-2"'),
      pill,
      text(
        token("title"),
        { x: LEFT, y: 542, size: token("titleSize"), font: "heading", fill: paint.ink },
        ' letter-spacing="-1"',
      ),
      text(token("place"), { x: LEFT, y: 590, size: PLACE_SIZE, font: "text", fill: paint.ink2 }),
      token("dots"),
      text(
        token("spots"),
        { x: RIGHT, y: 592, size: 34, font: "heading", fill: paint.ink },
        ' text-anchor="end" letter-spacing="-0.7"',
      ),
    ].join(""),
  );
}

const GOLFER_SKY_HEIGHT = 424;
const TEXT_LEFT = 318;
const FACTS_SIZE = 30;

const golferRoom: Pick<LinkPictureTemplates["room"], "facts" | "factsSize"> = {
  facts: RIGHT - TEXT_LEFT,
  factsSize: FACTS_SIZE,
};

const face = [
  '<linearGradient id="face" x2="0" y2="1"><stop stop-color="#a7d8e6"/><stop offset="1" stop-color="#f8eaca"/></linearGradient>',
  `<circle cx="176" cy="${GOLFER_SKY_HEIGHT + 6}" r="116" fill="${paint.surface}"/><circle cx="176" cy="${GOLFER_SKY_HEIGHT + 6}" r="106" fill="url(#face)"/>`,
  text(
    golferToken("initials"),
    { x: 176, y: GOLFER_SKY_HEIGHT + 38, size: 88, font: "heading", fill: paint.ink },
    ' text-anchor="middle" letter-spacing="-2"',
  ),
].join("");

/** A golfer's initials and figures. Photos are on other servers, which are never asked. */
const golferPicture: string = document(
  [
    ground(GOLFER_SKY_HEIGHT),
    pill,
    face,
    text(
      golferToken("name"),
      { x: TEXT_LEFT, y: 520, size: golferToken("nameSize"), font: "heading", fill: paint.ink },
      ' letter-spacing="-1.2"',
    ),
    text(golferToken("facts"), { x: TEXT_LEFT, y: 574, size: FACTS_SIZE, font: "text", fill: paint.ink2 }),
  ].join(""),
);
