import { randomBytes } from "node:crypto";
import { teeTimes } from "@fourball/db/schema/index";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { type CreateTeeTimeInput, type TeeTimeDetail, teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertBookable, teeOffInstant } from "@fourball/domain/tee-time/when";
import { lockActiveAccount } from "../access/lock-active-account.ts";
import { requireCourse } from "../course/require-course.ts";
import { once } from "../idempotency/once.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";
import { getTeeTime } from "./get-tee-time.ts";

/** The secret part of an unlisted game's link. */
export const newInviteToken = (): string => randomBytes(32).toString("base64url");

export async function createTeeTime(ctx: MemberContext, input: CreateTeeTimeInput): Promise<TeeTimeDetail> {
  const created = await once(ctx, { call: "teeTime.create", input, answer: teeTimeDetail }, async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const { timeZone } = await requireCourse(tx, input.courseId);
    const teeOffAt = teeOffInstant({ date: input.date, time: input.time, timeZone });
    assertBookable(teeOffAt, ctx.clock.now(), timeZone);
    await ctx.limiter.spend("hosting", ctx.viewer.id);
    const values = {
      ...input,
      description: input.description || null,
      moodEmoji: input.moodEmoji ?? MOOD[input.mood].emoji,
      hostId: ctx.viewer.id,
      teeOffAt: new Date(teeOffAt.epochMilliseconds),
      inviteToken: input.isPublic ? null : newInviteToken(),
    };
    const [row] = await tx.insert(teeTimes).values(values).returning({ id: teeTimes.id });
    if (!row) throw new Error("an insert returned no row");
    return getTeeTime({ ...ctx, db: tx }, { teeTimeId: row.id });
  });
  await publishChange(ctx, created.id, "created");
  return created;
}
