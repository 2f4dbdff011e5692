import { guestRequests } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import type { GuestRules } from "@fourball/domain/tee-time/schema";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { guestLinkIn } from "../../testing/guest-link.ts";
import { one } from "../../testing/one.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { renewInvite } from "../tee-time/renew-invite.ts";
import { claimSpot } from "./claim-spot.ts";
import { confirmGuestRequest } from "./confirm-guest-request.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { getOwnGuestRequest } from "./get-own-guest-request.ts";
import { lapseHolds } from "./lapse-holds.ts";
import { listGuestRequests } from "./list-guest-requests.ts";
import { requestAsGuest } from "./request-as-guest.ts";

const world = testWorld();
const byMail = { config: { hasMailServer: true } };
const robin = { guestName: "Robin Vale", guestEmail: "robin@example.com" };
const NOT_FOUND = "Tee time not found";

/** A private game of next week, and its link. */
async function aPrivateGame(rules: Partial<GuestRules> = {}, changes: Parameters<typeof world.teeTime>[0] = {}) {
  const host = await world.golfer({ firstName: "Maya" });
  const game = await world.teeTime({ hostId: host.id, isPublic: false, date: "2026-06-18", ...rules, ...changes });
  const { inviteToken } = await getTeeTime(world.as(host), { teeTimeId: game.id });
  return { host, game, link: { teeTimeId: game.id, invite: inviteToken ?? "" } };
}
const LETS_IN = { guestsAreIn: true };

describe("a guest with the link of a private game", () => {
  test("asks its host, who didn't choose that people with the link are in", async () => {
    const { host, game, link } = await aPrivateGame();
    expect(await requestAsGuest(world.anonymous(), { ...link, ...robin })).toMatchObject({ status: "pending" });
    expect(await world.notificationsFor(host)).toEqual(["guest-requested"]);
    expect(await storedTeeTime(world, game)).toMatchObject({ pendingCount: 1, confirmedCount: 0 });
  });

  test("is in at once where the host chose so, and stays in without an account", async () => {
    const { host, game, link } = await aPrivateGame(LETS_IN);
    const { status, statusPath } = atOnce(await requestAsGuest(world.anonymous(), { ...link, ...robin }));
    expect(status).toBe("approved");
    expect(await world.notificationsFor(host)).toEqual(["guest-joined"]);
    expect(await storedTeeTime(world, game)).toMatchObject({ pendingCount: 0, confirmedCount: 1 });
    world.clock.time = world.clock.time.add({ hours: 48 });
    await lapseHolds.run(world.anonymous(), game.id);
    const own = await getOwnGuestRequest(world.anonymous(), guestLinkIn(statusPath));
    expect(own).toMatchObject({ state: "approved", claim: { guestEmail: "robin@example.com", heldUntil: null } });
  });

  test.each([
    ["no link", undefined],
    ["a guessed link", "guess"],
  ])("finds nothing with %s, as behind an unknown game", async (_what, invite) => {
    const { link } = await aPrivateGame(LETS_IN);
    const unknown = crypto.randomUUID();
    for (const teeTimeId of [link.teeTimeId, unknown])
      await expect(requestAsGuest(world.anonymous(), { teeTimeId, invite, ...robin })).rejects.toThrow(NOT_FOUND);
  });

  test("finds nothing once the host renewed the link, also when the mail was on its way", async () => {
    const { host, link } = await aPrivateGame();
    await requestAsGuest(world.anonymous(byMail), { ...link, ...robin });
    await renewInvite(world.as(host), { teeTimeId: link.teeTimeId });
    await expect(requestAsGuest(world.anonymous(), { ...link, ...robin })).rejects.toThrow(NOT_FOUND);
    await world.post();
    await expect(confirmGuestRequest(world.anonymous(), { token: lastToken() })).rejects.toThrow(NOT_FOUND);
  });

  test("is turned away where the host takes no guests, also from a public game", async () => {
    const { link } = await aPrivateGame({ ...LETS_IN, takesGuests: false });
    const listed = await world.teeTime({ takesGuests: false });
    for (const where of [link, { teeTimeId: listed.id }])
      await expect(requestAsGuest(world.anonymous(), { ...where, ...robin })).rejects.toThrow("takes no guests");
  });

  test("only asks once the game is public, whatever the host had chosen", async () => {
    const { host, link } = await aPrivateGame(LETS_IN);
    await editTeeTime(world.as(host), { teeTimeId: link.teeTimeId, isPublic: true });
    expect(await requestAsGuest(world.anonymous(), { ...link, ...robin })).toMatchObject({ status: "pending" });
  });

  test("is refused when it is full", async () => {
    const { game, link } = await aPrivateGame(LETS_IN, { totalSlots: 2 });
    await world.request(game, await world.golfer(), "confirmed");
    await expect(requestAsGuest(world.anonymous(), { ...link, ...robin })).rejects.toThrow("Tee time is full");
  });

  test("has the last spot alone", { tags: "race" }, async () => {
    for (let round = 0; round < atScale({ embedded: 3, sample: 20, full: 50 }); round++) {
      const { game, link } = await aPrivateGame({ ...LETS_IN, guestsNeedEmail: false }, { totalSlots: 2 });
      const ask = (guestName: string) => requestAsGuest(world.anonymous(), { ...link, guestName });
      const ends = await Promise.allSettled([ask("Robin"), ask("Sam"), ask("Kim")]);
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const refusals = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.message] : []));
      expect(refusals).toEqual(["Tee time is full", "Tee time is full"]);
      expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
    }
  });

  test("is one guest for a request that is sent twice", async () => {
    const { game, link } = await aPrivateGame({ ...LETS_IN, guestsNeedEmail: false });
    const caller = { caller: { idempotencyKey: crypto.randomUUID() } };
    const [first, second] = [
      atOnce(await requestAsGuest(world.anonymous(caller), { ...link, guestName: "Robin" })),
      atOnce(await requestAsGuest(world.anonymous(caller), { ...link, guestName: "Robin" })),
    ];
    expect(second).toEqual(first);
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
  });
});

test("guests are limited by their address, the game, and its link until the host renews it", async () => {
  const { host, game, link } = await aPrivateGame(LETS_IN);
  const anonymous = world.anonymous();
  const spent: string[] = [];
  const spend = async (limit: string, key: string) => void spent.push(`${limit} ${key}`);
  const ask = (invite: string, guestEmail: string) =>
    requestAsGuest({ ...anonymous, limiter: { ...anonymous.limiter, spend } }, { ...link, ...robin, invite, guestEmail });
  await ask(link.invite, "robin@example.com");
  const renewed = await renewInvite(world.as(host), link);
  await ask(renewed.inviteToken ?? "", "sam@example.com");
  const { address } = anonymous.caller;
  const ofBoth = [`guestRequests ${address}`, `guestRequestsOfGame ${game.id}`];
  expect(spent).toEqual([...ofBoth, `guestsOfLink ${game.id} 1`, ...ofBoth, `guestsOfLink ${game.id} 2`]);
});

describe("a guest without an address", () => {
  test("is refused unless the host takes guests without one", async () => {
    const { link } = await aPrivateGame(LETS_IN);
    const { guestName } = robin;
    await expect(requestAsGuest(world.anonymous(), { ...link, guestName })).rejects.toThrow("Email is required");
  });

  test("is read by the host as one without, keeps an approved spot, and makes no account with it", async () => {
    const { host, link } = await aPrivateGame({ guestsNeedEmail: false });
    const { id, statusPath } = atOnce(await requestAsGuest(world.anonymous(), { ...link, guestName: "Robin" }));
    await decideGuestRequest(world.as(host), { guestRequestId: id, status: "approved" });
    const listed = one(await listGuestRequests(world.as(host), { teeTimeId: link.teeTimeId }));
    expect(listed).toMatchObject({ guestName: "Robin", guestEmail: null, heldUntil: null });
    const own = guestLinkIn(statusPath);
    expect(await getOwnGuestRequest(world.anonymous(), own)).toMatchObject({ claim: { guestEmail: null, heldUntil: null } });
    const account = { ...own, firstName: "Robin", lastName: null, password: "a long walk home" };
    await expect(claimSpot(world.anonymous(), account)).rejects.toThrow("Confirm your email address first");
  });
});

describe("with a mail server", () => {
  test("the spot doesn't wait for the proof of the address, mails and an account do", async () => {
    const { host, game, link } = await aPrivateGame(LETS_IN);
    const asked = atOnce(await requestAsGuest(world.anonymous(byMail), { ...link, ...robin }));
    expect(asked.status).toBe("approved");
    const own = guestLinkIn(asked.statusPath);
    const account = { ...own, firstName: "Robin", lastName: null, password: "a long walk home" };
    await expect(claimSpot(world.anonymous(byMail), account)).rejects.toThrow("Confirm your email address first");
    await editTeeTime(world.as(host), { teeTimeId: game.id, time: "09:10" });
    await world.post();
    expect(mailsToRobin()).toEqual([expect.stringMatching(/^You're in, confirm your email: /)]);

    expect(await confirmGuestRequest(world.anonymous(byMail), { token: lastToken() })).toMatchObject({ id: asked.id });
    expect(await getOwnGuestRequest(world.anonymous(byMail), own)).toMatchObject({ claim: { guestEmail: robin.guestEmail } });
    await editTeeTime(world.as(host), { teeTimeId: game.id, time: "10:10" });
    await world.post();
    expect(mailsToRobin()).toHaveLength(2);
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
    await expect(claimSpot(world.anonymous(byMail), account)).resolves.toMatchObject({ teeTimeId: game.id });
  });

  test("an address that is in already gets its own link again, and no second spot", async () => {
    const { game, link } = await aPrivateGame(LETS_IN);
    await requestAsGuest(world.anonymous(byMail), { ...link, ...robin });
    const again = await requestAsGuest(world.anonymous(byMail), { ...link, ...robin, guestName: "Robin again" });
    expect(again).toEqual({ checkEmail: robin.guestEmail });
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
    await world.post();
    expect(mailsToRobin()).toContainEqual(expect.stringMatching(/^You've already asked to join: /));
  });

  test("a request by the link waits for the proof, and is in after it where the host chose so since", async () => {
    const { host, game, link } = await aPrivateGame();
    expect(await requestAsGuest(world.anonymous(byMail), { ...link, ...robin })).toEqual({ checkEmail: robin.guestEmail });
    expect(await world.db.$count(guestRequests, eq(guestRequests.teeTimeId, game.id))).toBe(0);
    await editTeeTime(world.as(host), { teeTimeId: game.id, guestsAreIn: true });
    await world.post();
    expect(await confirmGuestRequest(world.anonymous(byMail), { token: lastToken() })).toMatchObject({ status: "approved" });
  });
});

test("only the host reads what guests may do", async () => {
  const { host, link } = await aPrivateGame(LETS_IN);
  const rules = async (viewer: { id: string }) => (await getTeeTime(world.as(viewer), link)).guestRules;
  expect(await rules(host)).toEqual({ takesGuests: true, guestsAreIn: true, guestsNeedEmail: true });
  expect(await rules(await world.golfer())).toBeNull();
});

const robins = () => world.mails.filter(({ to }) => to === robin.guestEmail);
const mailsToRobin = () => robins().map(({ subject }) => subject);
const lastToken = () => /#confirm=([\w-]+)/.exec(robins().at(-1)?.text ?? "")?.[1] ?? "";
