import { createHash } from "node:crypto";
import { templateKeyOf } from "@fourball/domain/landing-games";
import {
  type GamePictureWord,
  type GolferPictureWord,
  type LinkPictureTemplates,
  pictureSkyKey,
  type TicketPictureWord,
} from "@fourball/domain/link-pictures";
import { displayName, initials } from "@fourball/domain/profile/name";
import { ratingText } from "@fourball/domain/profile/rating";
import type { PublicProfile } from "@fourball/domain/profile/schema";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { skyVariantOf } from "@fourball/domain/tee-time/sky-variant";
import type { SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import type { RoundTicket } from "@fourball/services/rounds/ticket/get-round-ticket";
import { dayInWords, gameInWords } from "./game-words.ts";
import { pictureTexts } from "./texts.ts";

/** All that a picture is drawn from. */
export type Drawing = { template: string; skyFile: string; words: Record<string, string>; dots: string };

/** Names a picture by its content, so that it may be kept for ever. */
export const nameOf = (drawing: Drawing): string =>
  createHash("sha256").update(JSON.stringify(drawing)).digest("hex").slice(0, 24);

type Words<Word extends string> = Record<Exclude<Word, "sky" | "dots">, string>;

/** What the picture of a game's sky depends on. */
export type GameInLight = Pick<SharedGame, "courseId" | "sky">;

/** The path of a drawn sky. */
export const skyFileOf = ({ skies }: LinkPictureTemplates, game: GameInLight): string =>
  skies[pictureSkyKey(game.sky.land, game.sky.light, skyVariantOf(game.courseId))] ?? "";

export function gameDrawing(templates: LinkPictureTemplates, game: SharedGame): Drawing {
  const { room, widths } = templates;
  const { day, clock, half, spots } = gameInWords(game);
  const isKnown = (words: string) => words !== "" && isDrawable(words, widths.heading);
  const title = [game.courseName, game.location].find(isKnown) ?? MOOD[game.mood].label;
  const fitted = fitText(title, room.title, room.titleSizes, widths.heading);
  const host = game.hostFirstName?.trim();
  const facts = [title === game.location ? "" : game.location, host ? pictureTexts.hosting(host) : ""].filter(isKnown);
  const words: Words<GamePictureWord> = {
    day,
    clock,
    half,
    title: fitted.words,
    titleSize: String(fitted.size),
    place: fitText(facts.join(" · "), room.place, [room.placeSize], widths.text).words,
    spots,
  };
  return {
    template: templates.game[game.sky.light],
    skyFile: skyFileOf(templates, game),
    words,
    dots: templates.dots[templateKeyOf(game)] ?? "",
  };
}

const NAME_SIZES = [64, 54, 46, 40] as const;

export function golferDrawing(templates: LinkPictureTemplates, profile: PublicProfile): Drawing {
  const { room, widths } = templates;
  const isKnown = isDrawable(displayName(profile), widths.heading);
  // Without a name that can be drawn, a golfer is "Golfer", as without any.
  const named = isKnown ? profile : { firstName: null, lastName: null };
  const name = fitText(displayName(named), room.facts, NAME_SIZES, widths.heading);
  const words: Words<GolferPictureWord> = {
    initials: initials(named),
    name: name.words,
    nameSize: String(name.size),
    facts: fitText(factsOf(profile).join(" · "), room.facts, [room.factsSize], widths.text).words,
  };
  const sky = pictureSkyKey("parkland", "morning", skyVariantOf(profile.id));
  return { template: templates.golfer, skyFile: templates.skies[sky] ?? "", words, dots: "" };
}

const factsOf = ({ handicap, rating, gamesHosted, gamesPlayed }: PublicProfile): string[] => [
  ...(handicap === null ? [] : [pictureTexts.handicap(handicap)]),
  ...(rating > 0 ? [pictureTexts.rated(ratingText(rating))] : []),
  pictureTexts.games(gamesHosted, gamesPlayed),
];

export function ticketDrawing(templates: LinkPictureTemplates, ticket: RoundTicket): Drawing {
  const { room, widths } = templates;
  const names = ticket.firstNames.filter((name) => isDrawable(name, widths.heading));
  const title = isDrawable(ticket.courseName, widths.heading) ? ticket.courseName : pictureTexts.round;
  const fittedTitle = fitText(title, room.ticketTitle, room.ticketTitleSizes, widths.heading);
  const fittedNames = fitText(names.join(", "), room.names, room.namesSizes, widths.heading);
  const words: Words<TicketPictureWord> = {
    day: dayInWords(ticket.date),
    title: fittedTitle.words,
    titleSize: String(fittedTitle.size),
    names: fittedNames.words,
    namesSize: String(fittedNames.size),
    rounds: String(ticket.roundsThatYear),
    unit: pictureTexts.rounds(ticket.roundsThatYear),
  };
  return {
    template: templates.ticket[ticket.sky.light],
    skyFile: skyFileOf(templates, ticket),
    words,
    dots: templates.ticketDots[ticket.firstNames.length] ?? "",
  };
}

type Widths = Readonly<Record<string, number>>;

/** In the spelling of the fonts: one character for a letter with its accent. */
const written = (words: string): string => words.normalize("NFC").replace(/\s+/g, " ").trim();

/** Whether every character can be drawn; others would leave gaps. */
const isDrawable = (words: string, widths: Widths): boolean =>
  [...written(words)].every((character) => widths[character] !== undefined);

/** In pixels. Kerning makes the text a little narrower. */
const widthOf = (words: string, size: number, widths: Widths): number =>
  ([...words].reduce((sum, character) => sum + (widths[character] ?? 0), 0) * size) / 1000;

type FittedText = { words: string; size: number };

/** The text in the largest size that fits; cut with an ellipsis where none does. */
function fitText(words: string, room: number, sizes: readonly number[], widths: Widths): FittedText {
  const text = written(words);
  const size = sizes.find((each) => widthOf(text, each, widths) <= room);
  if (size !== undefined) return { words: text, size };
  const smallest = sizes.at(-1) ?? 0;
  let letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join("").trimEnd()}…`, smallest, widths) > room) letters = letters.slice(0, -1);
  return { words: `${letters.join("").trimEnd()}…`, size: smallest };
}
