import { type OpenTeeTimeInput, openTeeTimeInput } from "@fourball/domain/inputs";
import { linkTo } from "@fourball/domain/links/links";
import { readTeeTimeSearch } from "@fourball/domain/links/tee-time-search";
import { pageAt } from "@fourball/domain/pages";
import { PRODUCT } from "@fourball/domain/product";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { getSharedGame, type SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import type { Dependencies } from "../../dependencies.ts";
import { fillTemplate } from "../../link-pictures/fill-template.ts";
import { gameInWords } from "../../link-pictures/game-words.ts";
import { pictureTexts } from "../../link-pictures/texts.ts";
import type { GuestVisit } from "./guest-visit.ts";
import { type LandingParts, landingPage, readLandingTemplates } from "./landing-page.ts";
import { generalHead, type PageHead, shortened, withHead } from "./page-head.ts";
import { sharedGameCard } from "./shared-game-card.ts";

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
    if (!game) {
      const { refusal } = visit;
      const refused = (landing: string) =>
        (refusal ? fillTemplate(templates.shared.guest.refusal, { text: refusal }) : "") + landing;
      return generalHead(await pageFor(returnTo, refused), publicUrl, { canonical: `${publicUrl}/` });
    }
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

type HeadOptions = { game: SharedGame; picture: string; publicUrl: string; isOwn?: boolean };

/** What link previews and search engines read of a game; a private one is only for people who have its invite, and what a guest has for the guest. */
function sharedGameHead({ game, picture, publicUrl, isOwn = false }: HeadOptions): PageHead {
  const isListed = game.isPublic && !isOwn;
  const { shortDay, time } = gameInWords(game);
  const title = pictureTexts.gameTitle(game.courseName, shortDay, time);
  const url = publicUrl + linkTo("/tee-times/:teeTimeId", { params: { teeTimeId: game.id } });
  const description = descriptionOf(game);
  return {
    title: `${title} · ${PRODUCT}`,
    shareTitle: title,
    description,
    isListed,
    picture: { url: picture, alt: pictureTexts.gamePicture(game.courseName, shortDay, time) },
    ...(isListed && { canonical: url, data: eventOf({ game, picture, publicUrl }, { url, description }) }),
  };
}

function descriptionOf(game: SharedGame): string {
  const facts = [gameInWords(game).spots, game.location, MOOD[game.mood].label].join(" · ");
  const host = game.hostFirstName?.trim();
  return shortened([`${facts}.`, host && pictureTexts.hostedBy(host), game.description].filter(Boolean).join(" "));
}

/** As schema.org describes an event. */
function eventOf({ game, picture, publicUrl }: HeadOptions, { url, description }: { url: string; description: string }): object {
  const { courseName, location, city, state, country, latitude, longitude } = game;
  const address = { "@type": "PostalAddress", addressLocality: city, addressRegion: state, addressCountry: country };
  const isPlaced = latitude !== null && longitude !== null;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: `Golf at ${courseName}`,
    description,
    startDate: Temporal.Instant.from(game.teeOffAt).toString({ timeZone: game.timeZone, smallestUnit: "minute" }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    url,
    image: picture,
    location: {
      "@type": "GolfCourse",
      name: courseName,
      address: { ...address, name: location },
      ...(isPlaced && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    },
    organizer: { "@type": "Organization", name: PRODUCT, url: publicUrl },
    maximumAttendeeCapacity: game.totalSlots,
    remainingAttendeeCapacity: Math.max(0, openSpots(spotsOfGame(game))),
  };
}
