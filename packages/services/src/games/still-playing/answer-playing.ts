import { isMovedSince } from "@fourball/domain/attendance/entry";
import { isLate } from "@fourball/domain/attendance/windows";
import type { AnswerPlayingInput, OpenPlayingInput, PlayingQuestion } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { type PlayerSpot, spotByLink } from "../../core/access/playing-link.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { confirmPlaying } from "../participation/confirm-playing.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";

/** What the link in the mail of the day before is about, for anyone who has it. Of the host, it names the first name only. */
export async function openPlaying(ctx: ServiceContext, { token }: OpenPlayingInput): Promise<PlayingQuestion> {
  const spot = await spotByLink(ctx, token);
  const { courseName, date, time, timeZone, hostFirstName, playingConfirmedFor, teeOffAt } = spot;
  return {
    hostName: displayName({ firstName: hostFirstName, lastName: null }),
    courseName,
    date,
    time,
    timeZone,
    hasSaidYes: playingConfirmedFor?.getTime() === teeOffAt.getTime(),
    isLate: isOnRecord(spot, ctx.clock.now()),
  };
}

function isOnRecord({ teeOffAt, badWeatherAt, ...spot }: PlayerSpot, now: Temporal.Instant): boolean {
  const isExcused = badWeatherAt !== null || isMovedSince(spot);
  return !isExcused && isLate({ teeOffAt: Temporal.Instant.fromEpochMilliseconds(teeOffAt.getTime()) }, now);
}

/** Does what its golfer could do after signing in: says yes, or leaves the game. */
export async function answerPlaying(
  ctx: ServiceContext,
  { token, isPlaying }: AnswerPlayingInput,
): Promise<Pick<AnswerPlayingInput, "isPlaying">> {
  const { userId, teeTimeId } = await spotByLink(ctx, token);
  const player = { ...ctx, viewer: { id: userId, isAdmin: false } };
  if (isPlaying) await confirmPlaying(player, { teeTimeId });
  else await withdrawFromTeeTime(player, { teeTimeId });
  return { isPlaying };
}
