import { openTeeTimeInput } from "@fourball/domain/inputs";
import { readTeeTimeSearch } from "@fourball/domain/links/tee-time-search";
import { pageAt } from "@fourball/domain/pages";
import { getSharedGame, type SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import type { Dependencies } from "../../dependencies.ts";
import { fillTemplate } from "../../link-pictures/fill-template.ts";
import { type LandingParts, landingPage, readLandingTemplates } from "./landing-page.ts";
import { generalHead, withHead } from "./page-head.ts";
import { sharedGameCard } from "./shared-game-card.ts";
import { sharedGameHead } from "./shared-game-head.ts";

/**
 * What visitors see who aren't signed in: the landing page, with the game first that they have a link to. A private game without its
 * invite is answered like one that does not exist.
 */
export async function signedOutPage(
  deps: Dependencies,
  webRoot: string,
  parts: LandingParts,
): Promise<(url: URL) => Promise<string>> {
  const { PUBLIC_URL: publicUrl } = deps.env;
  const templates = await readLandingTemplates(webRoot);
  const pageFor = landingPage(deps, templates, parts);
  return async (url) => {
    const returnTo = url.pathname + url.search;
    const asked = gameOf(url);
    const game = asked && (await findGame(deps, asked));
    if (!game) return generalHead(await pageFor(returnTo), publicUrl, { canonical: `${publicUrl}/` });
    const { pictures } = parts;
    const picture = publicUrl + pictures.pathOfGame(game, asked.invite);
    const card = sharedGameCard(templates.shared, { game, invite: asked.invite, sky: pictures.skyOfGame(game), returnTo });
    const folded = (landing: string) => card + fillTemplate(templates.shared.about, {}, { landing });
    return withHead(await pageFor(returnTo, folded), sharedGameHead({ game, picture, publicUrl }));
  };
}

type Asked = { teeTimeId: string; invite?: string | undefined };

function gameOf({ pathname, searchParams }: URL): Asked | undefined {
  if (pageAt(pathname)?.document !== "tee-time") return undefined;
  const { invite } = readTeeTimeSearch(Object.fromEntries(searchParams));
  return openTeeTimeInput.safeParse({ teeTimeId: pathname.split("/")[2], ...(invite !== undefined && { invite }) }).data;
}

/** Without it, the page is still the landing page. */
async function findGame({ services, log }: Dependencies, asked: Asked): Promise<SharedGame | undefined> {
  try {
    return await getSharedGame(services, asked);
  } catch (error) {
    log.warn({ err: error }, "the game of a link could not be read");
    return undefined;
  }
}
