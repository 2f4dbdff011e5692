import { passkeyChallenges, passkeys, sessions } from "@fourball/db/schema/index";
import { PASSKEYS_MAX } from "@fourball/domain/passkey/constants";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { aPasskeyRow } from "../../testing/a-passkey-row.ts";
import { aPasskey, made, used } from "../../testing/fakes/made-passkeys.ts";
import { testWorld } from "../../testing.ts";
import { addPasskey } from "./add-passkey.ts";
import { listSignInMethods } from "./list-sign-in-methods.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { startPasskey, startPasskeyUse } from "./start-passkey.ts";
import { confirmWithPasskey, signInWithPasskey } from "./use-passkey.ts";

const world = testWorld();

const challengeOf = async () => (await startPasskeyUse(world.anonymous())).challenge;

const later = (minutes: number) => {
  world.clock.time = world.clock.time.add({ minutes });
};

describe("adding a passkey", () => {
  test("keeps it under its name, and tells the golfer", async () => {
    const golfer = await world.golfer({ passwordHash: "hashed secret" });
    const me = world.as(golfer);
    await aPasskey(me, "one");
    expect(await listSignInMethods(me)).toMatchObject({
      passkeys: [{ id: "one", name: "Phone", isSynced: true, lastUsedAt: null }],
      hasPassword: true,
      isRequired: false,
    });
    await world.post();
    expect(world.mails.map(({ subject }) => subject)).toEqual(["A passkey was added to your Fourball account"]);
    expect((await startPasskey(me)).excludeCredentials).toMatchObject([{ id: "one" }]);
  });

  test("needs an address with a name", async () => {
    const me = world.as(await world.golfer());
    const ports = { ...me.ports, passkeyVerifier: null };
    await expect(startPasskey({ ...me, ports })).rejects.toMatchObject({ reason: "passkeysNeedAddress" });
  });

  test("needs a sign-in of the last minutes", async () => {
    const me = world.as(await world.golfer({ passwordHash: "hashed secret" }));
    const { challenge } = await startPasskey(me);
    later(16);
    await expect(startPasskey(me)).rejects.toMatchObject({ code: "forbidden", issues: [{ path: ["password"] }] });
    await expect(addPasskey(me, { passkey: made("one", challenge), name: "Phone" })).rejects.toMatchObject({ code: "forbidden" });
    expect(await world.db.$count(passkeys)).toBe(0);
  });

  test("takes a challenge once, for the golfer who got it, and for a few minutes", async () => {
    const [me, other] = (await world.golfers([{}, {}])).map((golfer) => world.as(golfer));
    if (!me || !other) throw new Error("no golfers");
    const { challenge } = await startPasskey(me);
    const add = (ctx: MemberContext, id: string, given = challenge) =>
      addPasskey(ctx, { passkey: made(id, given), name: "Phone" });
    await expect(add(other, "one")).rejects.toThrow("We couldn't add this passkey");
    await add(me, "one");
    await expect(add(me, "two")).rejects.toThrow("We couldn't add this passkey");
    const late = await startPasskey(me);
    await world.db.update(passkeyChallenges).set({ expiresAt: sql`now()` });
    await expect(add(me, "two", late.challenge)).rejects.toThrow("We couldn't add this passkey");
    await expect(add(me, "two", await challengeOf())).rejects.toThrow("We couldn't add this passkey");
    expect(await world.db.$count(passkeys)).toBe(1);
  });

  test("is refused for one that another golfer has, and beyond ten, also two at once", { tags: "race" }, async () => {
    const [me, other] = (await world.golfers([{}, {}])).map((golfer) => world.as(golfer));
    if (!me || !other) throw new Error("no golfers");
    await aPasskey(other, "theirs");
    await expect(aPasskey(me, "theirs")).rejects.toMatchObject({ code: "conflict" });
    for (let count = 1; count < PASSKEYS_MAX; count++) await aPasskey(me, `mine${count}`);
    const both = await Promise.allSettled(["last", "toomany"].map((id) => aPasskey(me, id)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(startPasskey(me)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a passkey", () => {
  test("signs its golfer in, and is remembered as used", async () => {
    const golfer = await world.golfer();
    const me = world.as(golfer);
    await aPasskey(me, "one");
    const account = await signInWithPasskey(world.anonymous(), used("one", await challengeOf()));
    expect(account.id).toBe(golfer.id);
    expect(world.browser).toEqual([golfer.id]);
    expect((await listSignInMethods(me)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test("doesn't sign in when it is unknown, false or removed, or with an old challenge: always the same answer", async () => {
    const golfer = await world.golfer({ passwordHash: "hashed secret" });
    await aPasskey(world.as(golfer), "one");
    const challenge = await challengeOf();
    await signInWithPasskey(world.anonymous(), used("one", challenge));
    const refusals = [
      used("one", challenge),
      used("one", (await startPasskey(world.as(golfer))).challenge),
      used("two", await challengeOf()),
      used("one", await challengeOf(), "AAA"),
    ];
    for (const refused of refusals)
      await expect(signInWithPasskey(world.anonymous(), refused)).rejects.toMatchObject({
        code: "unauthorized",
        message: "This passkey doesn't work here. Sign in another way.",
      });
    await removePasskey(world.as(golfer), { id: "one" });
    await expect(signInWithPasskey(world.anonymous(), used("one", await challengeOf()))).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect(world.browser).toEqual([golfer.id]);
  });

  test("does not let a suspended golfer in", async () => {
    const golfer = await world.golfer({ suspendedAt: new Date() });
    await aPasskey(world.as(await world.golfer()), "other");
    await world.db.insert(passkeys).values(aPasskeyRow(golfer.id));
    await expect(signInWithPasskey(world.anonymous(), used("one", await challengeOf()))).rejects.toThrow("suspended");
  });

  test("confirms its own golfer only", async () => {
    const [me, other] = (await world.golfers([{}, {}])).map((golfer) => world.as(golfer));
    if (!me || !other) throw new Error("no golfers");
    await aPasskey(other, "theirs");
    await expect(confirmWithPasskey(me, used("theirs", await challengeOf()))).rejects.toMatchObject({ code: "forbidden" });
    await aPasskey(me, "mine");
    later(16);
    await expect(startPasskey(me)).rejects.toMatchObject({ code: "forbidden", issues: [{ path: ["passkey"] }] });
    await confirmWithPasskey(me, used("mine", await challengeOf()));
    await startPasskey(me);
  });

  test("is renamed and removed by its golfer alone, who gets a notification of the removal", async () => {
    const [maya, other] = await world.golfers([{ passwordHash: "hashed secret" }, {}]);
    if (!maya || !other) throw new Error("no golfers");
    const me = world.as(maya);
    await aPasskey(me, "one");
    await expect(renamePasskey(world.as(other), { id: "one", name: "Mine" })).rejects.toMatchObject({ code: "not_found" });
    await expect(removePasskey(world.as(other), { id: "one" })).rejects.toMatchObject({ code: "not_found" });
    expect(await renamePasskey(me, { id: "one", name: "Laptop" })).toMatchObject({ name: "Laptop" });
    await removePasskey(me, { id: "one" });
    expect(await world.notificationsFor(maya)).toEqual(["passkey-added", "passkey-removed"]);
  });

  test("stays beside another one without a password", async () => {
    const me = world.as(await world.golfer({ passwordHash: null }));
    await aPasskey(me, "one");
    await aPasskey(me, "two");
    await expect(removePasskey(me, { id: "one" })).rejects.toMatchObject({ code: "conflict" });
    await aPasskey(me, "three");
    await removePasskey(me, { id: "one" });
    expect((await listSignInMethods(me)).passkeys).toHaveLength(2);
  });

  test("is in the export, and goes with the account", async () => {
    const me = world.as(await world.golfer({ passwordHash: "hashed secret" }));
    await aPasskey(me, "one");
    await startPasskey(me);
    expect((await exportOwnData(me)).passkeys).toMatchObject([{ name: "Phone" }]);
    await deleteAccount(me, { password: "secret" });
    expect([await world.db.$count(passkeys), await world.db.$count(passkeyChallenges)]).toEqual([0, 0]);
  });
});

describe("where admins need a passkey", () => {
  /** An admin in a session of that passkey. */
  async function anAdmin(passkeyId?: string): Promise<MemberContext> {
    const admin = await world.golfer({ isAdmin: true, passwordHash: "hashed secret" });
    const sess = { userId: admin.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null, ...(passkeyId && { passkeyId }) };
    await world.db.insert(sessions).values({ sid: admin.id, sess, expire: sql`now() + interval '1 day'` });
    return world.as(admin, { caller: { browser: { sid: admin.id } }, config: { isAdminPasskeyRequired: true } });
  }

  test("an admin without one can add it, and do nothing else as an admin", async () => {
    const admin = await anAdmin();
    await expect(requireAdmin(admin)).rejects.toMatchObject({ code: "forbidden", issues: [{ path: ["passkey"] }] });
    await aPasskey(admin, "first");
    await expect(requireAdmin(admin)).rejects.toMatchObject({ code: "forbidden" });
    expect(await listSignInMethods(admin)).toMatchObject({ isRequired: true, isConfirmed: false });
  });

  test("a session that the passkey opened is enough, until it is removed", async () => {
    const admin = await anAdmin("first");
    await expect(requireAdmin(admin)).rejects.toMatchObject({ code: "forbidden" });
    await aPasskey(admin, "first");
    await requireAdmin(admin);
    expect(await listSignInMethods(admin)).toMatchObject({ isConfirmed: true });
    await removePasskey(admin, { id: "first" });
    await expect(requireAdmin(admin)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("a password is not enough to add another, nor to remove the first", async () => {
    const admin = await anAdmin();
    await aPasskey(admin, "first");
    await expect(startPasskey(admin)).rejects.toMatchObject({ issues: [{ path: ["passkey"] }] });
    await expect(removePasskey(admin, { id: "first" })).rejects.toMatchObject({ issues: [{ path: ["passkey"] }] });
  });

  test("the passkey of another golfer counts for nothing", async () => {
    const admin = await anAdmin("theirs");
    await aPasskey(world.as(await world.golfer()), "theirs");
    await expect(requireAdmin(admin)).rejects.toMatchObject({ code: "forbidden" });
  });
});
