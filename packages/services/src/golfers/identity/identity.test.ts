import { identities, identityRequests, passkeys, users } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import type { Caller, MemberContext, ServiceContext } from "../../core/service-context.ts";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { aPasskeyRow } from "../../testing/a-passkey-row.ts";
import { fakeIdentities } from "../../testing/fakes/fake-identities.ts";
import { testWorld } from "../../testing.ts";
import { finishSignUp, openSignUp } from "../account/email/finish-sign-up.ts";
import { registerAccount } from "../account/register-account.ts";
import { listSignInMethods } from "../passkey/list-sign-in-methods.ts";
import { removePasskey } from "../passkey/remove-passkey.ts";
import { finishIdentity } from "./finish-identity.ts";
import { removeIdentity } from "./remove-identity.ts";
import { confirmWithIdentity, connectIdentity, startIdentitySignIn } from "./start-identity.ts";

const world = testWorld();
const ISSUER = "https://login.example/";

/** The golfer comes back from the provider, which says this of them. */
function comeBack(ctx: ServiceContext, { url }: { url: string }, said: object = {}) {
  const state = new URL(url).searchParams.get("state") ?? "";
  const code = JSON.stringify({ subject: "sub-1", ...said });
  return finishIdentity(ctx, new URLSearchParams({ state, code }));
}

const connect = async (me: MemberContext, said: object = {}) => comeBack(me, await connectIdentity(me), said);

/** Golfers of one world share a browser otherwise. */
function inOwnBrowser<Ctx extends ServiceContext>(ctx: Ctx): Ctx {
  let secret: string | null = null;
  const { open, authenticatedWithin, renew, close, forget, rememberSignUp } = ctx.caller.browser;
  const browser: Caller["browser"] = {
    sid: null,
    open,
    authenticatedWithin,
    renew,
    close,
    forget,
    signUpSecret: null,
    rememberSignUp,
    get identitySecret() {
      return secret;
    },
    rememberIdentityRequest: (made) => {
      secret = made;
    },
    forgetIdentityRequest: () => {
      secret = null;
    },
  };
  return { ...ctx, caller: { ...ctx.caller, browser } };
}

const later = (minutes: number) => {
  world.clock.time = world.clock.time.add({ minutes });
};

describe("connecting an account from the settings", () => {
  test("signs the golfer in from then on, whatever email the provider knows", async () => {
    const golfer = await world.golfer({ passwordHash: "hashed secret" });
    const me = world.as(golfer);
    expect(await connect(me)).toEqual({ purpose: "connect", returnTo: "/settings#account" });
    expect((await listSignInMethods(me)).connection).toMatchObject({
      provider: "Club login",
      connectedAt: expect.any(String),
      lastUsedAt: null,
    });
    expect(await world.notificationsFor(golfer)).toEqual(["identity-connected"]);
    const visitor = world.anonymous();
    const back = await comeBack(visitor, await startIdentitySignIn(visitor, "/create"));
    expect(back).toEqual({ purpose: "sign-in", returnTo: "/create" });
    expect(world.browser).toEqual([golfer.id]);
    expect((await listSignInMethods(me)).connection?.lastUsedAt).not.toBeNull();
  });

  test("needs a sign-in of the last minutes", async () => {
    const me = world.as(await world.golfer({ passwordHash: "hashed secret" }));
    later(16);
    await expect(connectIdentity(me)).rejects.toMatchObject({ code: "forbidden", issues: [{ path: ["password"] }] });
  });

  test("takes no identity of another golfer, and no second one", async () => {
    const [maya, other] = (await world.golfers([{}, {}])).map((golfer) => world.as(golfer));
    if (!maya || !other) throw new Error("no golfers");
    await connect(maya);
    expect(await connect(maya)).not.toHaveProperty("problem");
    expect(await connect(other)).toMatchObject({ problem: "taken" });
    expect(await connect(maya, { subject: "sub-2" })).toMatchObject({ problem: "other" });
    expect(await world.db.select().from(identities)).toMatchObject([{ userId: maya.viewer.id, subject: "sub-1" }]);
  });

  test("counts for the golfer who began it only", async () => {
    const [maya, other] = (await world.golfers([{}, {}])).map((golfer) => world.as(golfer));
    if (!maya || !other) throw new Error("no golfers");
    const begun = await connectIdentity(maya);
    expect(await comeBack(other, begun)).toMatchObject({ purpose: "connect", problem: "expired" });
    expect(await comeBack(world.anonymous(), await connectIdentity(maya))).toMatchObject({ problem: "expired" });
    expect(await world.db.$count(identities)).toBe(0);
  });

  test("connects one of two accounts that take the same identity at once", { tags: "race" }, async () => {
    const contexts = (await world.golfers([{}, {}])).map((golfer) => world.as(golfer));
    const browsers = contexts.map(inOwnBrowser);
    const begun = await Promise.all(browsers.map(async (ctx) => [ctx, await connectIdentity(ctx)] as const));
    const problems = await Promise.all(begun.map(async ([ctx, start]) => (await comeBack(ctx, start)).problem));
    expect(problems.toSorted()).toEqual(["taken", undefined]);
  });
});

describe("a connected account", () => {
  async function connected(changes: Parameters<typeof world.golfer>[0] = { passwordHash: null }) {
    const golfer = await world.golfer(changes);
    await world.db.insert(identities).values({ issuer: ISSUER, subject: "sub-1", userId: golfer.id });
    return { golfer, me: world.as(golfer) };
  }

  test("without a password confirms with a fresh sign-in there", async () => {
    const { me } = await connected();
    later(16);
    await expect(removeIdentity(me)).rejects.toMatchObject({ code: "forbidden" });
    const fresh = await confirmWithIdentity(me);
    expect(fresh.url).toContain("prompt=login");
    expect(await comeBack(me, fresh, { subject: "sub-2" })).toMatchObject({ problem: "other" });
    expect(await me.caller.browser.authenticatedWithin(15)).toBe(false);
    expect(await comeBack(me, await confirmWithIdentity(me))).toEqual({ purpose: "confirm", returnTo: "/settings#account" });
    expect(await me.caller.browser.authenticatedWithin(15)).toBe(true);
  });

  test("is neither confirmed nor connected while the provider can't be reached", async () => {
    const { me } = await connected();
    const away = { ...me, ports: { ...me.ports, identityProvider: { ...fakeIdentities, begin: async () => null } } };
    for (const start of [confirmWithIdentity, connectIdentity])
      await expect(start(away)).rejects.toMatchObject({ reason: "providerUnreachable" });
  });

  test("is disconnected only when a password or two passkeys are left", async () => {
    const { golfer, me } = await connected();
    const add = (id: string) => world.db.insert(passkeys).values({ ...aPasskeyRow(golfer.id), id });
    await add("one");
    await expect(removeIdentity(me)).rejects.toMatchObject({ code: "conflict" });
    await add("two");
    expect(await removeIdentity(me)).toEqual({ removed: true });
    expect(await world.notificationsFor(golfer)).toEqual(["identity-removed"]);
    await expect(removeIdentity(me)).rejects.toMatchObject({ code: "not_found" });
    const withPassword = await connected({ passwordHash: "hashed secret" });
    expect(await removeIdentity(withPassword.me)).toEqual({ removed: true });
  });

  test("keeps a way to sign in when the last passkey and the identity are removed at once", { tags: "race" }, async () => {
    const { golfer, me } = await connected();
    for (const id of ["one", "two"]) await world.db.insert(passkeys).values({ ...aPasskeyRow(golfer.id), id });
    await Promise.allSettled([removePasskey(me, { id: "one" }), removeIdentity(me)]);
    const { passkeys: left, connection } = await listSignInMethods(me);
    expect(connection?.connectedAt !== null || left.length === 2).toBe(true);
  });

  test("may have a single passkey, and none", async () => {
    const { golfer, me } = await connected();
    await world.db.insert(passkeys).values(aPasskeyRow(golfer.id));
    expect(await removePasskey(me, { id: aPasskeyRow(golfer.id).id })).toEqual({ removed: true });
  });

  test("is in the export, and goes with the account", async () => {
    const { me } = await connected();
    await connectIdentity(me);
    expect((await exportOwnData(me)).identities).toMatchObject([{ issuer: ISSUER, subject: "sub-1" }]);
    await deleteAccount(me, {});
    expect([await world.db.$count(identities), await world.db.$count(identityRequests)]).toEqual([0, 0]);
  });
});

describe("signing in with an identity", () => {
  const signIn = async (said: object) => {
    const visitor = world.anonymous();
    return comeBack(visitor, await startIdentitySignIn(visitor, undefined), said);
  };

  test("makes one account of two first sign-ins at once, also with two identities of one email", { tags: "race" }, async () => {
    const browsers = ["sub-1", "sub-1", "sub-2"].map((subject) => ({ ctx: inOwnBrowser(world.anonymous()), subject }));
    const begun = await Promise.all(browsers.map(async (each) => ({ ...each, start: await startIdentitySignIn(each.ctx, "/") })));
    const said = { verifiedEmail: "alex@example.com" };
    await Promise.all(begun.map(({ ctx, start, subject }) => comeBack(ctx, start, { ...said, subject })));
    expect(await world.db.$count(users)).toBe(1);
    expect(await world.db.$count(identities)).toBe(1);
  });

  test("ends what strangers had begun with the address", async () => {
    const golfer = { email: "alex@example.com", password: "a long walk", firstName: "Mallory", lastName: null };
    await registerAccount(world.anonymous({ config: { hasMailServer: true } }), golfer);
    await world.settled();
    await world.post();
    await signIn({ verifiedEmail: "alex@example.com", firstName: "Alex" });
    const [, token = ""] = /finish-sign-up#token=(\S+)/.exec(world.mails.map(({ text }) => text).join()) ?? [];
    for (const open of [openSignUp, finishSignUp])
      await expect(open(world.anonymous(), { token })).rejects.toThrow("An account with this email already exists");
    const [made] = await world.db.select().from(users).where(eq(users.email, "alex@example.com"));
    expect(made).toMatchObject({ firstName: "Alex", lastName: null, searchText: "alex", passwordHash: null });
  });

  test("is too late after ten minutes, and nothing of it is kept", async () => {
    const visitor = world.anonymous();
    const begun = await startIdentitySignIn(visitor, "/");
    await world.db.update(identityRequests).set({ expiresAt: sql`now()` });
    expect(await comeBack(visitor, begun)).toMatchObject({ problem: "expired" });
    await deleteOldData(world.anonymous());
    expect(await world.db.$count(identityRequests)).toBe(0);
  });

  test("counts against the limits of the address, both ways", async () => {
    const spent: string[] = [];
    const visitor = world.anonymous();
    const limiter = { ...visitor.limiter, spend: async (limit: string) => void spent.push(limit) };
    await comeBack({ ...visitor, limiter }, await startIdentitySignIn({ ...visitor, limiter }, "/"));
    expect(spent).toEqual(["identityRequests", "anonymous"]);
  });

  test("stores no secret of the browser", async () => {
    const visitor = world.anonymous();
    await startIdentitySignIn(visitor, "/");
    const [row] = await world.db.select().from(identityRequests);
    expect(row?.hash).not.toBe(visitor.caller.browser.identitySecret);
  });
});
