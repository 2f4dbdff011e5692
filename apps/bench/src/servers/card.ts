import { litHoles } from "@fourball/domain/tee-time/holes-of-light";
import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { daylightOf } from "@fourball/domain/tee-time/sun";

/** A card's flat columns, as every peer selects them. */
export type FlatCard = {
  id: string;
  hostId: string;
  courseId: string;
  date: string;
  time: string;
  teeOffAt: Date;
  totalSlots: number;
  description: string | null;
  moodEmoji: string;
  mood: TeeTimeCard["mood"];
  preferences: string[];
  isPublic: boolean;
  opensToAllAt: Date | null;
  status: TeeTimeCard["status"];
  createdAt: Date;
  updatedAt: Date;
  courseName: string;
  courseLocation: string;
  courseImageUrl: string | null;
  courseTimeZone: string;
  courseLatitude: number | null;
  courseLongitude: number | null;
  courseState: string;
  courseCountry: string;
  hostFirstName: string | null;
  hostLastName: string | null;
  hostProfileImageUrl: string | null;
  hostHandicap: number | null;
  hostRating: number | null;
  hostRatingsCount: number | null;
  hostGamesHosted: number | null;
  hostGamesPlayed: number | null;
  hostHasPublicProfile: boolean;
  confirmedCount: number;
  offeredCount: number;
  pendingCount: number;
  players: TeeTimeCard["players"];
  viewerStatus: TeeTimeCard["viewerStatus"];
};

export const PAGE = 12;

/** The same card as Fourball's: its type names every field. The golfers who ask have no blocks and want no reasons. */
export function cardOf(row: FlatCard): TeeTimeCard {
  const game = {
    course: {
      latitude: row.courseLatitude,
      longitude: row.courseLongitude,
      state: row.courseState,
      country: row.courseCountry,
    },
    date: row.date,
    time: row.time,
    teeOffAt: row.teeOffAt.toISOString(),
    totalSlots: row.totalSlots,
    preferences: row.preferences,
  };
  const daylight = daylightOf(game);
  return {
    id: row.id,
    hostId: row.hostId,
    courseId: row.courseId,
    date: row.date,
    time: row.time,
    teeOffAt: game.teeOffAt,
    totalSlots: row.totalSlots,
    description: row.description,
    moodEmoji: row.moodEmoji,
    mood: row.mood,
    preferences: row.preferences,
    isPublic: row.isPublic,
    opensToAllAt: row.opensToAllAt?.toISOString() ?? null,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    course: {
      name: row.courseName,
      location: row.courseLocation,
      imageUrl: row.courseImageUrl,
      timeZone: row.courseTimeZone,
    },
    sky: skyOfGame(game, daylight),
    holesOfLight: litHoles(game, daylight) ?? null,
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
    offeredCount: row.offeredCount,
    pendingCount: row.pendingCount,
    players: row.players,
    viewerStatus: row.viewerStatus,
    hasBlockedPlayer: false,
    distanceKm: null,
    fit: null,
  };
}

/** One row more than a page shows whether there is a next page. */
export function pageOf(rows: FlatCard[]): TeeTimePage {
  const items = rows.slice(0, PAGE).map(cardOf);
  const last = items.at(-1);
  const nextCursor =
    last && rows.length > PAGE
      ? Buffer.from(JSON.stringify([last.teeOffAt, last.id, null, last.confirmedCount - last.totalSlots])).toString("base64url")
      : null;
  return { items, nextCursor };
}
