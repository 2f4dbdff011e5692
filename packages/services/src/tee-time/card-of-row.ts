import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isoInstant } from "../iso-instant.ts";
import type { CardRow } from "./card-columns.ts";

export const cardOfRow = (row: CardRow): TeeTimeCard => ({
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
  status: row.status,
  createdAt: isoInstant(row.createdAt),
  updatedAt: isoInstant(row.updatedAt),
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
    gamesHosted: row.hostGamesHosted,
    hasPublicProfile: row.hostHasPublicProfile,
  },
  confirmedCount: row.confirmedCount,
  pendingCount: row.pendingCount,
  players: row.players,
  viewerStatus: row.viewerStatus,
  distanceKm: row.distanceKm === null ? null : Math.round(row.distanceKm * 10) / 10,
});
