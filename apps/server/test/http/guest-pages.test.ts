import { guestRequests } from "@fourball/db/schema/index";
import type { GuestRules } from "@fourball/domain/tee-time/schema";
import { decideGuestRequest } from "@fourball/services/games/guest/decide-guest-request";
import { getTeeTime } from "@fourball/services/games/tee-time/get-tee-time";
import { renewInvite } from "@fourball/services/games/tee-time/renew-invite";
import { testWorld } from "@fourball/services/testing";
import { one } from "@fourball/services/testing/one";
import { storedTeeTime } from "@fourball/services/testing/stored-tee-time";
import { describe, expect, test } from "vitest";
import { aWebRoot } from "../support/a-web-root.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();
const HOME = "https://fourball.example";
const ROBIN = { guestName: "Robin Vale", guestEmail: "robin@example.com" };

const start = () => startTestServer(world, { PUBLIC_URL: HOME }, { webRoot: webRoot.path });

/** A private game of Maya's with Jonas in it, and its link. */
async function aPrivateGame(rules: Partial<GuestRules> = { guestsAreIn: true }) {
  const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
  const game = await world.teeTime({ hostId: host.id, isPublic: false, ...rules });
  await world.request(game, await world.golfer({ firstName: "Jonas", lastName: "Reyes" }), "confirmed");
  const { inviteToken } = await getTeeTime(world.as(host), { teeTimeId: game.id });
  return { host, game, path: `/tee-times/${game.id}?invite=${inviteToken}` };
}

type Sent = { cookie?: string; headers?: Record<string, string> };

/** What a form sends, without any script. */
const send = (server: TestServer, path: string, fields: Record<string, string>, { cookie, headers }: Sent = {}) =>
  fetch(server.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { ...(cookie && { cookie: cookie.split(";", 1)[0] }), ...headers },
    redirect: "manual",
  });
const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith("guest=")) ?? "";
const pageOf = async (server: TestServer, path: string, cookie = "") =>
  (await server.call(path, { headers: { cookie: cookie.split(";", 1)[0] ?? "" } })).text();

async function join(server: TestServer, path: string) {
  const answer = await send(server, path, { action: "join", ...ROBIN });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  return cookieOf(answer);
}

describe("the form on the page of a private game", () => {
  test("makes a guest, who finds the spot at the same address, with who plays and the calendar", async () => {
    const { game, path } = await aPrivateGame();
    await using server = await start();
    expect(await pageOf(server, path)).toContain("<u>Jonas</u>");
    const cookie = await join(server, path);
    expect(cookie).toMatch(new RegExp(`; Path=/tee-times/${game.id}; HttpOnly; Secure; SameSite=Lax$`));
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(2);
    for (const link of [path, `/tee-times/${game.id}`]) {
      const answer = await server.call(link, { headers: { cookie: cookie.split(";", 1)[0] ?? "" } });
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      const page = await answer.text();
      expect(page).toContain("<h2>approved Maya</h2>");
      expect(page).toContain("<u>Jonas</u>");
      expect(page).toContain("Can't make it");
      expect(page).toContain('<meta name="robots" content="noindex" />');
      expect(page).not.toMatch(/<form>|Okafor|Reyes|robin@example/);
    }
    const [session] = cookie.split(";", 1);
    const file = await server.call(`/tee-times/${game.id}/calendar.ics`, { headers: { cookie: session ?? "" } });
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect((await server.call(`/tee-times/${game.id}/calendar.ics`)).status).toBe(404);
  });

  test("is for this browser only: others who open the link read a form, and no name of the guest", async () => {
    const { path } = await aPrivateGame();
    await using server = await start();
    await join(server, path);
    const page = await pageOf(server, path);
    expect(page).toContain("<u>Jonas and a guest</u>");
    expect(page).toContain("<button>I'm in</button>");
    expect(page).not.toMatch(/Robin|Reyes|Okafor/);
  });

  test("comes back with what was typed and what is wrong with it", async () => {
    const { path } = await aPrivateGame();
    await using server = await start();
    const answer = await send(server, path, { action: "join", guestName: '<b>"Robin"', guestEmail: "robin@" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const page = await answer.text();
    expect(page).toContain('value="&lt;b&gt;&quot;Robin&quot;"');
    expect(page).toContain('value="robin@" aria-invalid="true"><em>Valid email is required</em>');
    const nameless = await send(server, path, { action: "join", guestName: " ", guestEmail: "" });
    expect(await nameless.text()).toContain("<em>Name is required</em>");
    const without = await send(server, path, { action: "join", guestName: "Robin", guestEmail: "" });
    expect(await without.text()).toContain("<em>Email is required</em>");
    expect(await world.db.$count(guestRequests)).toBe(0);
  });

  test("needs no address where the host needs none", async () => {
    const { game, path } = await aPrivateGame({ guestsAreIn: true, guestsNeedEmail: false });
    await using server = await start();
    expect(await pageOf(server, path)).toContain("data-optional");
    expect((await send(server, path, { action: "join", guestName: "Robin", guestEmail: "" })).status).toBe(303);
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(2);
  });

  test("makes one guest of two taps", async () => {
    const { game, path } = await aPrivateGame({ guestsAreIn: true, guestsNeedEmail: false });
    await using server = await start();
    const [, key = ""] = /name="key" value="([^"]+)"/.exec(await pageOf(server, path)) ?? [];
    const tap = () => send(server, path, { action: "join", guestName: "Robin", guestEmail: "", key });
    const [first, second] = await Promise.all([tap(), tap()]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(cookieOf(second)).toBe(cookieOf(first));
    await send(server, path, { action: "join", ...ROBIN }, { cookie: cookieOf(first) });
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(2);
  });

  test("is refused in words once the last spot is gone", async () => {
    const { game, path } = await aPrivateGame();
    await world.request(game, await world.golfer(), "confirmed");
    await world.request(game, await world.golfer(), "confirmed");
    await using server = await start();
    const answer = await send(server, path, { action: "join", ...ROBIN });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/<p role="alert">Tee time is full<\/p>.*Waitlist/s);
  });

  test("is refused in words, and with when to try again, once too many were sent", async () => {
    const { game, path } = await aPrivateGame();
    await using server = await startTestServer(world, { PUBLIC_URL: HOME, RATE_LIMIT: "on" }, { webRoot: webRoot.path });
    let answer = await send(server, path, { action: "leave" });
    while (answer.status === 303) answer = await send(server, path, { action: "leave" });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([429, "private, no-store"]);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await answer.text()).toMatch(/<p role="alert">Too many requests/);
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
  });

  test("is refused when another site sends it", async () => {
    const { game, path } = await aPrivateGame();
    await using server = await start();
    const foreign: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }];
    for (const headers of foreign) expect((await send(server, path, { action: "join", ...ROBIN }, { headers })).status).toBe(403);
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
  });
});

test("a private game gives nothing away to a form without its link, or with the one before", async () => {
  const { host, game, path } = await aPrivateGame();
  await renewInvite(world.as(host), { teeTimeId: game.id });
  await using server = await start();
  const unknown = crypto.randomUUID();
  const said = new Set<string>();
  for (const id of [game.id, unknown])
    for (const query of ["", `?${path.split("?")[1]}`]) {
      const answer = await send(server, `/tee-times/${id}${query}`, { action: "join", ...ROBIN });
      const page = (await answer.text()).replaceAll(id, "ID").replaceAll(encodeURIComponent(query), "");
      said.add(`${answer.status} ${page}`);
    }
  expect(said.size).toBe(1);
  expect([...said][0]).toMatch(/^404 /);
  expect([...said][0]).toContain('<p role="alert">Tee time not found</p>');
  expect([...said][0]).not.toMatch(/Maya|Jonas/);
});

describe("a guest who has a spot", () => {
  test("gives it up by the same link, and may come back", async () => {
    const { game, path } = await aPrivateGame();
    await using server = await start();
    const cookie = await join(server, path);
    const left = await send(server, path, { action: "leave" }, { cookie });
    expect(left.status).toBe(303);
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(1);
    const page = await pageOf(server, path, cookieOf(left));
    expect(page).toContain("<p>You left</p>");
    expect(page).toContain("<button>I'm in</button>");
    expect(await pageOf(server, path, cookie)).toContain("<h2>left Maya</h2>");
    await join(server, path);
    expect((await storedTeeTime(world, game)).confirmedCount).toBe(2);
  });

  test("reads that the host turned them away, at the same address", async () => {
    const { host, game, path } = await aPrivateGame();
    await using server = await start();
    const cookie = await join(server, path);
    const { id } = one(await world.db.select().from(guestRequests));
    await decideGuestRequest(world.as(host), { guestRequestId: id, status: "declined", from: "approved" });
    const page = await pageOf(server, `/tee-times/${game.id}`, cookie);
    expect(page).toContain("<h2>declined Maya</h2>");
    expect(page).not.toMatch(/Can't make it|Calendar|Jonas/);
  });

  test("with a cookie of another game, or a made up one, is a visitor", async () => {
    const [{ path }, other] = [await aPrivateGame(), await aPrivateGame()];
    await using server = await start();
    const cookie = await join(server, path);
    for (const foreign of [cookie, "guest=id=1&token=2", `guest=id=${crypto.randomUUID()}%26token%3Dguess`, "guest=%"])
      expect(await pageOf(server, other.path, foreign)).toContain("<button>I'm in</button>");
    expect(await pageOf(server, other.path.split("?", 1)[0] ?? "", cookie)).not.toContain("Maya");
  });
});

describe("the form on the page of a public game", () => {
  test("asks the host, and shows the request until there is an answer", async () => {
    const host = await world.golfer({ firstName: "Maya" });
    const game = await world.teeTime({ hostId: host.id, guestsAreIn: true });
    await using server = await start();
    const path = `/tee-times/${game.id}`;
    expect(await pageOf(server, path)).toContain("<button>Request</button>");
    const page = await pageOf(server, path, await join(server, path));
    expect(page).toContain("<h2>pending Maya</h2>");
    expect(page).toContain("Withdraw");
    expect(page).not.toMatch(/canonical|ld\+json/);
  });

  test("waits for the proof of the address where there is a mail server", async () => {
    const game = await world.teeTime();
    await using server = await startTestServer(
      world,
      { PUBLIC_URL: HOME, SMTP_URL: "smtp://mail.example", MAIL_FROM: "club@fourball.example" },
      { webRoot: webRoot.path },
    );
    const path = `/tee-times/${game.id}`;
    const cookie = await join(server, path);
    expect(cookie).toMatch(/^guest=check-email;/);
    expect(await pageOf(server, path, cookie)).toContain("<p>Check your email</p>");
    expect(await world.db.$count(guestRequests)).toBe(0);
  });

  test("isn't there where the host takes no guests", async () => {
    const game = await world.teeTime({ takesGuests: false });
    await using server = await start();
    const path = `/tee-times/${game.id}`;
    const page = await pageOf(server, path);
    expect(page).not.toContain("<form>");
    expect(page).toContain("Request</a>");
    const answer = await send(server, path, { action: "join", ...ROBIN });
    expect(await answer.text()).toContain("This game takes no guests.");
  });
});
