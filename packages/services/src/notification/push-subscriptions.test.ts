import { outboxDeliveries, pushSubscriptions } from "@fourball/db/schema/index";
import type { PushAddress, PushNote } from "@fourball/domain/ports/pusher";
import { expect, test } from "vitest";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { testClub } from "../testing.ts";
import { getPushKey, subscribePush, unsubscribePush } from "./push-subscriptions.ts";

const club = testClub();

const browser = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: "key", auth: "secret" },
});
const stored = () => club.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.createdAt);

test("browsers hear the key, where there is one", async () => {
  const ctx = club.as(await club.aGolfer());
  expect(await getPushKey(ctx)).toEqual({ publicKey: null });
  expect(await getPushKey({ ...ctx, pushPublicKey: "BKey" })).toEqual({ publicKey: "BKey" });
});

test("a browser shows news to whoever signed in there last", async () => {
  const [maya, jonas] = [await club.aGolfer(), await club.aGolfer()];
  await subscribePush(club.as(maya), browser("library"));
  await subscribePush(club.as(jonas), { ...browser("library"), keys: { p256dh: "new", auth: "new" } });
  expect(await stored()).toMatchObject([{ userId: jonas.id, p256dh: "new" }]);
  await unsubscribePush(club.as(maya), browser("library"));
  expect(await stored()).toHaveLength(1);
  await unsubscribePush(club.as(jonas), browser("library"));
  expect(await stored()).toEqual([]);
});

test("ten browsers a golfer, the newest, however many ask at once", async () => {
  const ctx = club.as(await club.aGolfer());
  await subscribePush(ctx, browser("first"));
  await Promise.all(Array.from({ length: 12 }, (_, index) => subscribePush(ctx, browser(String(index)))));
  const kept = (await stored()).map(({ endpoint }) => endpoint);
  expect(kept).toHaveLength(10);
  expect(kept).not.toContain(browser("first").endpoint);
});

test("an address that is no push service is not called", async () => {
  const ctx = club.as(await club.aGolfer());
  const inside = { ...browser("a"), endpoint: "https://localhost/internal" };
  await expect(subscribePush(ctx, inside)).rejects.toThrow("Not a push service");
});

/** A host with these browsers, who is told that somebody asked. */
async function toldIn(names: string[]) {
  const host = await club.aGolfer({ emailJoinRequests: false });
  for (const name of names) await subscribePush(club.as(host), browser(name));
  await joinTeeTime(club.as(await club.aGolfer()), { teeTimeId: (await club.aTeeTime({ hostId: host.id })).id });
}

test("every browser of the golfer shows the news; one that is gone is forgotten", async () => {
  const shown: [string, PushNote][] = [];
  await toldIn(["phone", "laptop", "gone"]);
  const send = async ({ endpoint }: PushAddress, note: PushNote) => {
    if (endpoint.endsWith("gone")) return "gone" as const;
    shown.push([endpoint, note]);
    return "sent" as const;
  };
  await club.post({ push: { send } });
  expect(shown).toHaveLength(2);
  expect(shown[0]?.[1]).toMatchObject({ title: expect.stringContaining("would like to join"), path: "/dashboard?tab=requests" });
  expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([browser("phone").endpoint, browser("laptop").endpoint]);
  expect(await club.db.select().from(outboxDeliveries)).toMatchObject([{ channel: "push", state: "sent" }]);
});

test("a push service that is away is tried again", async () => {
  await toldIn(["phone"]);
  await club.post({ push: { send: () => Promise.reject(new Error("The push service answered 503")) } });
  expect(await club.db.select().from(outboxDeliveries)).toMatchObject([{ state: "waiting", attempts: 1 }]);
});
