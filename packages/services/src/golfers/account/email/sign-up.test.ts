import { emailConfirmations, notifications, users } from "@fourball/db/schema/index";
import { registerInput } from "@fourball/domain/account/schema";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ServiceContext } from "../../../core/service-context.ts";
import { deleteOldData } from "../../../jobs/delete-old-data.ts";
import { testWorld } from "../../../testing.ts";
import { forgotPassword } from "../forgot-password.ts";
import { registerAccount } from "../register-account.ts";
import { signIn } from "../sign-in.ts";
import { finishSignUp, openSignUp } from "./finish-sign-up.ts";

const world = testWorld();
const EMAIL = "alex@example.com";

const withMail = (): ServiceContext => world.anonymous({ config: { hasMailServer: true } });
/** Another browser than the one that signs up. */
const elsewhere = (): ServiceContext =>
  world.anonymous({
    caller: { browser: { signUpSecret: null, rememberSignUp: () => undefined } },
    config: { hasMailServer: true },
  });

const alex = (changes: object = {}) =>
  registerInput.parse({ email: EMAIL, password: "a long walk", firstName: "Alex", lastName: "Lee", ...changes });
const signUp = (ctx = withMail(), changes: object = {}) => registerAccount(ctx, alex(changes));

const linkIn = (text: string | undefined): string | undefined => /finish-sign-up#token=(\S+)/.exec(text ?? "")?.[1];
/** The tokens of the sign-up links, oldest first. */
async function mailedTokens(): Promise<string[]> {
  await world.settled();
  await world.post();
  return world.mails.flatMap(({ text }) => linkIn(text) ?? []);
}
async function mailedToken(): Promise<string> {
  const token = (await mailedTokens()).at(-1);
  if (!token) throw new Error("no link was mailed");
  return token;
}
const accounts = () => world.db.select().from(users);

describe("signing up with a mail server", () => {
  test("makes no account, doesn't sign in and holds no address before the link is opened", async () => {
    expect(await signUp()).toEqual({ checkEmail: EMAIL });
    expect(await accounts()).toEqual([]);
    expect(world.browser).toEqual([]);
    await expect(signIn(withMail(), { email: EMAIL, password: "a long walk" })).rejects.toThrow("Invalid email or password");
  });

  test("ends with an account that is signed in, proven, and has what was typed", async () => {
    await signUp();
    const token = await mailedToken();
    expect(await openSignUp(withMail(), { token })).toEqual({
      email: EMAIL,
      firstName: "Alex",
      lastName: "Lee",
      isSameBrowser: true,
      returnTo: "/",
    });
    const account = await finishSignUp(withMail(), { token });
    expect(world.browser).toEqual([account.id]);
    expect(await accounts()).toMatchObject([
      { email: EMAIL, firstName: "Alex", passwordHash: "hashed a long walk", emailVerifiedAt: expect.any(Date) },
    ]);
    expect(await world.db.$count(emailConfirmations)).toBe(0);
  });

  test("remembers where the golfer was, on another device too, unless that is no path of this site", async () => {
    for (const [given, kept] of [
      ["/invite/abc?from=mail", "/invite/abc?from=mail"],
      ["https://elsewhere.example", "/"],
      [`/${"a".repeat(2000)}`, "/"],
    ]) {
      await signUp(withMail(), { returnTo: given });
      expect(await openSignUp(elsewhere(), { token: await mailedToken() })).toMatchObject({ returnTo: kept });
    }
  });

  test("looks the same for an address that has an account, whose owner gets a hint instead of a link", async () => {
    await world.golfer({ email: EMAIL });
    expect(await signUp()).toEqual({ checkEmail: EMAIL });
    expect(await mailedTokens()).toEqual([]);
    expect(world.mails).toMatchObject([{ to: EMAIL, subject: "You already have a Fourball account" }]);
    expect(world.mails[0]?.text).toContain("https://fourball.example/sign-in");
  });

  test("does the same work for an address with an account", async () => {
    await world.golfer({ email: "known@example.com" });
    const rowsFor = async (email: string) => {
      await signUp(withMail(), { email });
      const rows = await world.db.select().from(emailConfirmations).where(eq(emailConfirmations.email, email));
      return rows.map(({ request, hash }) => [request.kind, hash]);
    };
    expect(await rowsFor("known@example.com")).toEqual(await rowsFor("unknown@example.com"));
    expect(await world.db.$count(notifications)).toBe(2);
  });

  test("does not let a stranger's password into the account that the reader of the mail creates", async () => {
    await signUp(withMail(), { password: "the stranger's own" });
    const token = await mailedToken();
    expect(await openSignUp(elsewhere(), { token })).toMatchObject({ isSameBrowser: false });
    await expect(finishSignUp(elsewhere(), { token })).rejects.toMatchObject({
      code: "invalid",
      issues: [{ path: ["password"], message: "Choose a password" }],
    });
    await finishSignUp(elsewhere(), { token, password: "the owner's own", firstName: "Robin", lastName: null });
    expect(await accounts()).toMatchObject([{ firstName: "Robin", lastName: null, passwordHash: "hashed the owner's own" }]);
    await expect(signIn(withMail(), { email: EMAIL, password: "the stranger's own" })).rejects.toMatchObject({
      code: "unauthorized",
    });
  });

  test("refuses an easy password in another browser, and the link still works", async () => {
    await signUp();
    const token = await mailedToken();
    await expect(finishSignUp(elsewhere(), { token, password: "password" })).rejects.toMatchObject({ code: "invalid" });
    await finishSignUp(elsewhere(), { token, password: "another long walk" });
    expect(await accounts()).toHaveLength(1);
  });

  test("succeeds for the owner after a stranger signed up with the address", async () => {
    await signUp(elsewhere(), { password: "the stranger's own", firstName: "Mallory" });
    await signUp(withMail());
    const [first = "", second = ""] = await mailedTokens();
    const [own = ""] = (await openSignUp(withMail(), { token: first })).isSameBrowser ? [first] : [second];
    await finishSignUp(withMail(), { token: own });
    expect(await accounts()).toMatchObject([{ firstName: "Alex", passwordHash: "hashed a long walk" }]);
    const other = own === first ? second : first;
    await expect(finishSignUp(withMail(), { token: own })).rejects.toThrow("Invalid or expired token");
    await expect(openSignUp(withMail(), { token: other })).rejects.toThrow("An account with this email already exists");
  });

  test("makes one account when its link is used twenty times at once", { tags: "race" }, async () => {
    await signUp();
    const token = await mailedToken();
    const tries = Array.from({ length: 20 }, () => finishSignUp(withMail(), { token }));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
  });

  test("says to its reader that the account exists when it was made in between", async () => {
    await signUp();
    const token = await mailedToken();
    await world.golfer({ email: EMAIL });
    await expect(openSignUp(withMail(), { token })).rejects.toThrow("An account with this email already exists");
    await expect(finishSignUp(withMail(), { token })).rejects.toThrow("An account with this email already exists");
  });

  test("is over a day after the mail, and nothing of it is kept", async () => {
    await signUp();
    const token = await mailedToken();
    await world.db.update(emailConfirmations).set({ expiresAt: sql`now() - interval '1 second'` });
    await expect(openSignUp(withMail(), { token })).rejects.toThrow("Invalid or expired token");
    await expect(finishSignUp(withMail(), { token })).rejects.toThrow("Invalid or expired token");
    await deleteOldData(world.anonymous());
    expect(await world.db.$count(emailConfirmations)).toBe(0);
  });

  test("stores no token that opens anything", async () => {
    await signUp();
    const token = await mailedToken();
    expect(JSON.stringify(await world.db.select().from(emailConfirmations))).not.toContain(token);
    expect(JSON.stringify(await world.db.select().from(notifications))).not.toContain(token);
  });

  test("gives an address of ADMIN_EMAILS its rights", async () => {
    await signUp(withMail(), { email: "owner@example.com" });
    expect(await finishSignUp(withMail(), { token: await mailedToken() })).toMatchObject({ isAdmin: true });
  });

  test("is reminded of its link by a forgotten password, and only the mailbox learns of it", async () => {
    await signUp();
    const [first] = await mailedTokens();
    expect(await forgotPassword(withMail(), { email: EMAIL })).toEqual({ sent: true });
    const [, second = ""] = await mailedTokens();
    expect(second).not.toBe(first);
    await finishSignUp(withMail(), { token: second });
  });
});

describe("mails about signing up", () => {
  const dueNow = () => world.mails.length;

  test("go to one address three times an hour, then more slowly, and never more than twelve a day", async () => {
    for (let count = 0; count < 20; count++) await signUp();
    await world.post();
    expect(dueNow()).toBe(3);
    await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '1 day'` });
    await world.post();
    expect(dueNow()).toBe(12);
  });

  test("count those to an address with an account too", async () => {
    await world.golfer({ email: EMAIL });
    for (let count = 0; count < 5; count++) await signUp(elsewhere());
    await world.post();
    expect(dueNow()).toBe(3);
  });

  test("that are sent again work, and only the newest does", async () => {
    await signUp();
    await mailedTokens();
    await signUp(withMail(), { firstName: "Alexandra" });
    const [old = "", newest = ""] = await mailedTokens();
    await expect(openSignUp(withMail(), { token: old })).rejects.toThrow("Invalid or expired token");
    expect(await finishSignUp(withMail(), { token: newest })).toMatchObject({ firstName: "Alexandra" });
  });
});

describe("signing up without a mail server", () => {
  test("makes an account at once, which is unproven until its link in the mail folder is opened", async () => {
    await registerAccount(world.anonymous(), alex());
    expect(await accounts()).toMatchObject([{ email: EMAIL, emailVerifiedAt: null }]);
    await world.post({ email: null });
    expect(world.mails).toMatchObject([{ to: EMAIL, text: expect.stringContaining("/confirm-email#token=") }]);
    expect(await world.db.$count(notifications, sql`recipient_id is not null`)).toBe(0);
  });
});
