import * as schema from "@fourball/db/schema/index";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAudit } from "../core/audit/list-audit.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { withdrawFromTeeTime } from "../games/tee-time/withdraw-from-tee-time.ts";
import { forgotPassword } from "../golfers/account/forgot-password.ts";
import { one } from "../testing/one.ts";
import { notifiedHost, passSeconds, storedDeliveries } from "../testing/queued-mails.ts";
import { aReportedGame, settle } from "../testing/scenes/a-reported-game.ts";
import { NOW, testWorld } from "../testing.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { sendAgain, sendAllAgain } from "./send-again.ts";

const world = testWorld();

const refusing = { email: { send: () => Promise.reject(new PermanentDeliveryError("550 mailbox full")) } };
const anAdmin = async () => world.as({ ...(await world.golfer({ isAdmin: true })), isAdmin: true });
const states = async () => (await storedDeliveries(world)).map(({ state, attempts }) => `${state}, ${attempts} attempts`);

/** A host whose mail about a request was given up. */
async function aGivenUpMail(changes?: Partial<typeof schema.users.$inferInsert>) {
  const notified = await notifiedHost(world, changes);
  await world.post(refusing);
  const { id } = one(await storedDeliveries(world));
  return { ...notified, deliveryId: id };
}

describe("sending again", () => {
  test("mails what was given up once more, and is in the audit", async () => {
    const { host, deliveryId } = await aGivenUpMail({ email: "hana@example.com" });
    const admin = await anAdmin();
    expect(await states()).toEqual(["failed, 1 attempts"]);
    await sendAgain(admin, { deliveryId });
    expect(one((await listDeliveries(admin, { page: 1 })).items)).toMatchObject({ state: "waiting", attempts: 0 });
    await world.post();
    expect(world.mails).toMatchObject([{ to: host.email }]);
    expect(await states()).toEqual(["sent, 1 attempts"]);
    expect((await listAudit(admin, {})).items).toMatchObject([{ action: "delivery-sent-again", subject: "hana@example.com" }]);
    await expect(sendAgain(admin, { deliveryId })).rejects.toThrow("This was sent, or is being sent");
  });

  test("tries for two days from then on", async () => {
    const { deliveryId } = await aGivenUpMail();
    await passSeconds(world, 3 * 24 * 3600);
    await sendAgain(await anAdmin(), { deliveryId });
    await world.post({ email: { send: () => Promise.reject(new Error("451 try again later")) } });
    expect(await states()).toEqual(["waiting, 1 attempts"]);
  });

  test("is refused when the game has started, with the reason", async () => {
    const { deliveryId } = await aGivenUpMail();
    world.clock.time = NOW.add({ hours: 48 });
    const again = sendAgain(await anAdmin(), { deliveryId });
    await expect(again).rejects.toThrow("The game has started, so this isn't sent again");
    expect(await states()).toEqual(["failed, 1 attempts"]);
  });

  test("is refused when the link has expired", async () => {
    await world.golfer({ email: "hana@example.com" });
    await forgotPassword(world.anonymous(), { email: "hana@example.com" });
    await world.settled();
    await world.post(refusing);
    await passSeconds(world, 3601);
    const { id: deliveryId } = one(await storedDeliveries(world));
    await expect(sendAgain(await anAdmin(), { deliveryId })).rejects.toThrow("The link has expired, so this isn't sent again");
  });

  test("is refused when the golfer has turned such mails off", async () => {
    const { deliveryId, host } = await aGivenUpMail();
    await world.db.update(schema.users).set({ emailJoinRequests: false }).where(eq(schema.users.id, host.id));
    await expect(sendAgain(await anAdmin(), { deliveryId })).rejects.toThrow("They don't get this any more");
  });

  test.each([
    ["its golfer withdrew", ({ maya, game }) => withdrawFromTeeTime(world.as(maya), { teeTimeId: game.id })],
    ["its game was cancelled", ({ host, game }) => cancelTeeTime(world.as(host), { teeTimeId: game.id })],
  ] satisfies [string, (given: Awaited<ReturnType<typeof aGivenUpMail>>) => Promise<unknown>][])(
    "isn't offered for a request when %s",
    async (_what, change) => {
      const given = await aGivenUpMail();
      const admin = await anAdmin();
      await change(given);
      expect((await listDeliveries(admin, { page: 1, state: "failed" })).total).toBe(0);
      await expect(sendAgain(admin, given)).rejects.toThrow("This message isn't here any more");
    },
  );

  test("of all since a time leaves out what is older or no longer true", async () => {
    const { deliveryId } = await aGivenUpMail();
    await passSeconds(world, 3600);
    const [played, open] = [await notifiedHost(world), await notifiedHost(world)];
    await world.post(refusing);
    const old = (await storedDeliveries(world)).find(({ id }) => id === deliveryId);
    const since = new Date(Number(old?.createdAt) + 1000).toISOString();
    const admin = await anAdmin();
    await world.db
      .update(schema.teeTimes)
      .set({ teeOffAt: new Date("2026-06-10") })
      .where(eq(schema.teeTimes.id, played.game.id));
    expect(await sendAllAgain(admin, { since })).toEqual({ count: 2 });
    await world.post();
    expect(world.mails.map(({ to }) => to)).toEqual([open.host.email]);
    expect((await listDeliveries(admin, { page: 1, state: "failed" })).items.map(({ id }) => id)).toEqual([deliveryId]);
    expect((await listAudit(admin, {})).items).toMatchObject([{ action: "deliveries-sent-again", subject: "2 messages" }]);
  });

  test("without anything given up isn't in the audit", async () => {
    const admin = await anAdmin();
    expect(await sendAllAgain(admin, { since: NOW.toString() })).toEqual({ count: 0 });
    expect((await listAudit(admin, {})).total).toBe(0);
  });

  test("reaches nothing that would tell a reported admin who reported them", async () => {
    const { as, dev, reportId } = await aReportedGame(world);
    await settle(as.ada, await reportId({ subject: "golfer", userId: dev.id }));
    await world.post(refusing);
    const { id: deliveryId } = one(await storedDeliveries(world));
    await expect(sendAgain(as.dev, { deliveryId })).rejects.toThrow("This message isn't here any more");
    expect(await sendAllAgain(as.dev, { since: "2026-01-01T00:00:00Z" })).toEqual({ count: 0 });
    expect(await sendAllAgain(as.ada, { since: "2026-01-01T00:00:00Z" })).toEqual({ count: 1 });
  });
});
