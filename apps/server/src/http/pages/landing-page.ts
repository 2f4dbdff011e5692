import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  LANDING_GAMES,
  LANDING_GAMES_PLACE,
  type LandingGameWords,
  type LandingTemplates,
  SHARED_GAME_PLACE,
  templateKeyOf,
} from "@fourball/domain/landing-games";
import { linkTo } from "@fourball/domain/links/links";
import { signInLink } from "@fourball/domain/links/sign-in-links";
import { type LandingGame, type LandingGames, listLandingGames } from "@fourball/services/games/tee-time/list/list-landing-games";
import { LRUCache } from "lru-cache";
import type { Dependencies } from "../../dependencies.ts";
import { fillTemplate } from "../../link-pictures/fill-template.ts";
import { gameInWords } from "../../link-pictures/game-words.ts";
import type { LinkPictures } from "../../link-pictures/link-pictures.ts";

const KEPT_MS = 60_000;

export type LandingParts = { landing: string; pictures: LinkPictures };

export const readLandingTemplates = async (webRoot: string): Promise<LandingTemplates> =>
  JSON.parse(await readFile(join(webRoot, ".documents/landing-games.json"), "utf8"));

/**
 * The landing page with its games, which may be a minute old. Its buttons lead to `returnTo` after sign-in; `fold` puts what it says
 * behind something else.
 */
export function landingPage(
  { services, log }: Pick<Dependencies, "services" | "log">,
  templates: LandingTemplates,
  { landing, pictures }: LandingParts,
): (returnTo: string, fold?: (landing: string) => string) => Promise<string> {
  const pages = new LRUCache<"page", string>({
    max: 1,
    ttl: KEPT_MS,
    allowStale: true,
    async fetchMethod() {
      const found = await listLandingGames(services);
      const list = found.games.length < LANDING_GAMES ? "" : listOf(templates, found, pictures);
      return landing.replace(LANDING_GAMES_PLACE, () => list);
    },
  });
  const withoutGames = landing.replace(LANDING_GAMES_PLACE, "");
  return async (returnTo, fold = (landing) => landing) => {
    const page = await pages.fetch("page").catch((error: unknown) => {
      log.warn({ err: error }, "the games of the landing page could not be read");
      return withoutGames;
    });
    const [head = "", said = "", foot = ""] = returningTo(page ?? withoutGames, returnTo).split(SHARED_GAME_PLACE);
    return head + fold(said) + foot;
  };
}

/** Buttons of the landing page lead back to this path after sign-in. */
export const returningTo = (landing: string, path: string): string =>
  path === "/" ? landing : landing.replaceAll('href="/api/login"', `href="${signInLink(path)}"`);

function listOf(templates: LandingTemplates, { games, nearby, count }: LandingGames, pictures: LinkPictures): string {
  const rows = (shown: readonly LandingGame[]): string =>
    shown.map((game) => fillTemplate(templates.games[templateKeyOf(game)] ?? "", wordsOf(game, pictures))).join("");
  const zones = nearby.map((zone) => fillTemplate(templates.nearby, { timeZone: zone.timeZone }, { games: rows(zone.games) }));
  const words = { count: new Intl.NumberFormat("en-US").format(count) };
  return fillTemplate(templates.list, words, { games: rows(games), nearby: zones.join("") });
}

function wordsOf(game: LandingGame, pictures: LinkPictures): LandingGameWords {
  const { shortDay, clock, half, spots } = gameInWords(game);
  const { id, course, place } = game;
  return {
    href: signInLink(linkTo("/tee-times/:teeTimeId", { params: { teeTimeId: id } })),
    sky: pictures.skyOfGame(game),
    time: clock,
    half,
    day: shortDay,
    course,
    place,
    spots,
  };
}
