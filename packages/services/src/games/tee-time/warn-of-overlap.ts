import type { Overlap, OverlapInput } from "@fourball/domain/tee-time/schema";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import type { MemberContext } from "../../core/service-context.ts";
import { courseOfGame } from "../course/require-course.ts";
import { findOverlap } from "./find-overlap.ts";

/** The viewer's game that a new one at this time would overlap, to warn of before hosting. */
export async function warnOfOverlap(ctx: MemberContext, { courseId, date, time, except }: OverlapInput): Promise<Overlap | null> {
  const { timeZone } = await courseOfGame(ctx.db, courseId);
  const teeOffAt = teeOffInstant({ date, time, timeZone }).toString();
  return findOverlap(ctx.db, {
    golferId: ctx.viewer.id,
    teeOffAt,
    except: except ?? null,
  });
}
