import {
  attendanceRecords,
  chatMessages,
  emailConfirmations,
  guestRequests,
  notifications,
  teeTimeParticipants,
  users,
} from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { signIn } from "../../golfers/account/sign-in.ts";
import { listNotifications } from "../../notification/list-notifications.ts";
import { atOnce } from "../../testing/at-once.ts";
import { guestLinkIn } from "../../testing/guest-link.ts";
import { one } from "../../testing/one.ts";
import { anApprovedGuest, ROBIN } from "../../testing/scenes/approved-guest.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { listParticipants } from "../tee-time/list-participants.ts";
import { claimSpot } from "./claim-spot.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { getOwnGuestRequest } from "./get-own-guest-request.ts";
import { requestAsGuest } from "./request-as-guest.ts";

const world = testWorld();
const chosen = { firstName: "Robin", lastName: "Vale", password: "a long walk home" };

type Link = Parameters<typeof getOwnGuestRequest>[1];
const claim = (link: Link, key: string | null = null) =>
  claimSpot(world.anonymous({ caller: { idempotencyKey: key } }), { ...link, ...chosen });

describe("an approved guest who makes an account", () => {
  test("has the spot, and never left it open", async () => {
    const { game, link } = await anApprovedGuest(world);
    const before = await storedTeeTime(world, game);
    const { teeTimeId, account } = await claim(link);
    expect(teeTimeId).toBe(game.id);
    expect(account).toMatchObject({ email: ROBIN.guestEmail, firstName: "Robin", lastName: "Vale" });
    expect(world.browser).toEqual([account.id]);
    const { confirmedCount, pendingCount } = before;
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount, pendingCount });
    const shown = await getTeeTime(world.as(account), { teeTimeId });
    expect(shown).toMatchObject({ viewerStatus: "confirmed", guests: [], confirmedCount: 1 });
  });

  test("brings the history of the request along", async () => {
    const { game, guestRequestId, link } = await anApprovedGuest(world);
    const asked = one(await world.db.select().from(guestRequests).where(eq(guestRequests.id, guestRequestId)));
    await claim(link);
    const spot = one(await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.teeTimeId, game.id)));
    const { message, createdAt, answeredAt } = asked;
    expect(spot).toMatchObject({ status: "confirmed", message, joinedAt: createdAt, answeredAt });
    expect(spot.agreedAt).not.toBeNull();
    expect(await world.db.$count(guestRequests)).toBe(0);
  });

  test("is in the chat as having joined, and can sign in", async () => {
    const { game, link } = await anApprovedGuest(world);
    const { account } = await claim(link);
    const lines = await world.db.select().from(chatMessages).where(eq(chatMessages.teeTimeId, game.id));
    expect(lines).toMatchObject([{ userId: account.id, type: "member_joined" }]);
    await signIn(world.anonymous(), { email: ROBIN.guestEmail, password: chosen.password });
    expect(world.browser).toEqual([account.id, account.id]);
  });

  test("is the golfer of what the host has read of the guest", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id, date: "2026-06-18" });
    const { statusPath } = atOnce(await requestAsGuest(world.anonymous(), { teeTimeId: game.id, ...ROBIN }));
    await world.post();
    const link = guestLinkIn(statusPath);
    await decideGuestRequest(world.as(host), { guestRequestId: link.guestRequestId, status: "approved" });
    const { account } = await claim(link);
    const [read] = (await listNotifications(world.as(host), {})).items;
    expect(read).toMatchObject({ content: { kind: "join-requested", golferId: account.id }, actorName: "Robin Vale" });
  });

  test("gets no mail that waited for the guest", async () => {
    const { link } = await anApprovedGuest(world);
    await claim(link);
    await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '61 seconds'` });
    await world.post();
    expect(world.mails.map(({ subject }) => subject)).toEqual(["Confirm your email for Fourball"]);
  });

  test("still excuses the player whose spot the guest took", async () => {
    const { game, guestRequestId, link } = await anApprovedGuest(world);
    const left = await world.golfer();
    const late = { teeTimeId: game.id, userId: left.id, kind: "late-withdrawal" as const, withdrawnAt: new Date() };
    await world.db.insert(attendanceRecords).values({ ...late, excuse: "refilled", refilledBy: guestRequestId });
    await claim(link);
    const { id } = one(await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.teeTimeId, game.id)));
    expect(one(await world.db.select().from(attendanceRecords)).refilledBy).toBe(id);
  });

  test("is one golfer, however often the button is pressed", async () => {
    const { game, link } = await anApprovedGuest(world);
    const first = await claim(link, "press-1");
    expect(await claim(link, "press-1")).toEqual(first);
    await expect(claim(link, "press-2")).rejects.toThrow("This link no longer works");
    expect(await world.db.$count(users, eq(users.email, ROBIN.guestEmail))).toBe(1);
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1 });
  });

  test("needs the right password to repeat the call", async () => {
    const { link } = await anApprovedGuest(world);
    await claim(link, "press-1");
    const repeat = world.anonymous({ caller: { idempotencyKey: "press-1" } });
    await expect(claimSpot(repeat, { ...link, ...chosen, password: "somebody else's" })).rejects.toThrow(
      "An account with this email already exists",
    );
  });
});

describe("the address of the account", () => {
  const isProven = async () => one(await world.db.select().from(users).where(eq(users.email, ROBIN.guestEmail))).emailVerifiedAt;

  test("is proven when the request came from its mailbox", async () => {
    const { guestRequestId, link } = await anApprovedGuest(world);
    await world.db.update(guestRequests).set({ emailProvenAt: sql`now()` }).where(eq(guestRequests.id, guestRequestId));
    await claim(link);
    expect(await isProven()).not.toBeNull();
    expect(await world.db.$count(emailConfirmations)).toBe(0);
  });

  test("is unproven otherwise, and gets a mail to prove it", async () => {
    const { link } = await anApprovedGuest(world);
    await claim(link);
    expect(await isProven()).toBeNull();
    await world.post();
    expect(world.mails).toMatchObject([{ to: ROBIN.guestEmail, subject: "Confirm your email for Fourball" }]);
  });
});

describe("a spot can't be claimed", () => {
  test.each([
    ["with a guessed token", { token: "guessed" }],
    ["with the id of another request", { guestRequestId: "7f0a3bb4-37f1-4b46-8a5e-000000000000" }],
  ])("%s", async (_, wrong) => {
    const { link } = await anApprovedGuest(world);
    await expect(claim({ ...link, ...wrong })).rejects.toThrow("This link no longer works");
  });

  test("before the host has approved the guest, and after a removal", async () => {
    const { host, guestRequestId, link } = await anApprovedGuest(world);
    await world.db.update(guestRequests).set({ status: "pending" });
    await expect(claim(link)).rejects.toThrow("The host hasn't replied yet");
    await decideGuestRequest(world.as(host), { guestRequestId, status: "declined" });
    await expect(claim(link)).rejects.toThrow("Your request was declined");
    expect(await world.db.$count(users, eq(users.email, ROBIN.guestEmail))).toBe(0);
  });

  test("from the end of the hold on, though no job has run", async () => {
    const { link } = await anApprovedGuest(world);
    world.clock.time = NOW.add({ hours: 24 });
    await expect(claim(link)).rejects.toThrow("This spot went to someone else");
    expect((await getOwnGuestRequest(world.anonymous(), link)).state).toBe("lapsed");
  });

  test("in a game that was cancelled or has started", async () => {
    const { host, game, link } = await anApprovedGuest(world, { date: "2026-06-11", time: "10:30" });
    world.clock.time = Temporal.Instant.from("2026-06-11T17:30:00Z");
    await expect(claim(link)).rejects.toThrow("This tee time has already started");
    world.clock.time = NOW;
    await cancelTeeTime(world.as(host), { teeTimeId: game.id });
    await expect(claim(link)).rejects.toThrow("This tee time was cancelled");
  });

  test("with an address that has an account, or a password that is easy to guess", async () => {
    const { link } = await anApprovedGuest(world);
    await expect(claimSpot(world.anonymous(), { ...link, ...chosen, password: "password" })).rejects.toThrow("easy to guess");
    await world.golfer({ email: ROBIN.guestEmail });
    await expect(claim(link)).rejects.toThrow("An account with this email already exists");
    expect((await getOwnGuestRequest(world.anonymous(), link)).state).toBe("approved");
  });
});

describe("the page of an approved guest", () => {
  test("says until when the spot is held, and for which address", async () => {
    const { link } = await anApprovedGuest(world);
    const { claim } = await getOwnGuestRequest(world.anonymous(), link);
    expect(claim).toEqual({ guestEmail: ROBIN.guestEmail, heldUntil: "2026-06-12T15:00:00Z" });
  });

  test("names no end for a spot that was approved before there was one", async () => {
    const { link } = await anApprovedGuest(world);
    await world.db.update(guestRequests).set({ heldUntil: null });
    world.clock.time = NOW.add({ hours: 72 });
    const own = await getOwnGuestRequest(world.anonymous(), link);
    expect(own).toMatchObject({ state: "approved", claim: { heldUntil: null } });
  });

  test("has nothing to claim once the game has started", async () => {
    const { link } = await anApprovedGuest(world, { date: "2026-06-11", time: "10:30" });
    world.clock.time = Temporal.Instant.from("2026-06-11T18:00:00Z");
    expect(await getOwnGuestRequest(world.anonymous(), link)).toMatchObject({ state: "approved", claim: null });
  });

  test("is as before once a golfer has the spot: the link no longer works", async () => {
    const { game, link, host } = await anApprovedGuest(world);
    await claim(link);
    await expect(getOwnGuestRequest(world.anonymous(), link)).rejects.toThrow("This link no longer works");
    expect(await listParticipants(world.as(host), { teeTimeId: game.id })).toMatchObject([{ status: "confirmed" }]);
  });
});
