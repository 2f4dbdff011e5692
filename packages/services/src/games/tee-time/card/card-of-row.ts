import { isoInstant } from "@fourball/db/select/iso-instant";
import { litHoles } from "@fourball/domain/tee-time/holes-of-light";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { asFull, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { daylightOf } from "@fourball/domain/tee-time/sun";
import type { CardRow } from "./card-columns.ts";
import { fitOfRow } from "./fit-of-row.ts";

export function cardOfRow(row: CardRow): TeeTimeCard {
  const light = lightOfRow(row);
  const distanceKm = row.distanceKm === null ? null : Math.round(row.distanceKm * 10) / 10;
  return {
    id: row.id,
    hostId: row.hostId,
    courseId: row.courseId,
    date: row.date,
    time: row.time,
    teeOffAt: isoInstant(row.teeOffAt),
    totalSlots: row.totalSlots,
    description: row.description,
    moodEmoji: row.moodEmoji,
    mood: row.mood,
    preferences: row.preferences,
    isPublic: row.isPublic,
    opensToAllAt: row.opensToAllAt && isoInstant(row.opensToAllAt),
    status: row.status,
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
    course: {
      name: row.courseName,
      location: row.courseLocation,
      imageUrl: row.courseImageUrl,
      timeZone: row.courseTimeZone,
    },
    ...light,
    host: {
      firstName: row.hostFirstName,
      lastName: row.hostLastName,
      profileImageUrl: row.hostProfileImageUrl,
      handicap: row.hostHandicap,
      rating: row.hostRating,
      ratingsCount: row.hostRatingsCount,
      gamesHosted: row.hostGamesHosted,
      gamesPlayed: row.hostGamesPlayed,
      hasPublicProfile: row.hostHasPublicProfile,
    },
    confirmedCount: row.confirmedCount,
    offeredCount: (row.isKeptOut ? asFull(spotsOfGame(row)) : spotsOfGame(row)).offered,
    // A completed game has no pending requests.
    pendingCount: row.status === "active" ? row.pendingCount : 0,
    players: row.players,
    viewerStatus: row.viewerStatus,
    hasBlockedPlayer: row.hasBlockedPlayer,
    distanceKm,
    fit: fitOfRow(row, { distanceKm, holesOfLight: light.holesOfLight }),
  };
}

function lightOfRow(row: CardRow): Pick<TeeTimeCard, "sky" | "holesOfLight"> {
  const game = {
    course: {
      latitude: row.courseLatitude,
      longitude: row.courseLongitude,
      state: row.courseState,
      country: row.courseCountry,
    },
    date: row.date,
    time: row.time,
    teeOffAt: isoInstant(row.teeOffAt),
    totalSlots: row.totalSlots,
    preferences: row.preferences,
  };
  const daylight = daylightOf(game);
  const lit = row.status === "active" ? litHoles(game, daylight) : undefined;
  return { sky: skyOfGame(game, daylight), holesOfLight: lit ?? null };
}
