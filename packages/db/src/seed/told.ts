import type { News } from "@fourball/domain/notification/news";
import { demoAccounts } from "./demo-accounts.ts";
import type { SeedPlan } from "./plan.ts";

export type PlannedNews = {
  readonly recipientId: string;
  readonly teeTimeId: string;
  readonly news: News;
  readonly at: Temporal.Instant;
  readonly isRead: boolean;
};

/** What those who can be signed in to were told of the games that were planned: who asks them, and who said yes. */
export function newsOf({ golfers, courses, teeTimes, participants }: Omit<SeedPlan, "rooms">): PlannedNews[] {
  const reads = new Set(golfers.filter(({ email }) => demoAccounts.some((demo) => demo.email === email)).map(({ id }) => id));
  const courseName = new Map(courses.map(({ id, name }) => [id, name]));
  const games = new Map(teeTimes.map((game) => [game.id, game]));
  const told = participants.flatMap(({ id: participantId, teeTimeId, userId, status, joinedAt, updatedAt }): PlannedNews[] => {
    const game = games.get(teeTimeId);
    if (!game) return [];
    const place = { courseName: courseName.get(game.courseId) ?? "", date: game.date, time: game.time };
    const asked = { kind: "join-requested" as const, participantId, golferId: userId, ...place };
    const answered = { kind: "join-approved" as const, ...place };
    return [
      { recipientId: game.hostId, teeTimeId, news: asked, at: joinedAt, isRead: status !== "pending" },
      ...(status === "confirmed" ? [{ recipientId: userId, teeTimeId, news: answered, at: updatedAt, isRead: true }] : []),
    ];
  });
  return told.filter(({ recipientId }) => reads.has(recipientId));
}
