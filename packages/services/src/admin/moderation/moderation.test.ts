import { auditLog, moderationActions, notifications, reports, users } from "@fourball/db/schema/index";
import type { ModerationAction } from "@fourball/domain/moderation/constants";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { deleteMessage } from "../../chat/delete-message.ts";
import { listAudit } from "../../core/audit/list-audit.ts";
import { stopFill } from "../../discover/fill-spot/start-fill.ts";
import { getTeeTime } from "../../games/tee-time/get-tee-time.ts";
import { countUnreadNotifications } from "../../notification/count-unread-notifications.ts";
import { sendReport } from "../../safety/report/send-report.ts";
import { one } from "../../testing/one.ts";
import { actionsOf, aReportedGame, notificationsOf, settle, texts, undo } from "../../testing/scenes/a-reported-game.ts";
import { fillScene } from "../../testing/scenes/fill-scene.ts";
import { testWorld } from "../../testing.ts";
import { getAttention } from "../get-attention.ts";
import { listDeliveries } from "../list-deliveries.ts";
import { getReport } from "./get-report.ts";
import { listReports } from "./list-reports.ts";
import { releaseReport, takeReport } from "./take-report.ts";
import { undoModeration } from "./undo-moderation.ts";
import { listWarnings } from "./warnings.ts";

const world = testWorld();
const aGame = () => aReportedGame(world);
const audited = async () => (await world.db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action);

describe("settling a report", () => {
  test("does all that is chosen, and tells both golfers in neutral words", async () => {
    const { as, teeTimeId, message } = await aGame();
    const { reportId, seq } = await message();
    await takeReport(as.dev, { reportId });
    await settle(as.dev, reportId, { actions: ["warned", "message-removed"] });

    expect(await texts(as.priya, teeTimeId)).toEqual(["Message deleted"]);
    expect(world.events).toContainEqual({ type: "chat-deleted", teeTimeId, seq });
    expect(await notificationsOf(as.priya)).toEqual([
      { kind: "report-settled", reportId, subject: "message", outcome: "action" },
    ]);
    expect(await notificationsOf(as.sam)).toEqual([
      { kind: "moderated", actions: ["message-removed", "warned"], category: "harassment", suspendedUntil: null },
    ]);
    expect(await countUnreadNotifications(as.sam)).toMatchObject({ unread: 1 });
    expect(await audited()).toEqual(["report-taken", "message-removed", "golfer-warned"]);
    expect(one((await listAudit(as.ada, { limit: 1 })).items)).toMatchObject({
      action: "golfer-warned",
      subject: "sam@example.com",
      reason: "A threat in the chat",
    });
    const exported = await exportOwnData(as.sam);
    const sent = JSON.stringify([exported.moderation, exported.notifications, exported.reports]);
    for (const secret of ["Priya", "Scary", "A threat in the chat"]) expect(sent).not.toContain(secret);
    expect(exported.moderation).toMatchObject([{ action: "message-removed" }, { action: "warned" }]);
    await world.post();
    const mails = world.mails.map(({ to, text }) => `${to}: ${text}`);
    expect(mails.find((mail) => mail.startsWith("sam@"))).toContain("This is a warning.");
    expect(mails.find((mail) => mail.startsWith("priya@"))).toContain("We looked at your report and took action.");
    for (const mail of mails.filter((each) => each.startsWith("sam@"))) expect(mail).not.toMatch(/Priya|Scary/);
  });

  test("without an action tells only the reporter", async () => {
    const { as, sam, reportId } = await aGame();
    const id = await reportId({ subject: "golfer", userId: sam.id });
    await settle(as.dev, id);
    expect(await notificationsOf(as.priya)).toMatchObject([{ kind: "report-settled", outcome: "nothing" }]);
    expect(await notificationsOf(as.sam)).toEqual([]);
    expect(world.events.filter(({ type }) => type === "notifications-changed")).toEqual([
      { type: "notifications-changed", recipients: [as.priya.viewer.id] },
    ]);
    expect(await audited()).toEqual(["report-dismissed"]);
  });

  test("by two admins at once is done once, and the other hears who did", { tags: "race" }, async () => {
    const { as, sam, message } = await aGame();
    const { reportId } = await message();
    const actions: ModerationAction[] = ["message-removed", "warned"];
    const ends = await Promise.allSettled([
      settle(as.dev, reportId, { actions }),
      settle(as.ada, reportId, { actions }),
      settle(as.dev, reportId),
    ]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const end of ends)
      if (end.status === "rejected")
        expect(end.reason).toMatchObject({
          code: "conflict",
          message: expect.stringMatching(/^(Dev|Ada) .*has already settled this report$/),
        });
    expect(await world.db.$count(notifications, eq(notifications.recipientId, sam.id))).toBeLessThanOrEqual(1);
    expect(await world.db.$count(moderationActions)).toBeOneOf([0, 2]);
  });

  test("is left to the admin who took it, until it is released", { tags: "race" }, async () => {
    const { as, message } = await aGame();
    const { reportId } = await message();
    const taken = await Promise.allSettled([takeReport(as.dev, { reportId }), takeReport(as.ada, { reportId })]);
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const other = taken[0].status === "fulfilled" ? as.ada : as.dev;
    await expect(settle(other, reportId)).rejects.toThrow("is looking at this report");
    await releaseReport(other, { reportId });
    await settle(other, reportId);
  });

  test("is refused as a whole where a part can't be done", async () => {
    const { as, teeTimeId, message } = await aGame();
    const { reportId, seq } = await message();
    await deleteMessage(as.sam, { teeTimeId, seq });
    await expect(settle(as.dev, reportId, { actions: ["message-removed", "warned"] })).rejects.toThrow("already deleted");
    expect(await listWarnings(as.sam)).toEqual([]);
    await expect(settle(as.dev, reportId, { actions: ["game-cancelled"] })).rejects.toThrow("This can't be done here");
    expect((await listReports(as.dev, { state: "open", page: 1 })).total).toBe(1);
  });

  test("cancels a reported game, for good", async () => {
    const { as, teeTimeId, reportId } = await aGame();
    const id = await reportId({ subject: "game", teeTimeId });
    await settle(as.dev, id, { actions: ["game-cancelled"] });
    expect((await getTeeTime(as.priya, { teeTimeId })).status).toBe("cancelled");
    expect(await world.notificationsFor(as.priya.viewer)).toContain("tee-time-cancelled");
    await expect(undo(as.dev, id)).rejects.toThrow("A cancelled game can't come back");
  });
});

describe("an admin who was reported", () => {
  test("sees nothing of it: no report, count, log or mail, and can't settle it", async () => {
    const { as, dev, priya, reportId } = await aGame();
    const id = await reportId({ subject: "golfer", userId: dev.id });
    const input = { reportId: id };
    for (const call of [getReport, takeReport, releaseReport])
      await expect(call(as.dev, input)).rejects.toThrow("Report not found");
    await expect(settle(as.dev, id)).rejects.toThrow("Report not found");
    expect(await listReports(as.dev, { state: "open", page: 1 })).toEqual({ items: [], total: 0 });
    expect((await getAttention(as.dev)).openReports).toBe(0);
    expect((await getAttention(as.ada)).openReports).toBe(1);

    await settle(as.ada, id, { actions: ["warned"] });
    await world.post();
    expect(await listAudit(as.dev, {})).toEqual({ items: [], total: 0 });
    expect((await listAudit(as.ada, {})).total).toBe(1);
    expect(JSON.stringify(await listDeliveries(as.dev, { page: 1 }))).not.toContain("Priya");
    expect((await listDeliveries(as.dev, { page: 1 })).total).toBe(1);
    expect((await listDeliveries(as.ada, { page: 1 })).items.map(({ recipient }) => recipient)).toContain(
      `Priya ${priya.lastName}`,
    );
    await expect(undoModeration(as.dev, { actionId: one(await actionsOf(as.ada, id)).id, reason: "No" })).rejects.toThrow(
      "Action not found",
    );
  });

  test("can be warned and suspended by another, but the last one can't be suspended", async () => {
    const { as, ada, dev, reportId } = await aGame();
    await settle(as.dev, await reportId({ subject: "golfer", userId: ada.id }), { actions: ["suspended"], suspendDays: 7 });
    await expect(listReports(as.ada, { state: "open", page: 1 })).rejects.toThrow("Admin access required");
    expect((await world.db.select().from(users).where(eq(users.id, dev.id)))[0]?.suspendedAt).toBeNull();
  });
});

describe("the queue", () => {
  test("is oldest first, by state and subject, with what is known of the golfer", async () => {
    const { as, sam, teeTimeId, message, reportId } = await aGame();
    const { reportId: first } = await message();
    const second = await reportId({ subject: "golfer", userId: sam.id });
    const third = await reportId({ subject: "game", teeTimeId });
    await takeReport(as.dev, { reportId: second });
    await settle(as.dev, third, { actions: ["warned"] });
    const ids = async (state: "open" | "mine" | "settled") =>
      (await listReports(as.dev, { state, page: 1 })).items.map(({ id }) => id);
    expect([await ids("open"), await ids("mine"), await ids("settled")]).toEqual([[first, second], [second], [third]]);
    expect((await listReports(as.dev, { state: "open", subject: "golfer", page: 1 })).total).toBe(1);
    expect(await getReport(as.ada, { reportId: second })).toMatchObject({
      reported: { name: "Sam Costa" },
      words: "Scary",
      takenBy: { id: as.dev.viewer.id },
      reportedEmail: "sam@example.com",
      otherReports: [
        { id: third, outcome: "action" },
        { id: first, outcome: null },
      ],
      actions: [{ action: "warned", reason: "A threat in the chat", canUndo: true }],
    });
    expect(await world.db.$count(reports)).toBe(3);
  });

  test("says how many golfers its host asked about an open spot, and when the reporter was one of them", async () => {
    const { host, first: reporter, teeTimeId } = await fillScene(world).aFill();
    const admin = world.as(await world.golfer({ isAdmin: true }));
    await stopFill(host, { teeTimeId });
    const about = { subject: "game" as const, teeTimeId };
    const { id: reportId } = await sendReport(reporter, { about, reason: "spam", words: "Too many of these" });
    const at = "2026-06-11T15:00:00.000Z";
    const { fills } = await getReport(admin, { reportId });
    expect(fills).toEqual([{ startedAt: at, endedAt: at, endReason: "stopped", sent: 2, reporterSentAt: at }]);
    const { id: other } = await sendReport(host, {
      about: { subject: "golfer", userId: reporter.viewer.id },
      reason: "spam",
      words: "No idea",
    });
    expect(await getReport(admin, { reportId: other })).toMatchObject({ fills: [] });
  });
});
