import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "@fourball/domain/failure";
import { type LinkPictureTemplates, PRODUCT_PICTURE_PATH, withoutFrame } from "@fourball/domain/link-pictures";
import { stringifyPlainSearch } from "@fourball/domain/links/plain-search";
import type { TeeTimeSearch } from "@fourball/domain/links/tee-time-search";
import type { PublicProfile } from "@fourball/domain/profile/schema";
import type { SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import type { RoundTicket } from "@fourball/services/rounds/ticket/get-round-ticket";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { type Drawing, type GameInLight, gameDrawing, golferDrawing, nameOf, skyFileOf, ticketDrawing } from "./drawings.ts";
import { fillTemplate } from "./fill-template.ts";
import type { PictureRenderer } from "./picture-renderer.ts";

/** Some two hundred pictures. */
const KEPT_BYTES = 32 * 1024 * 1024;

export type Picture = {
  png: Uint8Array<ArrayBuffer>;
  /** The name of what is in it; none where it is the product's picture instead. */
  name: string | undefined;
  /** Too many are being drawn: the picture itself can be had later. */
  busy?: Failure;
};

export type LinkPictures = {
  /** Paths that change with what the picture shows. */
  pathOfGame(game: SharedGame, invite?: string): string;
  pathOfGolfer(profile: PublicProfile): string;
  /** The sky of a game's hour, without words. */
  skyOfGame(game: GameInLight): string;
  ofGame(game: SharedGame): Promise<Picture>;
  ofGolfer(profile: PublicProfile): Promise<Picture>;
  ofRound(ticket: RoundTicket): Promise<Picture>;
};

/** The pictures of link previews, drawn when they are first asked for and kept by what they show. */
export async function linkPictures(webRoot: string, renderer: PictureRenderer, log: Logger): Promise<LinkPictures> {
  const templates: LinkPictureTemplates = JSON.parse(await readFile(join(webRoot, ".documents/link-pictures.json"), "utf8"));
  const product = Uint8Array.from(await readFile(join(webRoot, PRODUCT_PICTURE_PATH)));
  // Two who ask for the same picture wait for one drawing.
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, Drawing>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_name, _stale, { context: drawing }) =>
      renderer.render(await svgOf(webRoot, drawing), join(webRoot, ".documents/fonts")),
  });
  const draw = async (drawing: Drawing): Promise<Picture> => {
    const name = nameOf(drawing);
    try {
      const png = await kept.fetch(name, { context: drawing });
      if (png) return { png, name };
    } catch (error) {
      log.warn({ err: error }, "a link picture could not be drawn");
      if (error instanceof Failure) return { png: product, name: undefined, busy: error };
    }
    return { png: product, name: undefined };
  };
  return {
    pathOfGame: (game, invite) => {
      const path = `/link-pictures/tee-times/${game.id}/${nameOf(gameDrawing(templates, game))}.png`;
      const search: TeeTimeSearch = invite && !game.isPublic ? { invite } : {};
      return path + stringifyPlainSearch(search);
    },
    pathOfGolfer: (profile) => `/link-pictures/profiles/${profile.id}/${nameOf(golferDrawing(templates, profile))}.png`,
    skyOfGame: (game) => skyFileOf(templates, game),
    ofGame: (game) => draw(gameDrawing(templates, game)),
    ofGolfer: (profile) => draw(golferDrawing(templates, profile)),
    ofRound: (ticket) => draw(ticketDrawing(templates, ticket)),
  };
}

async function svgOf(webRoot: string, { template, skyFile, words, dots }: Drawing): Promise<string> {
  const sky = withoutFrame(await readFile(join(webRoot, skyFile), "utf8"));
  return fillTemplate(template, words, { sky, dots });
}
