import type { NotificationContent } from "@fourball/domain/notification/content";
import { demoAccounts } from "./demo-accounts.ts";
import type { SeedPlan } from "./plan.ts";

export type PlannedNotification = {
  readonly recipientId: string;
  readonly teeTimeId: string;
  readonly content: NotificationContent;
  readonly at: Temporal.Instant;
  readonly isRead: boolean;
};

/** The notifications of the demo accounts about the planned games: requests to them, and approvals. */
export function notificationsOf({ golfers, courses, teeTimes, participants }: Omit<SeedPlan, "rooms">): PlannedNotification[] {
  const reads = new Set(golfers.filter(({ email }) => demoAccounts.some((demo) => demo.email === email)).map(({ id }) => id));
  const courseName = new Map(courses.map(({ id, name }) => [id, name]));
  const games = new Map(teeTimes.map((game) => [game.id, game]));
  const told = participants.flatMap(
    ({ id: participantId, teeTimeId, userId, status, joinedAt, updatedAt }): PlannedNotification[] => {
      const game = games.get(teeTimeId);
      if (!game) return [];
      const place = { courseName: courseName.get(game.courseId) ?? "", date: game.date, time: game.time };
      const asked = { kind: "join-requested" as const, participantId, golferId: userId, ...place };
      const answered = { kind: "join-approved" as const, ...place };
      return [
        { recipientId: game.hostId, teeTimeId, content: asked, at: joinedAt, isRead: status !== "pending" },
        ...(status === "confirmed" ? [{ recipientId: userId, teeTimeId, content: answered, at: updatedAt, isRead: true }] : []),
      ];
    },
  );
  return told.filter(({ recipientId }) => reads.has(recipientId));
}
