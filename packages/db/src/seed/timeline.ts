import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import type { DraftPlayer, GameDraft } from "./game-draft.ts";
import type { Dice } from "./random.ts";

export interface Answer {
  readonly joinedAt: Temporal.Instant;
  readonly updatedAt: Temporal.Instant;
}

const daysBefore = (moment: Temporal.Instant, days: number): Temporal.Instant =>
  moment.subtract({ hours: Math.round(days * 24) });
const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (Temporal.Instant.compare(a, b) < 0 ? a : b);

/** When a game was put up and last changed: between two days and two weeks before it is looked at or played. */
export function gameTimes(
  { status }: GameDraft,
  teeOffAt: Temporal.Instant,
  now: Temporal.Instant,
  chance: Dice,
): { createdAt: Temporal.Instant; updatedAt: Temporal.Instant } {
  const createdAt = daysBefore(earlier(teeOffAt, now), 2 + chance.below(100) / 10);
  if (status === "completed") return { createdAt, updatedAt: teeOffAt.add({ hours: ROUND_HOURS }) };
  if (status === "cancelled") return { createdAt, updatedAt: now.subtract({ hours: 7 }) };
  return { createdAt, updatedAt: createdAt };
}

/** An open request is fresh enough that the host still has time to answer it: 24 h, 6 h or 1 h, the nearer the tee-off the less. */
function minutesToAnswer(hoursLeft: number): number {
  if (hoursLeft < 6) return 60;
  return hoursLeft < 48 ? 6 * 60 : 24 * 60;
}

/** Some hosts answer at once, and some take their time. */
const REPLY_MINUTES = [40, 300, 1500] as const;
const minutesToReply = (host: string): number => REPLY_MINUTES[host.length % REPLY_MINUTES.length] ?? REPLY_MINUTES[0];

/** When each of the players asked and was answered, in the order of the list. */
export function answers(
  players: readonly DraftPlayer[],
  {
    host,
    createdAt,
    teeOffAt,
    now,
  }: {
    host: string;
    createdAt: Temporal.Instant;
    teeOffAt: Temporal.Instant;
    now: Temporal.Instant;
  },
): Answer[] {
  const window = minutesToAnswer(teeOffAt.since(now).total("hours"));
  const latest = earlier(teeOffAt, now);
  const minutesOpen = latest.since(createdAt).total("minutes");
  return players.map(({ status }, place) => {
    const share = (place + 1) / (players.length + 1);
    if (status === "pending") {
      const joinedAt = now.subtract({
        minutes: Math.round(window * 0.8 * (1 - share)),
      });
      return { joinedAt, updatedAt: joinedAt };
    }
    const joinedAt = createdAt.add({
      minutes: Math.round(minutesOpen * share * 0.4),
    });
    return {
      joinedAt,
      updatedAt: joinedAt.add({
        minutes: Math.round(Math.min(minutesOpen * 0.2, minutesToReply(host)) * share),
      }),
    };
  });
}
