import { teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { opensToAllAt } from "@fourball/domain/tee-time/head-start";
import { type CreateTeeTimeInput, type TeeTimeDetail, teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { bookableTeeOff } from "@fourball/domain/tee-time/when";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { once } from "../../core/once.ts";
import { publishChange, publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { firstInviteToken, inviteKey } from "../../core/token/invite-token.ts";
import { requireCourse } from "../course/require-course.ts";
import { requirePartners, tellPartners } from "../head-start/tell-partners.ts";
import { getTeeTime } from "./get-tee-time.ts";

export async function createTeeTime(ctx: MemberContext, input: CreateTeeTimeInput): Promise<TeeTimeDetail> {
  const { headStartHours, ...game } = input;
  if (headStartHours && !game.isPublic) throw fail("headStartNeedsPublic", { path: ["headStartHours"] });
  const isPublic = game.isPublic && !headStartHours;
  let partners: string[] = [];
  // Read before, because nothing can fail after the commit.
  const key = isPublic ? null : await inviteKey(ctx.db);
  const created = await once(ctx, { call: "teeTime.create", input, answer: teeTimeDetail }, async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const { timeZone } = await requireCourse(tx, input.courseId);
    const teeOffAt = bookableTeeOff({ date: input.date, time: input.time, timeZone }, ctx.clock.now());
    const opensAt = headStartHours ? opensToAllAt(headStartHours, { teeOffAt, now: ctx.clock.now() }) : null;
    partners = opensAt ? await requirePartners(tx, ctx.viewer.id) : [];
    await ctx.limiter.spend("hosting", ctx.viewer.id);
    const values = {
      ...game,
      isPublic,
      opensToAllAt: opensAt && new Date(opensAt.epochMilliseconds),
      description: input.description || null,
      moodEmoji: input.moodEmoji ?? MOOD[input.mood].emoji,
      hostId: ctx.viewer.id,
      teeOffAt: new Date(teeOffAt.epochMilliseconds),
    };
    const [row] = await tx.insert(teeTimes).values(values).returning({ id: teeTimes.id });
    if (!row) throw new Error("an insert returned no row");
    const detail = await getTeeTime({ ...ctx, db: tx }, { teeTimeId: row.id });
    if (opensAt) await tellPartners(tx, partners, { ...detail, opensAt });
    // The answer is stored for a repeated call, the link isn't.
    return { ...detail, inviteToken: null };
  });
  await publishChange(ctx, created.id, "created");
  if (partners.length > 0) await publishNotifications(ctx, partners);
  return { ...created, inviteToken: key && firstInviteToken(key, created.id) };
}
