import type { Participation } from "@fourball/domain/participation/schema";
import { isOverdue } from "../../../golf/clock/due-text.ts";

/** What became of a request: the host may still reply, should have by now, said yes or said no. */
export type RequestState = "waiting" | "late" | "in" | "declined";

type Request = Pick<Participation, "status" | "answerDueAt">;

export function requestState({ status, answerDueAt }: Request, now: Temporal.Instant): RequestState {
  if (status === "confirmed") return "in";
  if (status === "declined") return "declined";
  return answerDueAt !== null && isOverdue(answerDueAt, now) ? "late" : "waiting";
}

const MINUTE = 60_000;

/** How much of the time to reply has passed, 0 to 1, in whole minutes. The clock of the host starts with the last change. */
export function shareOfWait(
  { updatedAt, answerDueAt }: Pick<Participation, "updatedAt" | "answerDueAt">,
  now: Temporal.Instant,
): number {
  if (answerDueAt === null) return 0;
  const from = Date.parse(updatedAt);
  const whole = Date.parse(answerDueAt) - from;
  const passed = Math.floor((now.epochMilliseconds - from) / MINUTE) * MINUTE;
  return whole > 0 ? Math.min(1, Math.max(0, passed / whole)) : 1;
}

/** From then on it's said how little is left. */
export const isAlmostDue = ({ answerDueAt }: Pick<Participation, "answerDueAt">, now: Temporal.Instant): boolean =>
  answerDueAt !== null && isOverdue(answerDueAt, now.add({ hours: 1 }));
