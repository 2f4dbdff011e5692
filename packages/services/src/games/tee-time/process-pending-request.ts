import { Failure } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { ProcessedRequest } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { assertActive, assertNotStarted } from "@fourball/domain/tee-time/spots";
import type { MemberContext } from "../../core/service-context.ts";
import { getTeeTime } from "./get-tee-time.ts";
import { joinTeeTime } from "./join-tee-time.ts";

/** Sends the request that a visitor made before signing in. If there is one already, it is returned. */
export async function processPendingRequest(ctx: MemberContext, input: OpenTeeTimeInput): Promise<ProcessedRequest> {
  const before = await getTeeTime(ctx, input);
  assertActive(before);
  assertNotStarted({ teeOffAt: Temporal.Instant.from(before.teeOffAt) }, ctx.clock.now());
  if (before.viewerStatus !== "pending" && before.viewerStatus !== "confirmed") await join(ctx, input);
  return {
    teeTimeId: before.id,
    hostName: displayName(before.host),
    courseDetails: { courseName: before.course.name, date: before.date, time: before.time },
  };
}

async function join(ctx: MemberContext, input: OpenTeeTimeInput): Promise<void> {
  try {
    await joinTeeTime(ctx, input);
  } catch (error) {
    // Two tabs that come back from sign-in together: one of them asked in between.
    if (!(error instanceof Failure)) throw error;
    const { viewerStatus } = await getTeeTime(ctx, input);
    if (viewerStatus !== "pending" && viewerStatus !== "confirmed") throw error;
  }
}
