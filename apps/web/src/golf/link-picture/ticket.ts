import { type LinkPictureTemplates, TICKET_PICTURE, type TicketPictureWord } from "@fourball/domain/link-pictures";
import { MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import type { PictureLight } from "@fourball/domain/tee-time/lights";
import { document, dotRowAt, ground, inEachLight, onLight, paint, pillAt, text } from "./parts.ts";

const SIDE = 72;
const SKY_HEIGHT = 890;
const DOTS_Y = 962;

/** How much room there is for the course and for the first names. */
export const ticketRoom: Pick<LinkPictureTemplates["room"], "ticketTitle" | "ticketTitleSizes" | "names" | "namesSizes"> = {
  ticketTitle: TICKET_PICTURE.width - 2 * SIDE,
  ticketTitleSizes: [96, 84, 72, 62, 52],
  names: TICKET_PICTURE.width - 2 * SIDE,
  namesSizes: [48, 40, 36],
};

const token = (word: TicketPictureWord): string => `{{${word}}}`;

/** Day and course on the sky of the round; who played, and the golfer's rounds of the year, on the paper below. */
function ticket(light: PictureLight): string {
  const { fill, shade } = onLight[light];
  const heading = (words: string, y: number, size: number | string, color: string) =>
    text(words, { x: SIDE, y, size, font: "heading", fill: color }, ' letter-spacing="-1"');
  return document(
    [
      ground(SKY_HEIGHT, shade, TICKET_PICTURE, 0.66),
      heading(token("day"), 228, 46, fill),
      // Below the sun of noon, above those of the morning and the evening.
      heading(token("title"), 338, token("titleSize"), fill),
      token("dots"),
      heading(token("names"), 1050, token("namesSize"), paint.ink),
      text(token("rounds"), { x: SIDE - 4, y: 1232, size: 150, font: "numerals", fill: paint.ink }),
      text(token("unit"), { x: SIDE, y: 1292, size: 40, font: "text", fill: paint.ink2 }),
      pillAt(TICKET_PICTURE.width - SIDE - 226, 1232),
    ].join(""),
    TICKET_PICTURE,
  );
}

function dotsOfTickets(): Record<number, string> {
  const dots: Record<number, string> = {};
  for (let players = MIN_SLOTS - 1; players <= MAX_SLOTS; players++)
    dots[players] = dotRowAt(SIDE + 23, DOTS_Y, ["ringed", ...Array<"filled">(players - 1).fill("filled")]);
  return dots;
}

export const tickets: Pick<LinkPictureTemplates, "ticket" | "ticketDots"> = {
  ticket: inEachLight(ticket),
  ticketDots: dotsOfTickets(),
};
