import { describe, expect, test } from "vitest";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { undoDecision } from "../../games/participation/undo-decision.ts";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { notifiedHost, passSeconds, storedDeliveries } from "../../testing/queued-mails.ts";
import { testWorld } from "../../testing.ts";

const world = testWorld();

const deliveries = () => storedDeliveries(world);
const pass = (seconds: number) => passSeconds(world, seconds);
const aNotifiedHost = (changes?: Parameters<typeof notifiedHost>[1]) => notifiedHost(world, changes);

describe("a mail", () => {
  test("tells the host who wants to join, with links to answer and to unsubscribe", async () => {
    const { host } = await aNotifiedHost();
    await world.post();
    expect(world.mails).toMatchObject([
      {
        to: host.email,
        subject: expect.stringMatching(/^Maya Lin wants to join your game: Course \d+, Fri, Jun 12$/),
        text: expect.stringContaining("https://fourball.example/dashboard?tab=requests"),
        headers: { "List-Unsubscribe": expect.stringMatching(/\/api\/unsubscribe\/[\w-]{43}\/JoinRequests>$/) },
        messageId: expect.stringMatching(/^<[\w-]{36}@fourball\.example>$/),
      },
    ]);
    expect(await deliveries()).toMatchObject([{ state: "sent", attempts: 1, sentAt: expect.any(Date) }]);
  });

  test("asks mailboxes for no absence notices, and is kept with the others about its game", async () => {
    const { host, maya, game, participantId } = await aNotifiedHost();
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await editTeeTime(world.as(host), { teeTimeId: game.id, time: "08:10" });
    const other = await world.teeTime({ hostId: host.id });
    await joinTeeTime(world.as(maya), { teeTimeId: other.id });
    await pass(120);
    await world.post();
    const threads = (to: string) => world.mails.filter((mail) => mail.to === to).map(({ headers }) => headers?.References);
    expect(threads(maya.email)).toEqual(Array(2).fill(`<${game.id}.${maya.id}@fourball.example>`));
    expect(threads(host.email)).toEqual([`<${other.id}.${host.id}@fourball.example>`]);
    for (const { headers } of world.mails)
      expect(headers).toMatchObject({ "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" });
  });

  test("is sent once, however often deliveries run", async () => {
    await aNotifiedHost();
    await world.post();
    await world.post();
    expect(world.mails).toHaveLength(1);
  });

  test("has the same unsubscribe link every time", async () => {
    const { host } = await aNotifiedHost();
    await joinTeeTime(world.as(await world.golfer()), { teeTimeId: (await world.teeTime({ hostId: host.id })).id });
    await world.post();
    const ways = world.mails.map(({ headers }) => headers?.["List-Unsubscribe"]);
    expect(ways).toHaveLength(2);
    expect(new Set(ways).size).toBe(1);
  });
});

describe("an answer to a request", () => {
  test("is mailed once it can no longer be undone", async () => {
    const { host, maya, participantId } = await aNotifiedHost({ emailJoinRequests: false });
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await world.post();
    expect(world.mails).toEqual([]);
    expect(await world.notificationsFor(maya)).toEqual(["join-approved"]);
    await pass(61);
    await world.post();
    expect(world.mails).toMatchObject([{ to: maya.email, subject: expect.stringContaining("You're in") }]);
  });

  test("is not mailed when it was undone", async () => {
    const { host, participantId } = await aNotifiedHost({ emailJoinRequests: false });
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await undoDecision(world.as(host), { participantId });
    await pass(61);
    await world.post();
    expect(world.mails).toEqual([]);
  });
});

describe("a cancellation", () => {
  test("is mailed to all players and pending golfers, with the reason", async () => {
    const { host, maya, game } = await aNotifiedHost({ emailJoinRequests: false });
    const confirmed = await world.golfer();
    await world.request(game, confirmed, "confirmed");
    await cancelTeeTime(world.as(host), { teeTimeId: game.id, reason: "Frost on the greens" });
    await world.post();
    expect(world.mails.map(({ to }) => to).sort()).toEqual([maya.email, confirmed.email].sort());
    for (const { text, html } of world.mails) for (const body of [text, html]) expect(body).toContain("Frost on the greens");
  });
});
