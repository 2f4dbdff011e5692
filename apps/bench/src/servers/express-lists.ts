import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { type FlatCard, PAGE } from "./card.ts";
import type { Drizzle } from "./express-database.ts";

type Host = typeof users.$inferSelect;
type Course = typeof golfCourses.$inferSelect;
type Game = typeof teeTimes.$inferSelect;
type Counted = Pick<FlatCard, "confirmedCount" | "pendingCount" | "players" | "viewerStatus">;

const listed = (): SQL | undefined =>
  and(eq(teeTimes.status, "active"), eq(teeTimes.isPublic, true), gt(teeTimes.teeOffAt, new Date()));
const soonestFirst = [asc(teeTimes.teeOffAt), asc(teeTimes.id)];

const flat = (game: Game, course: Course, host: Host, counted: Counted): FlatCard => ({
  ...game,
  courseName: course.name,
  courseLocation: course.location,
  courseImageUrl: course.imageUrl,
  courseTimeZone: course.timeZone,
  courseLatitude: course.latitude,
  courseLongitude: course.longitude,
  courseState: course.state,
  courseCountry: course.country,
  hostFirstName: host.firstName,
  hostLastName: host.lastName,
  hostProfileImageUrl: host.profileImageUrl,
  hostHandicap: host.handicap,
  hostRating: host.publicProfile ? host.rating : null,
  hostRatingsCount: host.publicProfile ? host.ratingsCount : null,
  hostGamesHosted: host.publicProfile ? host.gamesHosted : null,
  hostGamesPlayed: host.publicProfile ? host.gamesPlayed : null,
  hostHasPublicProfile: host.publicProfile,
  ...counted,
});

const avatar = ({ firstName, lastName, profileImageUrl }: Host) => ({ firstName, lastName, profileImageUrl });

/** A relational query that loads all relations and counts in JavaScript. */
export async function relational(db: Drizzle, viewerId: string): Promise<FlatCard[]> {
  const rows = await db.query.teeTimes.findMany({
    where: listed(),
    orderBy: soonestFirst,
    limit: PAGE + 1,
    with: {
      course: true,
      host: true,
      participants: { with: { user: true }, orderBy: [asc(teeTimeParticipants.joinedAt), asc(teeTimeParticipants.id)] },
    },
  });
  return rows.map(({ course, host, participants, ...game }) => {
    const confirmed = participants.filter(({ status }) => status === "confirmed");
    const own = participants.find(({ userId }) => userId === viewerId);
    return flat(game, course, host, {
      confirmedCount: confirmed.length,
      pendingCount: participants.filter(({ status }) => status === "pending").length,
      players: confirmed.slice(0, 2).map(({ user }) => avatar(user)),
      viewerStatus: game.hostId === viewerId ? "host" : (own?.status ?? null),
    });
  });
}

/** One join for the page, then queries for the counts and players of each row. */
export async function perRow(db: Drizzle, viewerId: string): Promise<FlatCard[]> {
  const rows = await db
    .select()
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(users, eq(users.id, teeTimes.hostId))
    .where(listed())
    .orderBy(...soonestFirst)
    .limit(PAGE + 1);
  return Promise.all(
    rows.map(async ({ tee_times: game, golf_courses: course, users: host }) => {
      const of = (status: "confirmed" | "pending") =>
        and(eq(teeTimeParticipants.teeTimeId, game.id), eq(teeTimeParticipants.status, status));
      const [confirmedCount, pendingCount, players, [own]] = await Promise.all([
        db.$count(teeTimeParticipants, of("confirmed")),
        db.$count(teeTimeParticipants, of("pending")),
        db
          .select({ user: users })
          .from(teeTimeParticipants)
          .innerJoin(users, eq(users.id, teeTimeParticipants.userId))
          .where(of("confirmed"))
          .orderBy(asc(teeTimeParticipants.joinedAt), asc(teeTimeParticipants.id))
          .limit(2),
        db
          .select()
          .from(teeTimeParticipants)
          .where(and(eq(teeTimeParticipants.teeTimeId, game.id), eq(teeTimeParticipants.userId, viewerId))),
      ]);
      return flat(game, course, host, {
        confirmedCount,
        pendingCount,
        players: players.map(({ user }) => avatar(user)),
        viewerStatus: game.hostId === viewerId ? "host" : (own?.status ?? null),
      });
    }),
  );
}

const spot = sql`from tee_time_participants p where p.tee_time_id = ${teeTimes.id}`;

/** One query builder statement with subqueries, built on every request. */
export async function builder(db: Drizzle, viewerId: string): Promise<FlatCard[]> {
  const rows = await db
    .select({
      game: teeTimes,
      course: golfCourses,
      host: users,
      confirmedCount: sql<number>`(select count(*)::int ${spot} and p.status = 'confirmed')`,
      pendingCount: sql<number>`(select count(*)::int ${spot} and p.status = 'pending')`,
      players: sql<
        FlatCard["players"]
      >`coalesce((select json_agg(json_build_object('firstName', s.first_name, 'lastName', s.last_name,
        'profileImageUrl', s.profile_image_url)) from (select u.first_name, u.last_name, u.profile_image_url
        from tee_time_participants p join users u on u.id = p.user_id
        where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed' order by p.joined_at, p.id limit 2) s), '[]'::json)`,
      ownStatus: sql<FlatCard["viewerStatus"]>`(select p.status ${spot} and p.user_id = ${viewerId})`,
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(users, eq(users.id, teeTimes.hostId))
    .where(listed())
    .orderBy(...soonestFirst)
    .limit(PAGE + 1);
  return rows.map(({ game, course, host, ownStatus, ...counted }) =>
    flat(game, course, host, { ...counted, viewerStatus: game.hostId === viewerId ? "host" : ownStatus }),
  );
}
