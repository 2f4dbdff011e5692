import { type OpenTeeTimeInput, openTeeTimeInput } from "@fourball/domain/inputs";
import { readTeeTimeSearch } from "@fourball/domain/links/tee-time-search";
import { pageAt } from "@fourball/domain/pages";
import { getSharedGame, type SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import type { Dependencies } from "../../dependencies.ts";
import { fillTemplate } from "../../link-pictures/fill-template.ts";
import type { GuestVisit } from "./guest-visit.ts";
import { type LandingParts, landingPage, readLandingTemplates } from "./landing-page.ts";
import { generalHead, withHead } from "./page-head.ts";
import { sharedGameCard } from "./shared-game-card.ts";
import { sharedGameHead } from "./shared-game-head.ts";

/** What visitors see at an address, and what those among them see who did something there as guests. */
export type PageForVisitor = (url: URL, visit?: GuestVisit) => Promise<string>;

/**
 * What visitors see who aren't signed in: the landing page, with the game first that they have a link to, or a spot in. A private
 * game without its invite is answered like one that does not exist.
 */
export async function signedOutPage(deps: Dependencies, webRoot: string, parts: LandingParts): Promise<PageForVisitor> {
  const { PUBLIC_URL: publicUrl } = deps.env;
  const templates = await readLandingTemplates(webRoot);
  const pageFor = landingPage(deps, templates, parts);
  return async (url, visit = {}) => {
    const returnTo = url.pathname + url.search;
    const asked = gameOf(url);
    const game = visit.own?.game ?? (asked && (await findGame(deps, asked)));
    if (!game) return generalHead(await pageFor(returnTo), publicUrl, { canonical: `${publicUrl}/` });
    const { pictures } = parts;
    const invite = asked?.invite;
    const picture = publicUrl + pictures.pathOfGame(game, invite);
    const card = sharedGameCard(templates.shared, { game, invite, sky: pictures.skyOfGame(game), returnTo, visit });
    const folded = (landing: string) => card + fillTemplate(templates.shared.about, {}, { landing });
    return withHead(
      await pageFor(returnTo, folded),
      sharedGameHead({ game, picture, publicUrl, isOwn: visit.own !== undefined }),
    );
  };
}

/** The game whose page it is, and the invite that the link has. */
export function gameOf({ pathname, searchParams }: URL): OpenTeeTimeInput | undefined {
  if (pageAt(pathname)?.document !== "tee-time") return undefined;
  const { invite } = readTeeTimeSearch(Object.fromEntries(searchParams));
  return openTeeTimeInput.safeParse({ teeTimeId: pathname.split("/")[2], ...(invite !== undefined && { invite }) }).data;
}

/** Without it, the page is still the landing page. */
async function findGame({ services, log }: Dependencies, asked: OpenTeeTimeInput): Promise<SharedGame | undefined> {
  try {
    return await getSharedGame(services, asked);
  } catch (error) {
    log.warn({ err: error }, "the game of a link could not be read");
    return undefined;
  }
}
