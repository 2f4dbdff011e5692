import type { Tx } from "@fourball/db/client";
import { notifiedGames, savedSearches, teeTimeParticipants } from "@fourball/db/schema/index";
import { and, eq, inArray, isNull, ne, notInArray, or, type SQL } from "drizzle-orm";
import { gameHiddenFrom } from "../../core/access/hidden-from.ts";
import { wordKeysIn } from "./compared-columns.ts";
import { filterMatches, reachesGame } from "./match-conditions.ts";
import type { PostedGame } from "./posted-game.ts";

const { id, userId, frequency, courseId, reach, wordKey, stoppedAt } = savedSearches;

/** Each of these has an index: so few searches are looked at, however many there are. */
export function isCandidate(game: PostedGame): SQL | undefined {
  const hasNone = and(isNull(courseId), isNull(reach), isNull(wordKey));
  const hasWord = inArray(wordKey, wordKeysIn(game.courseText, game.hostText));
  return or(eq(courseId, game.courseId), reachesGame(game), hasWord, hasNone);
}

/** The saved searches whose golfers would see the game in the marketplace with that filter, and who aren't in it already. */
export function findSearches(tx: Tx, game: PostedGame) {
  const players = tx
    .select({ userId: teeTimeParticipants.userId })
    .from(teeTimeParticipants)
    .where(eq(teeTimeParticipants.teeTimeId, game.id));
  const notified = tx.select({ userId: notifiedGames.userId }).from(notifiedGames).where(eq(notifiedGames.teeTimeId, game.id));
  return tx
    .select({ id, userId, frequency })
    .from(savedSearches)
    .where(
      and(
        isNull(stoppedAt),
        isCandidate(game),
        filterMatches(game),
        ne(userId, game.hostId),
        notInArray(userId, gameHiddenFrom),
        notInArray(userId, players),
        notInArray(userId, notified),
      ),
    )
    .execute({ teeTimeId: game.id });
}
