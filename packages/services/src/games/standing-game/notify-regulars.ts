import type { Tx } from "@fourball/db/client";
import { notifications } from "@fourball/db/schema/index";
import type { NotificationContent } from "@fourball/domain/notification/content";
import { frequencyInWords } from "@fourball/domain/standing-game/in-words";
import type { LockedStandingGame } from "./lock-standing-game.ts";

type Change = Extract<NotificationContent, { kind: "standing-game" }>["change"];

/** Notifies golfers of a change of a game that repeats, by `golferId`. */
export async function notifyOfStandingGame(
  tx: Tx,
  game: LockedStandingGame,
  { recipients, golferId, change, date = null }: { recipients: string[]; golferId: string; change: Change; date?: string | null },
): Promise<void> {
  if (recipients.length === 0) return;
  const { id: standingGameId, courseName, time } = game;
  const content = {
    kind: "standing-game" as const,
    change,
    golferId,
    standingGameId,
    when: frequencyInWords(game),
    courseName,
    time,
    date,
  };
  await tx.insert(notifications).values(recipients.map((recipientId) => ({ recipientId, content })));
}
