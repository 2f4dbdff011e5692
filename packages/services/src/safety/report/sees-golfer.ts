import type { Db } from "@fourball/db/client";
import { chatMessages, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { type SQL, sql } from "drizzle-orm";
import { golfersAcrossBlocks, hasBlockedViewer, isShownGame } from "../../core/access/hidden-games.ts";
import { isShownFirstToViewer } from "../../core/access/shown-first.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { viewer } from "../../core/access/viewer.ts";

const golfer = sql`${sql.placeholder("golfer")}::uuid`;

const asks = (who: SQL, states: SQL): SQL => sql`exists (select 1 from ${teeTimeParticipants} p
  where p.tee_time_id = ${teeTimes.id} and p.user_id = ${who} and p.status in (${states}))`;
const plays = (who: SQL): SQL => sql`(${teeTimes.hostId} = ${who} or ${asks(who, sql`'confirmed'`)})`;
const writesIn = sql`exists (select 1 from ${chatMessages} m where m.tee_time_id = ${teeTimes.id} and m.user_id = ${golfer})`;

/** The games on which the viewer finds the golfer: as a host, a player, a request to answer, or the author of a message. */
const showsGolfer = sql`
  (${plays(golfer)} and (((${teeTimes.isPublic} or ${isShownFirstToViewer}) and ${teeTimes.status} <> 'cancelled' and ${isShownGame}
      and not ${hasBlockedViewer(golfer)})
    or ${teeTimes.hostId} = ${viewer} or ${asks(viewer, sql`'pending', 'confirmed'`)}))
  or (${teeTimes.hostId} = ${viewer} and ${asks(golfer, sql`'pending', 'declined'`)})
  or (${plays(viewer)} and ${writesIn})`;

const find = prepareSelect(
  {
    seesProfile: asBoolean(sql`${users.publicProfile} and ${isNotSuspended} and ${users.id} not in ${golfersAcrossBlocks}`),
    meets: asBoolean(sql`exists (select 1 from ${teeTimes} where ${showsGolfer})`),
  },
  from(users),
  sql`where ${users.id} = ${golfer} and ${users.deletedAt} is null`,
);

type Sight = { seesProfile: boolean; meets: boolean };

/** Where the viewer finds a golfer: on a public profile, or in a game. Undefined for one who is unknown to the viewer. */
export async function sightOfGolfer(db: Db, viewerId: string, golferId: string): Promise<Sight | undefined> {
  const [sight] = await find(db, { viewer: viewerId, golfer: golferId });
  return sight?.seesProfile || sight?.meets ? sight : undefined;
}
