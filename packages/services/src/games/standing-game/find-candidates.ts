import type { Db, Tx } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { StandingGolfer } from "@fourball/domain/standing-game/schema";
import { sql } from "drizzle-orm";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { partnersOf, unwantedByViewer } from "../../core/access/partners-of.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { viewer } from "../../core/access/viewer.ts";

/** Those confirmed in the viewer's games, hosts of games that the viewer is confirmed in, and partners. */
const playsWithViewer = sql`(${users.id} in ${partnersOf(viewer)}
  or exists (select 1 from ${teeTimeParticipants} p join ${teeTimes} t on t.id = p.tee_time_id
    where p.user_id = ${users.id} and p.status = 'confirmed' and t.status <> 'cancelled' and t.host_id = ${viewer})
  or exists (select 1 from ${teeTimeParticipants} p join ${teeTimes} t on t.id = p.tee_time_id
    where p.user_id = ${viewer} and p.status = 'confirmed' and t.status <> 'cancelled' and t.host_id = ${users.id})
  or exists (select 1 from ${teeTimeParticipants} p
    join ${teeTimeParticipants} o on o.tee_time_id = p.tee_time_id and o.user_id = ${viewer} and o.status = 'confirmed'
    join ${teeTimes} t on t.id = p.tee_time_id and t.status <> 'cancelled'
    where p.user_id = ${users.id} and p.status = 'confirmed'))`;

const find = prepareSelect(
  {
    userId: users.id,
    firstName: users.firstName,
    lastName: shownLastName(users),
    profileImageUrl: users.profileImageUrl,
    handicap: asFloat(users.handicap),
  },
  from(users),
  sql`where ${users.id} <> ${viewer} and ${users.deletedAt} is null and ${isNotSuspended}
    and ${users.id} not in ${golfersAcrossBlocks} and ${users.id} not in ${unwantedByViewer} and ${playsWithViewer}
    order by ${users.firstName}, ${users.lastName}, ${users.id}`,
);

/** Whom the viewer may make a regular: partners, and golfers they play or have played with. */
export const findCandidates = (db: Db | Tx, viewerId: string): Promise<StandingGolfer[]> => find(db, { viewer: viewerId });
