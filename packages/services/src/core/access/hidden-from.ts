import { golferBlocks, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asText } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";

const id = sql`${sql.placeholder("id")}::uuid`;

const findAcross = prepareQuery(
  { id: asText(sql`across.id`) },
  (list) => sql`select ${list} from (
    select ${golferBlocks.blockedId} as id from ${golferBlocks} where ${golferBlocks.blockerId} = ${id}
    union select ${golferBlocks.blockerId} from ${golferBlocks} where ${golferBlocks.blockedId} = ${id}) across`,
);

const teeTimeId = sql`${sql.placeholder("teeTimeId")}::uuid`;

/** The golfers from whom blocks hide the game of the placeholder `teeTimeId`. */
export const gameHiddenFrom = sql`array(
  with game as (select ${teeTimes.hostId} as host from ${teeTimes} where ${teeTimes.id} = ${teeTimeId})
  select outside.id::text from (
    select b.blocked_id as id from ${golferBlocks} b join game on b.blocker_id = game.host
    union select b.blocker_id from ${golferBlocks} b join game on b.blocked_id = game.host) outside
  where outside.id <> (select host from game) and not exists (select 1 from ${teeTimeParticipants} own
    where own.tee_time_id = ${teeTimeId} and own.user_id = outside.id and own.status <> 'declined'))`;

type DbContext = Pick<ServiceContext, "db">;

/** The golfers from whom blocks hide a golfer. */
export const golferHiddenFrom = async ({ db }: DbContext, userId: string): Promise<string[]> =>
  (await findAcross(db, { id: userId })).map(({ id }) => id);
