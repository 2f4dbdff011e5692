import { notificationDeliveries, pushSubscriptions } from "@fourball/db/schema/index";
import type { NotificationFlag } from "@fourball/domain/account/schema";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import type { PushAddress, PushNote } from "@fourball/domain/ports/push-sender";
import { describe, expect, test, vi } from "vitest";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import { testWorld } from "../testing.ts";
import { getPushKey, subscribePush, unsubscribePush } from "./push-subscriptions.ts";

const world = testWorld();

const browser = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: "key", auth: "secret" },
});
const stored = () => world.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.createdAt);

describe("a push subscription", () => {
  test("starts with the public key", async () => {
    expect(await getPushKey(world.as(await world.golfer()))).toEqual({ publicKey: "BKey", browsers: 0 });
  });

  test("is counted for its own golfer", async () => {
    const [maya, jonas] = [await world.golfer(), await world.golfer()];
    await subscribePush(world.as(maya), browser("library"));
    await subscribePush(world.as(maya), browser("phone"));
    expect(await getPushKey(world.as(maya))).toMatchObject({ browsers: 2 });
    expect(await getPushKey(world.as(jonas))).toMatchObject({ browsers: 0 });
  });

  test("belongs to the golfer who subscribed last in that browser", async () => {
    const [maya, jonas] = [await world.golfer(), await world.golfer()];
    await subscribePush(world.as(maya), browser("library"));
    await subscribePush(world.as(jonas), { ...browser("library"), keys: { p256dh: "new", auth: "new" } });
    expect(await stored()).toMatchObject([{ userId: jonas.id, p256dh: "new" }]);
    await unsubscribePush(world.as(maya), browser("library"));
    expect(await stored()).toHaveLength(1);
    await unsubscribePush(world.as(jonas), browser("library"));
    expect(await stored()).toEqual([]);
  });

  test("is kept for the ten newest browsers of a golfer, even when created at once", { tags: "race" }, async () => {
    const ctx = world.as(await world.golfer());
    await subscribePush(ctx, browser("first"));
    await Promise.all(Array.from({ length: 12 }, (_, index) => subscribePush(ctx, browser(String(index)))));
    const kept = (await stored()).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(browser("first").endpoint);
  });

  test("is refused for an address that is not a push service", async () => {
    const ctx = world.as(await world.golfer());
    const inside = { ...browser("a"), endpoint: "https://localhost/internal" };
    await expect(subscribePush(ctx, inside)).rejects.toThrow("Not a push service");
  });
});

/** A host with these browsers, and a notification about a request. */
async function notifyHostIn(names: string[], settings: Partial<Record<NotificationFlag, boolean>> = {}) {
  const host = await world.golfer({ emailJoinRequests: false, ...settings });
  for (const name of names) await subscribePush(world.as(host), browser(name));
  await joinTeeTime(world.as(await world.golfer()), { teeTimeId: (await world.teeTime({ hostId: host.id })).id });
}

describe("a push notification", () => {
  test("is shown in every browser of the golfer, and removes subscriptions that are gone", async () => {
    const shown: [string, PushNote][] = [];
    await notifyHostIn(["phone", "laptop", "gone"]);
    const send = async ({ endpoint }: PushAddress, note: PushNote) => {
      if (endpoint.endsWith("gone")) return "gone" as const;
      shown.push([endpoint, note]);
      return "sent" as const;
    };
    await world.post({ push: { send } });
    expect(shown).toHaveLength(2);
    expect(shown[0]?.[1]).toMatchObject({
      title: expect.stringContaining("wants to join"),
      path: "/dashboard?tab=requests",
      unread: 1,
    });
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([browser("phone").endpoint, browser("laptop").endpoint]);
    expect(await world.db.select().from(notificationDeliveries)).toMatchObject([{ channel: "push", state: "sent" }]);
  });

  test("is sent only for the kinds that the golfer left on", async () => {
    const send = vi.fn(async () => "sent" as const);
    await notifyHostIn(["phone"], { pushJoinRequests: false });
    await world.post({ push: { send } });
    expect(send).not.toHaveBeenCalled();
    await notifyHostIn(["laptop"], { pushRequestApprovals: false, pushTeeTimeChanges: false });
    await world.post({ push: { send } });
    expect(send).toHaveBeenCalledOnce();
  });

  test("is retried when the push service is unavailable", async () => {
    await notifyHostIn(["phone"]);
    await world.post({ push: { send: () => Promise.reject(new Error("The push service answered 503")) } });
    expect(await world.db.select().from(notificationDeliveries)).toMatchObject([{ state: "waiting", attempts: 1 }]);
  });

  test.each([
    ["is given up", ["phone"], "failed"],
    ["is retried for another browser whose push service is unavailable", ["phone", "laptop"], "waiting"],
  ])("%s when a push service refuses it for good", async (_what, names, state) => {
    await notifyHostIn(names);
    const send = async ({ endpoint }: PushAddress) => {
      if (endpoint.endsWith("phone")) throw new PermanentDeliveryError("The push service answered 413");
      throw new Error("The push service answered 503");
    };
    await world.post({ push: { send } });
    expect(await world.db.select().from(notificationDeliveries)).toMatchObject([{ state, attempts: 1 }]);
  });
});
