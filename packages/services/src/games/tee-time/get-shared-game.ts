import { isoInstant } from "@fourball/db/iso-instant";
import type { RowOf } from "@fourball/db/prepare-once";
import { prepareOnce } from "@fourball/db/prepare-once";
import { onlyIf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { Sky } from "@fourball/domain/tee-time/schema";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { stored } from "../../core/job.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { isInvited } from "../../core/token/invite-token.ts";
import { pictureColumns, pictureOf } from "./game-picture.ts";

const columns = {
  id: teeTimes.id,
  ...pictureColumns,
  confirmedCount: teeTimes.confirmedCount,
  offeredCount: teeTimes.offeredCount,
  description: teeTimes.description,
  mood: teeTimes.mood,
  moodEmoji: teeTimes.moodEmoji,
  isPublic: teeTimes.isPublic,
  inviteVersion: teeTimes.inviteVersion,
  oldInviteHash: teeTimes.oldInviteHash,
  courseName: golfCourses.name,
  location: golfCourses.location,
  city: golfCourses.city,
  timeZone: golfCourses.timeZone,
  // A link to a game must not tell who has a private profile.
  hostFirstName: onlyIf(sql`${users.publicProfile}`, users.firstName),
};

const prepareGames = (which?: SQL) =>
  prepareOnce((db) =>
    db
      .select(columns)
      .from(teeTimes)
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .innerJoin(users, eq(users.id, teeTimes.hostId))
      .where(
        and(
          eq(teeTimes.id, sql.placeholder("id")),
          eq(teeTimes.status, "active"),
          gt(teeTimes.teeOffAt, sql.placeholder("now")),
          which,
        ),
      ),
  );

const findPublic = prepareGames(eq(teeTimes.isPublic, true));
const findAny = prepareGames();

type Row = RowOf<typeof findAny>;

/** What anyone may see who has the link to a game. */
export type SharedGame = Omit<Row, "inviteVersion" | "oldInviteHash" | "teeOffAt"> & {
  teeOffAt: string;
  sky: Sky;
};

/**
 * A game that has not teed off, for people who aren't signed in: a public one, or a private one with its invite. Otherwise nothing,
 * after the same work: the time of an answer must not tell a private game from one that doesn't exist.
 */
export async function getSharedGame(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  { teeTimeId, invite }: OpenTeeTimeInput,
): Promise<SharedGame | undefined> {
  const find = invite ? findAny : findPublic;
  const [row] = await find(db, { id: teeTimeId, now: stored(clock.now()) });
  const invited = await isInvited(db, row ?? missingGame(teeTimeId), invite);
  return row && (row.isPublic || invited) ? sharedGameOf(row) : undefined;
}

const missingGame = (id: string) => ({ id, isPublic: false, inviteVersion: 1, oldInviteHash: null });

const sharedGameOf = ({ inviteVersion: _, oldInviteHash: __, ...row }: Row): SharedGame => withSky(row);

/** The game with the light in which it is played. */
export const withSky = <Game extends Parameters<typeof pictureOf>[0]>(
  row: Game,
): Omit<Game, "teeOffAt"> & Pick<SharedGame, "teeOffAt" | "sky"> => ({
  ...row,
  ...pictureOf(row),
  teeOffAt: isoInstant(row.teeOffAt),
});
