import { skyOf } from "@fourball/domain/tee-time/sky";

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
  mood: string;
  preferences: string[];
  isPublic: boolean;
  status: string;
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
  hostGamesHosted: number | null;
  hostHasPublicProfile: boolean;
  confirmedCount: number;
  pendingCount: number;
  players: { firstName: string | null; lastName: string | null; profileImageUrl: string | null }[];
  viewerStatus: string | null;
};

export const PAGE = 12;

/** The same JSON as Fourball's, field for field. */
export const cardOf = (row: FlatCard) => ({
  id: row.id,
  hostId: row.hostId,
  courseId: row.courseId,
  date: row.date,
  time: row.time,
  teeOffAt: row.teeOffAt,
  totalSlots: row.totalSlots,
  description: row.description,
  moodEmoji: row.moodEmoji,
  mood: row.mood,
  preferences: row.preferences,
  isPublic: row.isPublic,
  status: row.status,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  course: {
    name: row.courseName,
    location: row.courseLocation,
    imageUrl: row.courseImageUrl,
    timeZone: row.courseTimeZone,
  },
  sky: skyOf({
    course: {
      latitude: row.courseLatitude,
      longitude: row.courseLongitude,
      state: row.courseState,
      country: row.courseCountry,
    },
    date: row.date,
    time: row.time,
    teeOffAt: row.teeOffAt.toISOString(),
  }),
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
  distanceKm: null,
});

export type Page = { items: ReturnType<typeof cardOf>[]; nextCursor: string | null };

/** One row more than a page shows whether there is a next page. */
export function pageOf(rows: FlatCard[]): Page {
  const items = rows.slice(0, PAGE).map(cardOf);
  const last = items.at(-1);
  const nextCursor =
    last && rows.length > PAGE ? Buffer.from(JSON.stringify([last.teeOffAt, last.id, null])).toString("base64url") : null;
  return { items, nextCursor };
}
