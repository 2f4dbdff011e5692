import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { AVATARS_ON_CARD } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

/** The viewer's own participation, joined beside every game. */
const own = alias(teeTimeParticipants, "own");
const player = alias(users, "player");
const seat = alias(teeTimeParticipants, "seat");

const float = (column: Column): SQL => sql`${column}::float8`;
const whenPublic = (value: SQL | Column): SQL => sql`case when ${users.publicProfile} then ${value} end`;

/** One row a card: timestamps as PostgreSQL writes them, everything else as on the wire. */
export type CardRow = Omit<TeeTimeCard, "course" | "host"> & {
  courseName: string;
  courseLocation: string;
  courseImageUrl: string | null;
  courseTimeZone: string;
  hostFirstName: string | null;
  hostLastName: string | null;
  hostProfileImageUrl: string | null;
  hostHandicap: number | null;
  hostRating: number | null;
  hostRatingsCount: number | null;
  hostGamesHosted: number | null;
  hostHasPublicProfile: boolean;
};

const players = sql`coalesce((
  select json_agg(json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'profileImageUrl', p.profile_image_url))
  from (
    select ${player.firstName} as first_name, ${player.lastName} as last_name, ${player.profileImageUrl} as profile_image_url
    from ${teeTimeParticipants} as "seat" join ${users} as "player" on ${player.id} = ${seat.userId}
    where ${seat.teeTimeId} = ${teeTimes.id} and ${seat.status} = 'confirmed'
    order by ${seat.joinedAt}, ${seat.id} limit ${sql.raw(String(AVATARS_ON_CARD))}
  ) p), '[]'::json)`;

/** What SQL answers is promised, not checked: where a field takes a few words only, its column takes no others. */
type Holding<Field> = { _: { data: Field } };

export const cardColumns = {
  id: teeTimes.id,
  hostId: teeTimes.hostId,
  courseId: teeTimes.courseId,
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  totalSlots: teeTimes.totalSlots,
  description: teeTimes.description,
  moodEmoji: teeTimes.moodEmoji,
  mood: teeTimes.mood satisfies Holding<TeeTimeCard["mood"]>,
  preferences: teeTimes.preferences,
  isPublic: teeTimes.isPublic,
  status: teeTimes.status satisfies Holding<TeeTimeCard["status"]>,
  createdAt: teeTimes.createdAt,
  updatedAt: teeTimes.updatedAt,
  confirmedCount: teeTimes.confirmedCount,
  pendingCount: teeTimes.pendingCount,
  players,
  viewerStatus: sql`case when ${teeTimes.hostId} = ${sql.placeholder("viewer")}::uuid then 'host' else ${own.status} end`,
  distanceKm: sql`null::float8`,
  courseName: golfCourses.name,
  courseLocation: golfCourses.location,
  courseImageUrl: golfCourses.imageUrl,
  courseTimeZone: golfCourses.timeZone,
  hostFirstName: users.firstName,
  hostLastName: users.lastName,
  hostProfileImageUrl: users.profileImageUrl,
  hostHandicap: float(users.handicap),
  hostRating: whenPublic(float(users.rating)),
  hostRatingsCount: whenPublic(users.ratingsCount),
  hostGamesHosted: whenPublic(users.gamesHosted),
  hostHasPublicProfile: users.publicProfile,
} satisfies Record<keyof CardRow, Column | SQL>;

// "offset 0" looks the viewer's participation up game by game; joined freely, all games the viewer ever asked for are read at each page.
export const cardTables = sql`${teeTimes}
  join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
  join ${users} on ${users.id} = ${teeTimes.hostId}
  left join lateral (select * from ${teeTimeParticipants} as "own"
    where ${own.teeTimeId} = ${teeTimes.id} and ${own.userId} = ${sql.placeholder("viewer")}::uuid offset 0) as "own" on true`;
