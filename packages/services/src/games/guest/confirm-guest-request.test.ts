import { emailConfirmations, teeTimes } from "@fourball/db/schema/index";
import type { FailureName } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { guestLinkIn } from "../../testing/guest-link.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { confirmGuestRequest } from "./confirm-guest-request.ts";
import { getOwnGuestRequest } from "./get-own-guest-request.ts";
import { listGuestRequests } from "./list-guest-requests.ts";
import { requestAsGuest } from "./request-as-guest.ts";

const world = testWorld();
const EMAIL = "robin@example.com";
const robin = { guestName: "Robin Vale", guestEmail: EMAIL, message: "In town for a week" };

const withMail = () => world.anonymous({ config: { hasMailServer: true } });

async function aGame() {
  const host = await world.golfer();
  const game = await world.teeTime({ hostId: host.id });
  const ask = () => requestAsGuest(withMail(), { teeTimeId: game.id, ...robin });
  const listed = () => listGuestRequests(world.as(host), { teeTimeId: game.id });
  return { host, game, ask, listed };
}
async function mailedToken(): Promise<string> {
  await world.post();
  const token = world.mails.map(({ text }) => /guest-request#confirm=(\S+)/.exec(text)?.[1]).findLast(Boolean);
  if (!token) throw new Error("no link was mailed");
  return token;
}

describe("a guest request with a mail server", () => {
  test("reaches the host only after the guest has opened the link", async () => {
    const { host, game, ask, listed } = await aGame();
    expect(await ask()).toEqual({ checkEmail: EMAIL });
    expect(await listed()).toEqual([]);
    expect(await storedTeeTime(world, game)).toMatchObject({ pendingCount: 0 });
    expect(await world.notificationsFor(host)).toEqual([]);

    const { statusPath } = await confirmGuestRequest(withMail(), { token: await mailedToken() });
    expect(await listed()).toMatchObject([{ ...robin, status: "pending" }]);
    expect(await storedTeeTime(world, game)).toMatchObject({ pendingCount: 1 });
    expect(await world.notificationsFor(host)).toEqual(["guest-requested"]);
    expect(await getOwnGuestRequest(world.anonymous(), guestLinkIn(statusPath))).toMatchObject({ state: "pending" });
  });

  test("is sent once, however often its link is used", { tags: "race" }, async () => {
    const { ask, listed } = await aGame();
    await ask();
    const token = await mailedToken();
    const tries = Array.from({ length: 5 }, () => confirmGuestRequest(withMail(), { token }));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });

  test("answers the same to a guest who has asked before, whose mail leads to that request", async () => {
    const { ask, listed } = await aGame();
    await ask();
    const { id } = await confirmGuestRequest(withMail(), { token: await mailedToken() });
    expect(await ask()).toEqual({ checkEmail: EMAIL });
    await world.post();
    const mail = world.mails.findLast(({ to }) => to === EMAIL);
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^You've already asked to join/) });
    expect(mail?.text).toContain(`/guest-request#id=${id}`);
    expect(await listed()).toHaveLength(1);
  });

  test("does not keep the owner of the address from asking", async () => {
    const { game, ask, listed } = await aGame();
    await requestAsGuest(withMail(), { teeTimeId: game.id, ...robin, guestName: "A stranger" });
    await world.post();
    await ask();
    await confirmGuestRequest(withMail(), { token: await mailedToken() });
    expect(await listed()).toMatchObject([{ guestName: "Robin Vale" }]);
  });

  test("is refused when the game was cancelled before the click", async () => {
    const { host, game, ask } = await aGame();
    await ask();
    const token = await mailedToken();
    await cancelTeeTime(world.as(host), { teeTimeId: game.id });
    await expect(confirmGuestRequest(withMail(), { token })).rejects.toThrow("Tee time not found");
  });

  test.each<[FailureName, (game: { id: string }) => Promise<unknown>]>([
    ["alreadyRequested", (game) => world.guestRequest({ teeTimeId: game.id, ...robin, emailProvenAt: new Date() })],
    ["guestsTurnedAway", () => world.db.update(teeTimes).set({ takesGuests: false })],
    [
      "teeTimeStarted",
      async () => {
        world.clock.time = NOW.add({ minutes: 23 * 60 + 31 });
      },
    ],
    [
      "teeTimeFull",
      async (game) => {
        await world.db.update(teeTimes).set({ totalSlots: 2 });
        await world.request(game, await world.golfer(), "confirmed");
      },
    ],
  ])("is refused as %s by what came before the click", async (reason, change) => {
    const { game, ask } = await aGame();
    await ask();
    const token = await mailedToken();
    await change(game);
    await expect(confirmGuestRequest(withMail(), { token })).rejects.toMatchObject({ reason });
  });

  test("is refused a day after the mail", async () => {
    const { ask } = await aGame();
    await ask();
    const token = await mailedToken();
    await world.db.update(emailConfirmations).set({ expiresAt: sql`now() - interval '1 second'` });
    await expect(confirmGuestRequest(withMail(), { token })).rejects.toThrow("Invalid or expired token");
  });

  test("can't be confirmed with a link of another kind", async () => {
    const { ask } = await aGame();
    await ask();
    await mailedToken();
    await expect(confirmGuestRequest(withMail(), { token: "guessed" })).rejects.toThrow("Invalid or expired token");
  });
});
