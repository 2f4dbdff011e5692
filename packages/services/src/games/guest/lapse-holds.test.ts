import { guestRequests, notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import { FAILURES } from "@fourball/domain/failure";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { guestLinkIn } from "../../testing/guest-link.ts";
import { one } from "../../testing/one.ts";
import { anApprovedGuest, ROBIN } from "../../testing/scenes/approved-guest.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { joinWaitlist } from "../tee-time/waitlist/join-waitlist.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { getOwnGuestRequest } from "./get-own-guest-request.ts";
import { listGuestRequests } from "./list-guest-requests.ts";
import { undoGuestDecision } from "./undo-guest-decision.ts";

const world = testWorld();
const A_DAY_LATER = NOW.add({ hours: 24 });
const request = async () => one(await world.db.select().from(guestRequests));
const runJobs = () => runDueJobs(world.anonymous());

describe("a guest who makes no account in time", () => {
  test("loses the spot to the waitlist, and both the guest and the host are notified", async () => {
    const { host, game, link } = await anApprovedGuest(world, { totalSlots: 2 });
    const next = await world.golfer();
    await joinWaitlist(world.as(next), { teeTimeId: game.id });
    world.clock.time = A_DAY_LATER;
    await runJobs();
    expect(await request()).toMatchObject({ status: "declined", heldUntil: null });
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 0 });
    expect((await getOwnGuestRequest(world.anonymous(), link)).state).toBe("lapsed");
    expect(await world.notificationsFor(host)).toContain("guest-lapsed");
    expect(await world.notificationsFor(next)).toEqual(["spot-offered"]);
    await world.post();
    const mail = world.mails.find(({ to }) => to === ROBIN.guestEmail);
    expect(mail?.subject).toMatch(/^Your spot went to someone else/);
    expect(mail?.text).toContain(`/guest-request#id=${link.guestRequestId}&token=${link.token}`);
    expect(world.mails.find(({ to }) => to === host.email)?.subject).toMatch(/^Robin Vale didn't make an account in time: /);
  });

  test("keeps it until then", async () => {
    await anApprovedGuest(world);
    world.clock.time = A_DAY_LATER.subtract({ seconds: 1 });
    await runJobs();
    expect(await request()).toMatchObject({ status: "approved" });
  });

  test("loses it once, after a day without a server and with several processes", { tags: "race" }, async () => {
    const { host } = await anApprovedGuest(world);
    world.clock.time = A_DAY_LATER.add({ hours: 24 });
    await Promise.all(Array.from({ length: 4 }, runJobs));
    await runJobs();
    expect((await world.notificationsFor(host)).filter((kind) => kind === "guest-lapsed")).toHaveLength(1);
    expect(await world.db.$count(notifications, sql`${notifications.content} ->> 'kind' = 'hold-lapsed'`)).toBe(1);
  });

  test("keeps it once the game has started", async () => {
    await anApprovedGuest(world, { date: "2026-06-11", time: "12:30" });
    expect((await request()).heldUntil?.toISOString()).toBe("2026-06-11T18:00:00.000Z");
    world.clock.time = Temporal.Instant.from("2026-06-11T19:30:00Z");
    await runJobs();
    expect(await request()).toMatchObject({ status: "approved" });
  });

  test("keeps it in a game that moved to before the end of the hold", async () => {
    const { host, game, link } = await anApprovedGuest(world);
    await editTeeTime(world.as(host), { teeTimeId: game.id, date: "2026-06-11", time: "12:30" });
    expect((await getOwnGuestRequest(world.anonymous(), link)).claim).toMatchObject({ heldUntil: null });
    world.clock.time = A_DAY_LATER;
    await runJobs();
    expect(await request()).toMatchObject({ status: "approved" });
  });

  test("is shown to the host as such, who can take them back for another day", async () => {
    const { host, game, guestRequestId, link } = await anApprovedGuest(world);
    world.clock.time = A_DAY_LATER;
    await runJobs();
    const listed = async () => one(await listGuestRequests(world.as(host), { teeTimeId: game.id }));
    expect(await listed()).toMatchObject({ status: "declined", hasLapsed: true, claimPath: null });
    await expect(undoGuestDecision(world.as(host), { guestRequestId })).rejects.toThrow(FAILURES.undoTooLate.text);
    await decideGuestRequest(world.as(host), { guestRequestId, status: "approved" });
    const again = await listed();
    expect(again).toMatchObject({ status: "approved", hasLapsed: false, heldUntil: "2026-06-13T15:00:00.000Z" });
    expect(guestLinkIn(again.claimPath)).toEqual(link);
    expect((await getOwnGuestRequest(world.anonymous(), link)).state).toBe("approved");
    await world.post();
    expect(world.mails.filter(({ to }) => to === ROBIN.guestEmail)).toEqual([]);
  });
});

describe("a hold", () => {
  test("ends with the approval: by an undo, and by a removal", async () => {
    const { host, guestRequestId } = await anApprovedGuest(world);
    await undoGuestDecision(world.as(host), { guestRequestId });
    expect(await request()).toMatchObject({ status: "pending", heldUntil: null });
    await decideGuestRequest(world.as(host), { guestRequestId, status: "approved" });
    await decideGuestRequest(world.as(host), { guestRequestId, status: "declined" });
    expect(await request()).toMatchObject({ status: "declined", heldUntil: null, expiredAt: null });
  });

  test("stays when the game moves", async () => {
    const { host, game } = await anApprovedGuest(world);
    const { heldUntil } = await request();
    await editTeeTime(world.as(host), { teeTimeId: game.id, date: "2026-06-19" });
    expect((await request()).heldUntil).toEqual(heldUntil);
  });

  test("doesn't exist for guests who were approved before there was one", async () => {
    const { game } = await anApprovedGuest(world);
    await world.db.update(guestRequests).set({ heldUntil: null });
    world.clock.time = NOW.add({ hours: 100 });
    await runJobs();
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1 });
  });

  test("is in the mail about the approval", async () => {
    await anApprovedGuest(world);
    await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '61 seconds'` });
    await world.post();
    const [mail] = world.mails;
    expect(mail?.text).toContain("Keep your spot: make your account by Fri, Jun 12, 8:00 AM PDT.");
  });

  test("leaves no request behind that takes part in the game", async () => {
    const { game } = await anApprovedGuest(world);
    world.clock.time = A_DAY_LATER;
    await runJobs();
    expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, game.id))).toBe(0);
  });
});

describe("the host has the guest's link to pass on", () => {
  test("only without a mail server, and while the address is unproven", async () => {
    const { host, game, claimPath } = await anApprovedGuest(world);
    expect(claimPath).toMatch(/^\/guest-request#id=/);
    const paths = async (hasMailServer: boolean) =>
      (await listGuestRequests(world.as(host, { config: { hasMailServer } }), { teeTimeId: game.id })).map(
        (each) => each.claimPath,
      );
    expect(await paths(true)).toEqual([null]);
    await world.db.update(guestRequests).set({ emailProvenAt: sql`now()` });
    expect(await paths(false)).toEqual([null]);
  });

  test("only of an approved guest", async () => {
    const { host, game, guestRequestId } = await anApprovedGuest(world);
    await decideGuestRequest(world.as(host), { guestRequestId, status: "declined" });
    expect(one(await listGuestRequests(world.as(host), { teeTimeId: game.id })).claimPath).toBeNull();
  });
});

test("the host reads whose address isn't proven yet, where a mail can prove it", async () => {
  const { host, game } = await anApprovedGuest(world);
  await world.db.update(guestRequests).set({ isMailedUnproven: false });
  const awaits = async (hasMailServer: boolean) =>
    one(await listGuestRequests(world.as(host, { config: { hasMailServer } }), { teeTimeId: game.id })).awaitsProof;
  expect([await awaits(true), await awaits(false)]).toEqual([true, false]);
  await world.db.update(guestRequests).set({ emailProvenAt: sql`now()` });
  expect(await awaits(true)).toBe(false);
});
