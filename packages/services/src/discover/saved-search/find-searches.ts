import type { Tx } from "@fourball/db/client";
import { notifiedGames, savedSearches, teeTimeParticipants } from "@fourball/db/schema/index";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { TIME_OF_DAY, TIMES_OF_DAY } from "@fourball/domain/tee-time/constants";
import { sql } from "drizzle-orm";
import { gameHiddenFrom } from "../../core/access/hidden-from.ts";
import { wordKeysIn } from "./compared-columns.ts";
import { filterMatches, gamePlace } from "./match-conditions.ts";
import type { PostedGame } from "./posted-game.ts";

const { id, userId, frequency, courseId, reach, wordKey, stoppedAt } = savedSearches;
const value = sql.placeholder;
const teeTimeId = sql`${value("teeTimeId")}::uuid`;

/** Each of these has an index: so few searches are looked at, however many there are. */
const isCandidate = sql`(${courseId} = ${value("courseId")}::uuid or ${reach} @> ${gamePlace}
  or ${wordKey} = any(${value("wordKeys")}::text[]) or (${courseId} is null and ${reach} is null and ${wordKey} is null))`;

const find = prepareSelect(
  { id, userId, frequency },
  from(savedSearches),
  sql`where ${stoppedAt} is null and ${isCandidate} and ${filterMatches} and ${userId} <> ${value("hostId")}::uuid
    and ${userId}::text <> all(${gameHiddenFrom})
    and ${userId} not in (select ${teeTimeParticipants.userId} from ${teeTimeParticipants}
      where ${teeTimeParticipants.teeTimeId} = ${teeTimeId})
    and ${userId} not in (select ${notifiedGames.userId} from ${notifiedGames} where ${notifiedGames.teeTimeId} = ${teeTimeId})`,
);

export type FoundSearch = RowOf<typeof find>;

/** The saved searches whose golfers would see the game in the marketplace with that filter, and who aren't in it already. */
export function findSearches(tx: Tx, game: PostedGame): Promise<FoundSearch[]> {
  const { id: teeTimeId, time, courseText, hostText } = game;
  return find(tx, {
    ...game,
    teeTimeId,
    timeOfDay: TIMES_OF_DAY.find((part) => TIME_OF_DAY[part].from <= time && time < TIME_OF_DAY[part].to) ?? "",
    wordKeys: wordKeysIn(courseText, hostText),
  });
}
