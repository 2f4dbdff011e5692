import type { ModerationAction, SuspensionDays } from "@fourball/domain/moderation/constants";
import type { ModerationEntry, ReportInput, UndoneModeration } from "@fourball/domain/moderation/schema";
import type { NotificationContent } from "@fourball/domain/notification/content";
import type { ReportTarget } from "@fourball/domain/report/schema";
import { getReport } from "../../admin/moderation/get-report.ts";
import { settleReport } from "../../admin/moderation/settle-report.ts";
import { undoModeration } from "../../admin/moderation/undo-moderation.ts";
import { listMessages } from "../../chat/list-messages.ts";
import { say } from "../../chat/say.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { listNotifications } from "../../notification/list-notifications.ts";
import { sendReport } from "../../safety/report/send-report.ts";
import type { TestWorld } from "../../testing.ts";
import { one } from "../one.ts";

/** Sam hosts a game in which Priya plays; Dev and Ada are admins. */
export async function aReportedGame(world: TestWorld) {
  const [sam, priya, dev, ada] = await world.golfers([
    { firstName: "Sam", lastName: "Costa", email: "sam@example.com", passwordHash: "hashed secret" },
    { firstName: "Priya", email: "priya@example.com" },
    { firstName: "Dev", isAdmin: true, passwordHash: "hashed secret" },
    { firstName: "Ada", isAdmin: true },
  ]);
  if (!sam || !priya || !dev || !ada) throw new Error("four golfers were made");
  const { id: teeTimeId } = await world.teeTime({ hostId: sam.id });
  await world.request({ id: teeTimeId }, priya, "confirmed");
  const as = { sam: world.as(sam), priya: world.as(priya), dev: world.as(dev), ada: world.as(ada) };
  const reportId = async (about: ReportTarget) =>
    (await sendReport(as.priya, { about, reason: "harassment", words: "Scary" })).id;
  const message = async (text = "Stay off my course") => {
    const { seq } = await say(as.sam, { teeTimeId, message: text });
    return { seq, reportId: await reportId({ subject: "message", teeTimeId, seq }) };
  };
  return { sam, priya, dev, ada, teeTimeId, as, reportId, message };
}

type Choice = { actions?: ModerationAction[]; suspendDays?: SuspensionDays };

export const settle = (
  ctx: MemberContext,
  reportId: string,
  { actions = [], suspendDays = null }: Choice = {},
): Promise<ReportInput> =>
  settleReport(ctx, { reportId, actions, suspendDays, category: "harassment", reason: "A threat in the chat" });
export const actionsOf = async (ctx: MemberContext, reportId: string): Promise<ModerationEntry[]> =>
  (await getReport(ctx, { reportId })).actions;
export const undo = async (ctx: MemberContext, reportId: string): Promise<UndoneModeration> =>
  undoModeration(ctx, { actionId: one(await actionsOf(ctx, reportId)).id, reason: "A mistake" });
export const notificationsOf = async (ctx: MemberContext): Promise<NotificationContent[]> =>
  (await listNotifications(ctx, {})).items.map(({ content }) => content);
export const texts = async (ctx: MemberContext, teeTimeId: string): Promise<string[]> =>
  (await listMessages(ctx, { teeTimeId })).messages.map(({ message }) => message);
