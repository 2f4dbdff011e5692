import type { Land } from "./course/constants.ts";
import type { PictureLight } from "./tee-time/lights.ts";
import type { SkyVariant } from "./tee-time/sky-variant.ts";

/** What link previews show, in pixels. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** The picture that golfers keep of a round, in pixels: as high as chats and stories show one. */
export const TICKET_PICTURE = { width: 1080, height: 1350 } as const;

/** The product's own picture, for every page without one. */
export const PRODUCT_PICTURE_PATH = "/link-picture.png";

export type PictureFont = "text" | "heading" | "numerals";
/** The files of fonts. `extended` has the letters of languages that the others lack. */
export const PICTURE_FONTS = ["text", "heading", "numerals", "extended"] as const;

export const pictureSkyKey = (land: Land, light: PictureLight, variant: SkyVariant): string => `${land}-${light}-${variant}`;

/** What is inside of an SVG document, for another one. */
export const withoutFrame = (svg: string): string => svg.replace(/^\s*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

/** What the server fills in; each is text, but for `sky` and `dots`, which are drawings. */
export type GamePictureWord = "sky" | "day" | "clock" | "half" | "title" | "titleSize" | "place" | "dots" | "spots";
export type GolferPictureWord = "sky" | "initials" | "name" | "nameSize" | "facts";
export type TicketPictureWord = "sky" | "day" | "title" | "titleSize" | "dots" | "names" | "namesSize" | "rounds" | "unit";

/** The parts of link pictures as SVG, drawn when the client is built; `{{word}}` stands for what the server fills in. */
export type LinkPictureTemplates = {
  /** The files of the skies, by `pictureSkyKey`. */
  skies: Record<string, string>;
  /** A game, by its light. */
  game: Record<PictureLight, string>;
  /** The dots of a game, by `landingTemplateKey`. */
  dots: Record<string, string>;
  golfer: string;
  /** A round, by its light, and its dots by the number of players. */
  ticket: Record<PictureLight, string>;
  ticketDots: Record<number, string>;
  /** How much room there is for a text, in pixels, and its sizes. */
  room: {
    title: number;
    titleSizes: readonly number[];
    place: number;
    placeSize: number;
    facts: number;
    factsSize: number;
    ticketTitle: number;
    ticketTitleSizes: readonly number[];
    names: number;
    namesSizes: readonly number[];
  };
  /** How wide each character is, in thousandths of the size. Others cannot be drawn. */
  widths: Record<PictureFont, Record<string, number>>;
};
