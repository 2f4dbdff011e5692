import { teeTimeParticipants } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { listNotifications } from "../../notification/list-notifications.ts";
import { one } from "../../testing/one.ts";
import { NOW, testWorld } from "../../testing.ts";
import { expireRequests } from "./expire-requests.ts";

const world = testWorld();
const TEE_OFF = NOW.add({ hours: 30 });

type Waiting = Omit<Partial<typeof teeTimeParticipants.$inferInsert>, "id">;
const at = (hours: number): Date => new Date(NOW.add({ hours }).epochMilliseconds);

/** What a golfer in that situation hears when tee-off passes: in the app, and by mail. */
async function receivedBy(waiting: Waiting, { isFull = false } = {}): Promise<{ app: unknown[]; mails: string[] }> {
  const teeTime = await world.teeTime({ totalSlots: 2 });
  if (isFull) await world.request(teeTime, await world.golfer(), "confirmed");
  const golfer = await world.golfer();
  await world.db.insert(teeTimeParticipants).values({ teeTimeId: teeTime.id, userId: golfer.id, ...waiting });
  world.clock.time = TEE_OFF;
  for (let run = 0; run < 2; run++) await expireRequests.run(world.anonymous(), teeTime.id);
  await world.post();
  const { items } = await listNotifications(world.as(golfer), {});
  return { app: items.map(({ content }) => content), mails: world.mails.map(({ text }) => text) };
}

describe("when tee-off passes", () => {
  test("a golfer whose request waited for the host hears that the host didn't reply", async () => {
    const { app, mails } = await receivedBy({});
    expect(app).toEqual([expect.objectContaining({ kind: "request-expired" })]);
    expect(one(mails)).toContain("The host didn't reply in time to your request");
  });

  test("a golfer on the waitlist hears that no spot opened", async () => {
    const { app, mails } = await receivedBy({ waitlistedAt: at(0) }, { isFull: true });
    expect(app).toEqual([expect.objectContaining({ kind: "request-expired", why: "no-spot" })]);
    expect(one(mails)).toContain("No spot opened up for you");
    expect(one(mails)).not.toContain("didn't reply");
  });

  test("a golfer on the waitlist who let an offer pass hears that", async () => {
    const { app, mails } = await receivedBy({ waitlistedAt: at(0), offerExpiresAt: at(30) });
    expect(app).toEqual([expect.objectContaining({ kind: "request-expired", why: "offer-not-taken" })]);
    expect(one(mails)).toContain("You didn't claim the spot in the game at");
  });

  test("a regular who was asked and stayed silent hears that", async () => {
    const { app, mails } = await receivedBy({ waitlistedAt: at(0), offerExpiresAt: at(30), isRegular: true });
    expect(app).toEqual([expect.objectContaining({ kind: "request-expired", why: "not-answered" })]);
    expect(one(mails)).toContain("You didn't say whether you were in for the game at");
  });

  test("a regular who sat out hears nothing", async () => {
    expect(await receivedBy({ waitlistedAt: at(0), isRegular: true }, { isFull: true })).toEqual({ app: [], mails: [] });
  });
});
