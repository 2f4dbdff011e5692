import { sessions } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { aPasskey, used } from "../../testing/fakes/made-passkeys.ts";
import { testWorld } from "../../testing.ts";
import { changeEmail } from "../account/email/change-email.ts";
import { setPassword } from "../account/set-password.ts";
import { signIn } from "../account/sign-in.ts";
import { listSignInMethods } from "./list-sign-in-methods.ts";
import { removePasskey } from "./remove-passkey.ts";
import { removePassword } from "./remove-password.ts";
import { startPasskeyUse } from "./start-passkey.ts";
import { confirmWithPasskey } from "./use-passkey.ts";

const world = testWorld();

const challengeOf = async () => (await startPasskeyUse(world.anonymous())).challenge;
const later = (minutes: number) => {
  world.clock.time = world.clock.time.add({ minutes });
};

describe("without a password", () => {
  async function withPasskeys(passwordHash: string | null, ...ids: string[]) {
    const golfer = await world.golfer({ passwordHash });
    const me = world.as(golfer);
    for (const id of ids) await aPasskey(me, id);
    return { golfer, me };
  }
  const signedIn = (userId: string, sid: string, passkey: { passkeyId?: string } = {}) =>
    world.db.insert(sessions).values({
      sid,
      sess: { userId, createdAt: "2026-06-11T15:00:00Z", userAgent: null, ...passkey },
      expire: sql`now() + interval '1 day'`,
    });
  const signedInElsewhere = (userId: string) => signedIn(userId, "elsewhere");
  /** The same golfer, in a session that the passkey opened. */
  async function byPasskey(ctx: MemberContext, passkeyId: string): Promise<MemberContext> {
    await signedIn(ctx.viewer.id, "by passkey", { passkeyId });
    return world.as(ctx.viewer, { caller: { browser: { sid: "by passkey" } } });
  }

  test("the account keeps its passkeys, and other devices are signed out", async () => {
    const { golfer, me } = await withPasskeys("hashed secret", "one", "two");
    await signedInElsewhere(golfer.id);
    await removePassword(me);
    expect((await listSignInMethods(me)).hasPassword).toBe(false);
    expect(await world.db.$count(sessions)).toBe(0);
    expect(world.events).toContainEqual({ type: "sessions-ended", userId: golfer.id });
    expect(await world.notificationsFor(golfer)).toEqual(["passkey-added", "passkey-added", "password-removed"]);
    await expect(signIn(world.anonymous(), { email: golfer.email, password: "secret" })).rejects.toMatchObject({
      code: "unauthorized",
    });
    await expect(removePassword(me)).rejects.toMatchObject({ code: "conflict" });
  });

  test("needs two passkeys and a sign-in of the last minutes", async () => {
    const { me } = await withPasskeys("hashed secret", "one");
    await expect(removePassword(me)).rejects.toThrow("Add 2 passkeys first");
    await aPasskey(me, "two");
    later(16);
    await expect(removePassword(me)).rejects.toMatchObject({ code: "forbidden", issues: [{ path: ["password"] }] });
    expect((await listSignInMethods(me)).hasPassword).toBe(true);
  });

  test("two passkeys are left when one is removed at the same time", { tags: "race" }, async () => {
    const { me } = await withPasskeys("hashed secret", "one", "two");
    const both = await Promise.allSettled([removePassword(me), removePasskey(me, { id: "one" })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { passkeys: left, hasPassword } = await listSignInMethods(me);
    expect(hasPassword || left.length === 2).toBe(true);
  });

  test("one can be set again, once, and it must be strong", { tags: "race" }, async () => {
    const { golfer, me } = await withPasskeys(null, "one", "two");
    await signedInElsewhere(golfer.id);
    await expect(setPassword(me, { newPassword: "password" })).rejects.toMatchObject({ issues: [{ path: ["newPassword"] }] });
    const both = await Promise.allSettled(
      ["a longer walk", "a shorter walk"].map((newPassword) => setPassword(me, { newPassword })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await world.db.$count(sessions)).toBe(0);
    expect((await world.notificationsFor(golfer)).at(-1)).toBe("password-changed");
  });

  test("the passkey confirms what the password would: closing the account, and another email", async () => {
    const { me: withTwo } = await withPasskeys(null, "one", "two");
    const me = await byPasskey(withTwo, "one");
    later(16);
    for (const refused of [
      () => deleteAccount(me, {}),
      () => changeEmail(me, { email: "new@fourball.test" }),
      () => setPassword(me, { newPassword: "a longer walk" }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "forbidden", issues: [{ path: ["passkey"] }] });
    await confirmWithPasskey(me, used("one", await challengeOf()));
    await changeEmail(me, { email: "new@fourball.test" });
    expect(await deleteAccount(me, {})).toEqual({ deleted: true });
  });

  test("no other account gets by without its password", async () => {
    const { me: withOne } = await withPasskeys("hashed secret", "one");
    const me = await byPasskey(withOne, "one");
    for (const refused of [() => deleteAccount(me, {}), () => changeEmail(me, { email: "new@fourball.test" })])
      await expect(refused()).rejects.toMatchObject({
        code: "invalid",
        issues: [{ path: ["password"], message: "Password is required" }],
      });
  });
});
