import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { onlyIf } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { holesOfLight } from "@fourball/domain/tee-time/holes-of-light";
import type { OpenTeeTimeInput, Sky } from "@fourball/domain/tee-time/schema";
import { skyOf } from "@fourball/domain/tee-time/sky";
import { sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";
import { pictureColumns } from "./game-picture.ts";
import { isInvited } from "./invite-token.ts";

const columns = {
  id: teeTimes.id,
  ...pictureColumns,
  totalSlots: teeTimes.totalSlots,
  confirmedCount: teeTimes.confirmedCount,
  offeredCount: teeTimes.offeredCount,
  description: teeTimes.description,
  mood: teeTimes.mood,
  moodEmoji: teeTimes.moodEmoji,
  preferences: teeTimes.preferences,
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

const tables = from(teeTimes)
  .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
  .join(users, sql`${users.id} = ${teeTimes.hostId}`);

const toCome = sql`${teeTimes.id} = ${sql.placeholder("id")}::uuid and ${teeTimes.status} = 'active'
  and ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz`;

const findPublic = prepareSelect(columns, tables, sql`where ${toCome} and ${teeTimes.isPublic}`);
const findAny = prepareSelect(columns, tables, sql`where ${toCome}`);

type Row = RowOf<typeof findAny>;

/** What anyone may see who has the link to a game. */
export type SharedGame = Omit<Row, "inviteVersion" | "oldInviteHash" | "teeOffAt"> & {
  teeOffAt: string;
  sky: Sky;
  /** The round ends within an hour of sunset or later. */
  endsNearSunset: boolean;
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
  const [row] = await find(db, { id: teeTimeId, now: clock.now().toString() });
  const invited = await isInvited(db, row ?? missingGame(teeTimeId), invite);
  return row && (row.isPublic || invited) ? sharedGameOf(row) : undefined;
}

const missingGame = (id: string) => ({ id, isPublic: false, inviteVersion: 1, oldInviteHash: null });

const sharedGameOf = ({ inviteVersion: _, oldInviteHash: __, ...row }: Row): SharedGame => withSky(row);

/** The columns that the sky of a game is made of. */
type Lit = Pick<
  Row,
  "date" | "time" | "teeOffAt" | "timeZone" | "latitude" | "longitude" | "state" | "country" | "totalSlots" | "preferences"
>;

/** The game with the light in which it is played. */
export function withSky<Game extends Lit>(
  row: Game,
): Omit<Game, "teeOffAt"> & Pick<SharedGame, "teeOffAt" | "sky" | "endsNearSunset"> {
  const teeOffAt = isoInstant(row.teeOffAt);
  const { latitude, longitude, state, country } = row;
  const game = { ...row, teeOffAt, course: { latitude, longitude, state, country } };
  return { ...row, teeOffAt, sky: skyOf(game), endsNearSunset: holesOfLight(game) !== undefined };
}
