import { createECDH, createHmac, randomBytes } from "node:crypto";
import { notificationDeliveries, pushSubscriptions } from "@fourball/db/schema/index";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import { joinTeeTime } from "@fourball/services/games/tee-time/join-tee-time";
import { storedPushKeys } from "@fourball/services/notification/stored-push-keys";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import webPush from "web-push";
import { createWebPush } from "../src/notifications/web-push.ts";
import { notifiedHost } from "./support/notified-host.ts";
import { startTestServer } from "./support/start-test-server.ts";
import { aWebServer } from "./support/web-server.ts";

const world = testWorld();

describe("text messages and push", () => {
  test("a text message is posted with a signature, and is sent when the webhook accepts it", async () => {
    const { url, received } = await aWebServer();
    await using server = await startTestServer(world, { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: "between us" });
    await notifiedHost(world, { emailJoinRequests: false, phoneNumber: "+18315550100", smsOptInAt: new Date("2026-06-01") });
    await server.post();
    const [delivery] = await world.db.select().from(notificationDeliveries);
    expect(delivery).toMatchObject({ channel: "sms", state: "sent" });
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = received;
    expect(JSON.parse(body.toString())).toEqual({
      id: delivery?.id,
      to: "+18315550100",
      text: expect.stringContaining("Maya Lin wants to join"),
    });
    const signature = createHmac("sha256", "between us").update(body).digest("hex");
    expect(headers).toMatchObject({ "content-type": "application/json", "x-signature-256": `sha256=${signature}` });
  });

  test.each([
    [400, "failed"],
    [404, "failed"],
    [408, "waiting"],
    [425, "waiting"],
    [429, "waiting"],
    [503, "waiting"],
  ] as const)("a text message that the webhook answers with %i is %s", async (status, state) => {
    const { url, answer } = await aWebServer();
    answer(status);
    await using server = await startTestServer(world, { SMS_WEBHOOK_URL: url });
    await notifiedHost(world, { emailJoinRequests: false, phoneNumber: "+18315550100", smsOptInAt: new Date("2026-06-01") });
    await server.post();
    const lastError = `The SMS webhook answered ${status}`;
    expect(await world.db.select().from(notificationDeliveries)).toMatchObject([{ state, attempts: 1, lastError }]);
  });

  /** The keys that a browser makes for itself. */
  function aBrowser(endpoint: string) {
    const pair = createECDH("prime256v1");
    return { endpoint, p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  }

  const keys = { ...webPush.generateVAPIDKeys(), subject: "mailto:tees@example.org" };
  const note = {
    id: "3f0e7a52-8a2f-4b53-9f3c-4f1d4f7f9a11",
    title: "Maya wants to join",
    body: "At Pebble Beach",
    path: "/",
    unread: 1,
  };

  test("a push message is encrypted for the browser", async () => {
    const { url, received } = await aWebServer();
    expect(await createWebPush(keys).send(aBrowser(url), note)).toBe("sent");
    expect(received[0]?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "86400",
      topic: "3f0e7a528a2f4b539f3c4f1d4f7f9a11",
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, ?k=/),
    });
    expect(received[0]?.body.toString("latin1")).not.toContain("Maya");
  });

  test.each([
    [404, "gone"],
    [410, "gone"],
  ])("a push service that answers %i no longer has the browser", async (status, end) => {
    const { url, answer } = await aWebServer();
    answer(status);
    expect(await createWebPush(keys).send(aBrowser(url), note)).toBe(end);
  });

  test("a busy push service is a failure, and invalid keys are an expired subscription", async () => {
    const { url, answer } = await aWebServer();
    answer(429);
    const busy = createWebPush(keys).send(aBrowser(url), note);
    await expect(busy).rejects.toThrow("The push service answered 429");
    await expect(busy).rejects.not.toBeInstanceOf(PermanentDeliveryError);
    expect(await createWebPush(keys).send({ endpoint: url, p256dh: "aa", auth: "bb" }, note)).toBe("gone");
  });

  test("a push service that refuses a message for good is not sent it again", async () => {
    const { url, answer } = await aWebServer();
    answer(413);
    await expect(createWebPush(keys).send(aBrowser(url), note)).rejects.toBeInstanceOf(PermanentDeliveryError);
  });

  test("the VAPID public key is given to browsers", async () => {
    const { url, received } = await aWebServer();
    const environment = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, VAPID_SUBJECT: keys.subject };
    await using server = await startTestServer(world, environment);
    expect(server.deps.services.config.pushPublicKey).toBe(keys.publicKey);
    const host = await world.golfer({ emailJoinRequests: false });
    await world.db.insert(pushSubscriptions).values({ userId: host.id, ...aBrowser(url) });
    const game = await world.teeTime({ hostId: host.id });
    await joinTeeTime(world.as(await world.golfer()), { teeTimeId: game.id });
    await server.post();
    expect(received).toHaveLength(1);
  });

  test("an installation without keys of its own makes them once, and only the public one leaves it", async () => {
    const { url, received } = await aWebServer();
    const maya = await world.golfer({ emailJoinRequests: false });
    await using first = await startTestServer(world);
    await using second = await startTestServer(world);
    const answer = await first.call("/trpc/notification.pushKey", { as: maya });
    expect(await answer.json()).toMatchObject({ result: { data: { publicKey: second.deps.services.config.pushPublicKey } } });

    await world.db.insert(pushSubscriptions).values({ userId: maya.id, ...aBrowser(url) });
    const game = await world.teeTime({ hostId: maya.id });
    await joinTeeTime(world.as(await world.golfer()), { teeTimeId: game.id });
    await second.post();
    expect(received).toHaveLength(1);

    const { privateKey } = await storedPushKeys(world.db, webPush.generateVAPIDKeys);
    const exported = await first.call("/trpc/account.exportData", { as: maya });
    expect(exported.status).toBe(200);
    expect(Buffer.from(await exported.arrayBuffer()).toString("latin1")).not.toContain(privateKey);
    expect(JSON.stringify([first.logged, second.logged])).not.toContain(privateKey);
  });
});
