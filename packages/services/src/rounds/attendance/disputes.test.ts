import { attendanceRecords } from "@fourball/db/schema/index";
import { beforeEach, describe, expect, test } from "vitest";
import { getAttention } from "../../admin/get-attention.ts";
import { listAudit } from "../../core/audit/list-audit.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { one } from "../../testing/one.ts";
import { NOW, testWorld } from "../../testing.ts";
import { disputeEntry } from "./dispute-entry.ts";
import { getOwnRecord } from "./get-own-record.ts";
import { listDisputes } from "./list-disputes.ts";
import { settleDispute } from "./settle-dispute.ts";

const world = testWorld();
let admin: MemberContext;
beforeEach(async () => {
  const { id } = await world.golfer({ isAdmin: true });
  admin = world.as({ id, isAdmin: true });
});

const before = (hours: number) => new Date(NOW.subtract({ hours }).epochMilliseconds);
const lateWithdrawal = { kind: "late-withdrawal", withdrawnAt: before(30) } as const;
const noShow = { kind: "no-show", markedAt: before(20), markOutcome: "agreed", showsAt: before(1) } as const;

async function anEntry(row: Partial<typeof attendanceRecords.$inferInsert> = lateWithdrawal, changes: { email?: string } = {}) {
  const host = await world.golfer({ firstName: "Hana", lastName: "Ito" });
  const golfer = world.as(await world.golfer({ firstName: "Jonas", lastName: "Reyes", ...changes }));
  const { id: teeTimeId } = await world.teeTime({ hostId: host.id, status: "completed" });
  const values = { kind: "showed-up" as const, settledAt: before(24), ...row, teeTimeId, userId: golfer.viewer.id };
  const { id: recordId } = one(await world.db.insert(attendanceRecords).values(values).returning());
  return { host, golfer, recordId, teeTimeId };
}

async function aDispute(...of: Parameters<typeof anEntry>) {
  const entry = await anEntry(...of);
  await disputeEntry(entry.golfer, { recordId: entry.recordId, words: "My car broke down" });
  return entry;
}

const kept = { decision: "kept", reason: "The host waited" } as const;
const removed = { decision: "removed", reason: "Others saw the golfer" } as const;

describe("disputing", () => {
  test("hides the entry, and gives admins the words", async () => {
    const { golfer, recordId, teeTimeId } = await aDispute();
    expect((await getOwnRecord(golfer)).entries).toMatchObject([
      { id: recordId, state: "disputed", dispute: "My car broke down", canDispute: false },
    ]);
    expect(await listDisputes(admin, {})).toMatchObject({
      total: 1,
      items: [
        {
          id: recordId,
          teeTimeId,
          kind: "late-withdrawal",
          golferName: "Jonas Reyes",
          hostName: "Hana Ito",
          dispute: "My car broke down",
        },
      ],
    });
  });

  test("is for the golfer, once", async () => {
    const { golfer, recordId } = await aDispute();
    const words = "Again";
    await expect(disputeEntry(golfer, { recordId, words })).rejects.toThrow("You've disputed this already");
    await expect(disputeEntry(world.as(await world.golfer()), { recordId, words })).rejects.toThrow("Entry not found");
  });

  test.each([
    ["a round", {}],
    ["an excused late withdrawal", { ...lateWithdrawal, excuse: "refilled" as const }],
    ["a no-show that isn't agreed", { ...noShow, markOutcome: null, showsAt: null }],
  ])("isn't for %s", async (_what, row) => {
    const { golfer, recordId } = await anEntry(row);
    await expect(disputeEntry(golfer, { recordId, words: "No" })).rejects.toThrow("This doesn't count against you");
  });

  test.each([
    ["before its round is over", { ...lateWithdrawal, settledAt: null }],
    ["after twelve months", { ...lateWithdrawal, settledAt: before(365 * 24) }],
  ])("isn't for an entry %s", async (_when, row) => {
    const { golfer, recordId } = await anEntry(row);
    await expect(disputeEntry(golfer, { recordId, words: "No" })).rejects.toThrow("Entry not found");
  });
});

describe("settling a dispute", () => {
  test.each([
    [kept, "shown"],
    [removed, "removed"],
  ])("as %o shows the golfer the reason", async (decision, state) => {
    const { golfer, recordId } = await aDispute(noShow, { email: "jonas@example.com" });
    expect((await getAttention(admin)).openDisputes).toBe(1);
    await settleDispute(admin, { recordId, ...decision });
    expect((await getOwnRecord(golfer)).entries).toMatchObject([
      { kind: "no-show", state, decisionReason: decision.reason, canDispute: false },
    ]);
    expect(await listDisputes(admin, {})).toEqual({ items: [], total: 0 });
    expect((await getAttention(admin)).openDisputes).toBe(0);
    expect((await listAudit(admin, {})).items).toMatchObject([
      { action: `dispute-${decision.decision}`, subject: "jonas@example.com", reason: decision.reason },
    ]);
  });

  test("notifies the golfer, and of a no-show the host too", async () => {
    const missed = await aDispute(noShow);
    await settleDispute(admin, { recordId: missed.recordId, ...kept });
    for (const golfer of [missed.golfer.viewer, missed.host])
      expect(await world.notificationsFor(golfer)).toEqual(["record-settled"]);
  });

  test("of a late withdrawal notifies the golfer only", async () => {
    const { golfer, host, recordId } = await aDispute();
    await settleDispute(admin, { recordId, ...removed });
    expect(await world.notificationsFor(golfer.viewer)).toEqual(["record-settled"]);
    expect(await world.notificationsFor(host)).toEqual([]);
  });

  test("is for admins, and once", async () => {
    const { golfer, recordId } = await aDispute();
    await expect(settleDispute(golfer, { recordId, ...removed })).rejects.toThrow("Admin access required");
    await settleDispute(admin, { recordId, ...removed });
    await expect(settleDispute(admin, { recordId, ...kept })).rejects.toThrow("This dispute is settled already");
    const undisputed = await anEntry();
    await expect(settleDispute(admin, { recordId: undisputed.recordId, ...kept })).rejects.toThrow("This isn't disputed");
  });

  test("of an admin needs another admin", async () => {
    const { id: teeTimeId } = await world.teeTime({ status: "completed" });
    const values = { ...lateWithdrawal, settledAt: before(24), teeTimeId, userId: admin.viewer.id };
    const { id: recordId } = one(await world.db.insert(attendanceRecords).values(values).returning());
    await disputeEntry(admin, { recordId, words: "My car broke down" });
    await expect(settleDispute(admin, { recordId, ...removed })).rejects.toThrow("Another admin has to settle your dispute");
  });
});
