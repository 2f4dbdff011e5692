import type { users } from "@fourball/db/schema/index";
import type { Channel } from "@fourball/domain/notification/channels";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { describe, expect, test } from "vitest";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { forgotPassword } from "../../golfers/account/forgot-password.ts";
import { savedSearchScene } from "../../testing/scenes/saved-search-scene.ts";
import { testWorld } from "../../testing.ts";
import { fanOutNotifications } from "../fan-out-notifications.ts";
import { subscribePush } from "../push-subscriptions.ts";

const world = testWorld();
const { aSearcher, aPost, mailsAt } = savedSearchScene(world);

const OFF = {
  email: { emailOn: false },
  sms: { smsOptIn: false },
  push: { pushOn: false },
} satisfies Record<Channel, UpdateProfileInput>;

const CHANNELS: Channel[] = ["email", "sms", "push"];

/** The channels that reached the golfer. */
async function reached(): Promise<Channel[]> {
  const sent = new Set<Channel>();
  const send = (channel: Channel) => async () => {
    sent.add(channel);
    return "sent" as const;
  };
  const mailer = { send: async () => void sent.add("email") };
  await world.post({ email: mailer, sms: { send: async () => void sent.add("sms") }, push: { send: send("push") } });
  return CHANNELS.filter((channel) => sent.has(channel));
}

/** A host whom everything reaches. */
async function aHost(changes: Partial<typeof users.$inferInsert> = {}) {
  const host = await world.golfer({ phoneNumber: "+18315550100", smsOptInAt: new Date("2026-06-01"), ...changes });
  const endpoint = `https://fcm.googleapis.com/fcm/send/${host.id}`;
  await subscribePush(world.as(host), { endpoint, keys: { p256dh: "key", auth: "secret" } });
  return host;
}

async function request(host: { id: string }): Promise<void> {
  const game = await world.teeTime({ hostId: host.id });
  await joinTeeTime(world.as(await world.golfer()), { teeTimeId: game.id });
}

describe("a channel that is turned off", () => {
  test.each(CHANNELS)("is silent, and no other: %s", async (channel) => {
    const host = await aHost();
    await request(host);
    expect(await reached()).toEqual(CHANNELS);
    await updateProfile(world.as(host), OFF[channel]);
    await request(host);
    expect(await reached()).toEqual(CHANNELS.filter((each) => each !== channel));
    expect(await world.notificationsFor(host)).toHaveLength(2);
  });

  test.each(CHANNELS)("takes back what waits to be sent: %s", async (channel) => {
    const host = await aHost();
    await request(host);
    await fanOutNotifications(world.anonymous());
    await updateProfile(world.as(host), OFF[channel]);
    expect(await reached()).not.toContain(channel);
  });

  test("is as it was when it is turned on again", async () => {
    const host = await aHost({ emailRequestApprovals: false, smsTeeTimeChanges: false, pushJoinRequests: false });
    const off = await updateProfile(world.as(host), { ...OFF.email, ...OFF.sms, ...OFF.push });
    const choices = { emailRequestApprovals: false, smsTeeTimeChanges: false, pushJoinRequests: false, emailJoinRequests: true };
    expect(off).toMatchObject({ emailOn: false, smsOptInAt: null, pushOn: false, ...choices });
    await updateProfile(world.as(host), { emailOn: true, smsOptIn: true, pushOn: true });
    await request(host);
    expect(await reached()).toEqual(["email", "sms"]);
  });

  test("still mails a password reset", async () => {
    const golfer = await world.golfer({ emailOn: false });
    await forgotPassword(world.anonymous(), { email: golfer.email });
    await world.settled();
    expect(await reached()).toEqual(["email"]);
  });

  test("leaves saved searches to Activity", async () => {
    const { golfer } = await aSearcher("at-once", { emailOn: false });
    await aPost();
    expect(await mailsAt()).toEqual([]);
    expect(await world.notificationsFor(golfer)).toEqual(["search-matched"]);
  });
});
