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
import { firstInviteToken, inviteKey } from "./invite-token.ts";

export async function createTeeTime(ctx: MemberContext, input: CreateTeeTimeInput): Promise<TeeTimeDetail> {
  // Read before, because nothing can fail after the commit.
  const key = input.isPublic ? null : await inviteKey(ctx.db);
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
    };
    const [row] = await tx.insert(teeTimes).values(values).returning({ id: teeTimes.id });
    if (!row) throw new Error("an insert returned no row");
    // The answer is stored for a repeated call, the link isn't.
    return { ...(await getTeeTime({ ...ctx, db: tx }, { teeTimeId: row.id })), inviteToken: null };
  });
  await publishChange(ctx, created.id, "created");
  return { ...created, inviteToken: key && firstInviteToken(key, created.id) };
}
