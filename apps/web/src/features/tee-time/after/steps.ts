import type { RoundAttendance, RoundPlayer } from "@fourball/domain/attendance/schema";
import type { CostCard } from "@fourball/domain/cost/schema";
import { firstNameOf } from "@fourball/domain/profile/name";
import type { RoundRating } from "@fourball/domain/rating/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { isOverdue } from "../../../golf/clock/due-text.ts";
import { momentText } from "../../../kit/formatting.ts";
import { isSettlingOpen } from "../costs/settle-up.tsx";
import { afterTexts } from "./texts.ts";

export type StepName = "came" | "rate" | "settle" | "again";

/** A thing to do after a round. `summary` says what became of it, `change` is the button that opens it again. */
export type Step = { name: StepName; isDone: boolean; summary: string; change: string };

export type RoundParts = { rating: RoundRating; attendance: RoundAttendance; costs: CostCard };

/** Those that apply to the viewer, in their order. */
export function stepsOf(teeTime: TeeTimeDetail, parts: RoundParts, now: Temporal.Instant): Step[] {
  const again: Step = { name: "again", isDone: false, summary: afterTexts.again.title, change: "" };
  const steps = [cameStep(teeTime, parts, now), rateStep(parts.rating), settleStep(teeTime, parts.costs, now), again];
  return steps.filter((step) => step !== undefined);
}

/** For the host, while it can be said and wherever something was. */
function cameStep(teeTime: TeeTimeDetail, { rating, attendance }: RoundParts, now: Temporal.Instant): Step | undefined {
  if (teeTime.viewerStatus !== "host" || attendance.players.length === 0) return undefined;
  const { badWeather, everyone, missed, change } = afterTexts.came;
  const absent = attendance.players.filter(hasMissed);
  const canSay = !isOverdue(attendance.closesAt, now);
  if (!canSay && absent.length === 0 && !teeTime.badWeather) return undefined;
  const names = absent.map(({ golfer }) => firstNameOf(golfer));
  const summary = teeTime.badWeather ? badWeather : names.length > 0 ? missed(names) : everyone;
  return { name: "came", isDone: !rating.asksWhoCame || !canSay, summary, change };
}

/** A question that no other player answered in time doesn't count. */
const hasMissed = ({ state, answerBy }: RoundPlayer): boolean =>
  state === "asked" ? answerBy !== null : missedStates.has(state);

const missedStates: ReadonlySet<string> = new Set(["coming", "disputed", "shown"]);

function rateStep({ golfers, isOpen, closesAt }: RoundRating): Step | undefined {
  const given = golfers.flatMap((each) => (each.given ? [{ ...each, ...each.given }] : []));
  if (golfers.length === 0) return undefined;
  const words = afterTexts.rate;
  const isRated = given.length === golfers.length;
  const stars = given.flatMap(({ golfer, stars }) => (stars === null ? [] : [words.ratedOne(firstNameOf(golfer), stars)]));
  const summary = !isOpen ? words.closed(momentText(closesAt)) : isRated ? words.rated(stars) : words.skipped;
  return {
    name: "rate",
    isDone: isRated || !isOpen,
    summary,
    change: !isOpen ? words.see : isRated ? words.change : words.start,
  };
}

/** Where the viewer owes something, or is owed it. */
function settleStep(teeTime: TeeTimeDetail, { own, owed }: CostCard, now: Temporal.Instant): Step | undefined {
  if (!own && owed.length === 0) return undefined;
  const { settled, open, change } = afterTexts.settle;
  const isSettled = (!own || (own.paidAt ?? own.receivedAt) !== null) && owed.every(({ receivedAt }) => receivedAt !== null);
  const isDone = isSettled || !isSettlingOpen(teeTime, now);
  return { name: "settle", isDone, summary: isSettled ? settled : open, change };
}
