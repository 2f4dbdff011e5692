import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import type { CardRow } from "./card-columns.ts";

/** From the text that PostgreSQL writes (`2026-06-12 13:10:00.5+00`, always UTC) by its places: a page has dozens, and a `Date` of each is slow. */
const utcInstant = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0").slice(0, 3)}Z`;

export const cardOfRow = (row: CardRow): TeeTimeCard => ({
  id: row.id,
  hostId: row.hostId,
  courseId: row.courseId,
  date: row.date,
  time: row.time,
  teeOffAt: utcInstant(row.teeOffAt),
  totalSlots: row.totalSlots,
  description: row.description,
  moodEmoji: row.moodEmoji,
  mood: row.mood,
  preferences: row.preferences,
  isPublic: row.isPublic,
  status: row.status,
  createdAt: utcInstant(row.createdAt),
  updatedAt: utcInstant(row.updatedAt),
  course: {
    name: row.courseName,
    location: row.courseLocation,
    imageUrl: row.courseImageUrl,
    timeZone: row.courseTimeZone,
  },
  host: {
    firstName: row.hostFirstName,
    lastName: row.hostLastName,
    profileImageUrl: row.hostProfileImageUrl,
    handicap: row.hostHandicap,
    rating: row.hostRating,
    ratingsCount: row.hostRatingsCount,
    gamesHosted: row.hostGamesHosted,
    hasPublicProfile: row.hostHasPublicProfile,
  },
  confirmedCount: row.confirmedCount,
  // Of a game that was played nobody waits to be let in.
  pendingCount: row.status === "active" ? row.pendingCount : 0,
  players: row.players,
  viewerStatus: row.viewerStatus,
  distanceKm: row.distanceKm === null ? null : Math.round(row.distanceKm * 10) / 10,
});
