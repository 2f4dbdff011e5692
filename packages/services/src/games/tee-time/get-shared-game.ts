import type { Db } from "@fourball/db/client";
import { isoInstant, toTimestamp } from "@fourball/db/instants";
import type { RowOf } from "@fourball/db/prepare-once";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { onlyIf } from "@fourball/db/schema/columns";
import { golfCourses, guestRequests, teeTimeCosts, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { Company } from "@fourball/domain/guest/company";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { Sky } from "@fourball/domain/tee-time/schema";
import { and, eq, exists, gt, type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";
import { isInvited } from "../../core/token/invite-token.ts";
import { pictureColumns, pictureOf } from "./game-picture.ts";

/** Joined with a golfer. Who isn't signed in doesn't read who keeps the profile private. */
export const publicFirstName = onlyIf(sql`${users.publicProfile}`, users.firstName);

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
  hostFirstName: publicFirstName,
  takesGuests: teeTimes.takesGuests,
  guestsAreIn: teeTimes.guestsAreIn,
  guestsNeedEmail: teeTimes.guestsNeedEmail,
  costs: { greenFee: teeTimeCosts.greenFee, cart: teeTimeCosts.cart, currency: teeTimeCosts.currency },
};

const prepareGames = (which: SQL | undefined) =>
  prepareOnce((db) =>
    db
      .select(columns)
      .from(teeTimes)
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .innerJoin(users, eq(users.id, teeTimes.hostId))
      .leftJoin(teeTimeCosts, eq(teeTimeCosts.teeTimeId, teeTimes.id))
      .where(and(eq(teeTimes.id, sql.placeholder("id")), which)),
  );

const isToCome = and(eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, sql.placeholder("now")));
const findPublic = prepareGames(and(isToCome, eq(teeTimes.isPublic, true)));
const findAny = prepareGames(isToCome);
const findOfGuest = prepareGames(
  exists(
    builder
      .select({ id: guestRequests.id })
      .from(guestRequests)
      .where(and(eq(guestRequests.id, sql.placeholder("guestRequestId")), eq(guestRequests.teeTimeId, teeTimes.id))),
  ),
);

const isOfGame = eq(teeTimeParticipants.teeTimeId, sql.placeholder("id"));
const findPlayers = prepareOnce((db) =>
  db
    .select({
      firstName: publicFirstName,
      friends: sql`cardinality(${teeTimeParticipants.friends})`.mapWith(Number),
    })
    .from(teeTimeParticipants)
    .innerJoin(users, eq(users.id, teeTimeParticipants.userId))
    .where(and(isOfGame, eq(teeTimeParticipants.status, "confirmed")))
    .orderBy(teeTimeParticipants.joinedAt, teeTimeParticipants.id),
);

type Row = RowOf<typeof findAny>;

/** What anyone may see who has the link to a game. */
export type SharedGame = Omit<Row, "inviteVersion" | "oldInviteHash" | "teeOffAt"> & {
  teeOffAt: string;
  sky: Sky;
  /** Only for those who have the link of a private game, or a spot: visitors of a listed game don't read who plays. */
  company: Company | null;
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
  const [row] = await find(db, { id: teeTimeId, now: toTimestamp(clock.now()) });
  const invited = await isInvited(db, row ?? missingGame(teeTimeId), invite);
  const isSeen = row && (row.isPublic || invited);
  return isSeen ? sharedGameOf(row, invited ? await companyOf(db, row) : null) : undefined;
}

type GuestOfGame = { teeTimeId: string; guestRequestId: string; isIn: boolean };

/**
 * A game for the guest who has a request for it, also when it is private, over or cancelled. The guest's link is checked before;
 * only who is in reads who plays.
 */
export async function getGameOfGuest(
  { db }: Pick<ServiceContext, "db">,
  { teeTimeId, guestRequestId, isIn }: GuestOfGame,
): Promise<SharedGame | undefined> {
  const [row] = await findOfGuest(db, { id: teeTimeId, guestRequestId });
  return row && sharedGameOf(row, isIn ? await companyOf(db, row) : null);
}

/** As the counts of the game say: who isn't a golfer with a spot is a guest, or a friend. */
async function companyOf(db: Db, { id, confirmedCount }: Pick<Row, "id" | "confirmedCount">): Promise<Company> {
  const players = await findPlayers(db, { id });
  const firstNames = players.flatMap(({ firstName }) => firstName?.trim() || []);
  return { firstNames, golfers: players.length - firstNames.length, guests: confirmedCount - players.length };
}

const missingGame = (id: string) => ({ id, isPublic: false, inviteVersion: 1, oldInviteHash: null });

const sharedGameOf = ({ inviteVersion: _, oldInviteHash: __, ...row }: Row, company: Company | null): SharedGame => ({
  ...withSky(row),
  company,
});

/** The game with the light in which it is played. */
export const withSky = <Game extends Parameters<typeof pictureOf>[0]>(
  row: Game,
): Omit<Game, "teeOffAt"> & Pick<SharedGame, "teeOffAt" | "sky"> => ({
  ...row,
  ...pictureOf(row),
  teeOffAt: isoInstant(row.teeOffAt),
});
