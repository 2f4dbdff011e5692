import type { Tx } from "@fourball/db/client";
import { golfCourses, standingGames, standingRegulars } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import { and, asc, eq, isNull } from "drizzle-orm";

export type LockedStandingGame = typeof standingGames.$inferSelect & { courseName: string; timeZone: string };

/** Holds a game that repeats until the transaction ends; undefined once it has ended. Accounts come before it in the order of locks, tee times after. */
export async function lockStandingGame(tx: Tx, id: string): Promise<LockedStandingGame | undefined> {
  const going = and(eq(standingGames.id, id), isNull(standingGames.endedAt));
  const [row] = await tx.select().from(standingGames).where(going).for("update");
  if (!row) return undefined;
  const { name: courseName, timeZone } = golfCourses;
  const [course] = await tx.select({ courseName, timeZone }).from(golfCourses).where(eq(golfCourses.id, row.courseId));
  return course && { ...row, ...course };
}

/** The same for its host; 404 for everyone else. */
export async function lockOwnStandingGame(tx: Tx, { id: hostId }: Viewer, id: string): Promise<LockedStandingGame> {
  const game = await lockStandingGame(tx, id);
  if (game?.hostId !== hostId) throw fail("standingGameNotFound");
  return game;
}

export type Regular = Pick<typeof standingRegulars.$inferSelect, "userId" | "turns" | "lastTurnOn">;

export const regularsOf = (tx: Tx, standingGameId: string): Promise<Regular[]> => {
  const { userId, turns, lastTurnOn, leftAt } = standingRegulars;
  return tx
    .select({ userId, turns, lastTurnOn })
    .from(standingRegulars)
    .where(and(eq(standingRegulars.standingGameId, standingGameId), isNull(leftAt)))
    .orderBy(asc(userId));
};
