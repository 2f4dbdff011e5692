import { linkTo } from "@fourball/domain/links/links";
import { PRODUCT } from "@fourball/domain/product";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { SharedGame } from "@fourball/services/games/tee-time/get-shared-game";
import { gameInWords } from "../../link-pictures/game-words.ts";
import { texts } from "../../link-pictures/texts.ts";
import { type PageHead, shortened } from "./page-head.ts";

type HeadOptions = { game: SharedGame; picture: string; publicUrl: string; isOwn?: boolean };

/** What link previews and search engines read of a game; a private one is only for people who have its invite, and what a guest has for the guest. */
export function sharedGameHead({ game, picture, publicUrl, isOwn = false }: HeadOptions): PageHead {
  const isListed = game.isPublic && !isOwn;
  const { shortDay, time } = gameInWords(game);
  const title = texts.gameTitle(game.courseName, shortDay, time);
  const url = publicUrl + linkTo("/tee-times/:teeTimeId", { params: { teeTimeId: game.id } });
  const description = descriptionOf(game);
  return {
    title: `${title} · ${PRODUCT}`,
    shareTitle: title,
    description,
    isListed,
    picture: { url: picture, alt: texts.gamePicture(game.courseName, shortDay, time) },
    ...(isListed && { canonical: url, data: eventOf({ game, picture, publicUrl }, { url, description }) }),
  };
}

function descriptionOf(game: SharedGame): string {
  const facts = [gameInWords(game).spots, game.location, MOOD[game.mood].label].join(" · ");
  const host = game.hostFirstName?.trim();
  return shortened([`${facts}.`, host && texts.hostedBy(host), game.description].filter(Boolean).join(" "));
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
