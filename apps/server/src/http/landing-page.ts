import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  LANDING_GAMES,
  LANDING_GAMES_PLACE,
  type LandingGameWords,
  type LandingTemplates,
  SHARED_GAME_PLACE,
  templateKeyOf,
} from "@fourball/domain/tee-time/landing-games";
import { openSpotsText, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { type LandingGame, listLandingGames } from "@fourball/services/tee-time/list/list-landing-games";
import { LRUCache } from "lru-cache";
import type { Dependencies } from "../dependencies.ts";
import { fillTemplate } from "./fill-template.ts";

const KEPT_MS = 60_000;

export const readLandingTemplates = async (webRoot: string): Promise<LandingTemplates> =>
  JSON.parse(await readFile(join(webRoot, ".documents/landing-games.json"), "utf8"));

/**
 * The landing page with its games, which may be a minute old. Its buttons lead to `returnTo` after sign-in; the game that a visitor
 * has a link to comes first.
 */
export function landingPage(
  { services, log }: Pick<Dependencies, "services" | "log">,
  templates: LandingTemplates,
  landing: string,
): (returnTo: string, sharedGame?: string) => Promise<string> {
  const pages = new LRUCache<"page", string>({
    max: 1,
    ttl: KEPT_MS,
    allowStale: true,
    async fetchMethod() {
      const { games, count } = await listLandingGames(services);
      const list = games.length < LANDING_GAMES ? "" : listOf(templates, games, count);
      return landing.replace(LANDING_GAMES_PLACE, () => list);
    },
  });
  const withoutGames = landing.replace(LANDING_GAMES_PLACE, "");
  return async (returnTo, sharedGame = "") => {
    const page = await pages.fetch("page").catch((error: unknown) => {
      log.warn({ err: error }, "the games of the landing page could not be read");
      return withoutGames;
    });
    return returningTo(page ?? withoutGames, returnTo).replace(SHARED_GAME_PLACE, () => sharedGame);
  };
}

/** Buttons of the landing page lead back to this path after sign-in. */
export const returningTo = (landing: string, path: string): string =>
  path === "/" ? landing : landing.replaceAll('href="/api/login"', `href="${signInHref(path)}"`);

export const signInHref = (path: string): string => `/api/login?returnTo=${encodeURIComponent(path)}`;

function listOf({ list, games: templates }: LandingTemplates, games: readonly LandingGame[], count: number): string {
  const rows = games.map((game) => fillTemplate(templates[templateKeyOf(game)] ?? "", wordsOf(game)));
  return fillTemplate(list, { count: new Intl.NumberFormat("en-US").format(count) }).replace("{{games}}", () => rows.join(""));
}

function wordsOf({ id, course, place, date, time, ...game }: LandingGame): LandingGameWords {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const [clock = "", half = ""] = local.toLocaleString("en-US", { timeStyle: "short" }).split(/\s/);
  return {
    href: signInHref(`/tee-times/${id}`),
    time: clock,
    half,
    day: local.toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" }),
    course,
    place,
    spots: openSpotsText(spotsOfGame(game)),
  };
}
