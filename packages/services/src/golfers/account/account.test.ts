import { passwordResetTokens, sessions, users } from "@fourball/db/schema/index";
import { registerInput } from "@fourball/domain/account/schema";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { testWorld } from "../../testing.ts";
import { forgotPassword } from "./forgot-password.ts";
import { grantAdmin } from "./grant-admin.ts";
import { registerAccount } from "./register-account.ts";
import { resetPassword } from "./reset-password.ts";
import { saveSession } from "./session-store.ts";
import { signIn } from "./sign-in.ts";

const world = testWorld();

const alex = (changes: object = {}) =>
  registerInput.parse({ email: "alex@example.com", password: "a long walk", firstName: "Alex", lastName: "Lee", ...changes });

/** The token in the newest reset mail. */
async function mailedToken(): Promise<string> {
  await world.settled();
  await world.post();
  const texts = world.mails.map(({ text }) => /reset-password#token=(\S+)/.exec(text)?.[1]);
  const token = texts.findLast((found) => found !== undefined);
  if (!token) throw new Error("no reset mail was sent");
  return token;
}

describe("registration", () => {
  test("creates an account without admin rights and signs the browser in", async () => {
    const account = atOnce(await registerAccount(world.anonymous(), alex()));
    expect(account).toMatchObject({ email: "alex@example.com", firstName: "Alex", isAdmin: false, rating: 0 });
    expect(account).not.toHaveProperty("passwordHash");
    expect(world.browser).toEqual([account.id]);
  });
});

describe("granting admin rights", () => {
  test("finds the golfer by email", async () => {
    const golfer = await world.golfer();
    expect(await grantAdmin(world.db, [golfer.email, "unknown@example.com"])).toEqual([golfer.email]);
  });
});

describe("an email", () => {
  test("belongs to one account, in upper or lower case", { tags: "dialect" }, async () => {
    await registerAccount(world.anonymous(), alex());
    await expect(registerAccount(world.anonymous(), alex({ email: "ALEX@example.com" }))).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("makes one account when it is registered fifty times at once", { tags: "race" }, async () => {
    const tries = Array.from({ length: 50 }, (_, index) =>
      registerAccount(world.anonymous(), alex({ email: index % 2 ? "A@x.org" : "a@X.org" })),
    );
    const made = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(made).toHaveLength(1);
    expect(await world.db.$count(users)).toBe(1);
  });
});

describe("sign-in", () => {
  test("needs the right email and password, and gives the same error for either", async () => {
    await registerAccount(world.anonymous(), alex());
    expect(await signIn(world.anonymous(), { email: "alex@example.com", password: "a long walk" })).toMatchObject({
      firstName: "Alex",
    });
    for (const wrong of [
      { email: "alex@example.com", password: "a short walk" },
      { email: "unknown@example.com", password: "a long walk" },
    ])
      await expect(signIn(world.anonymous(), wrong)).rejects.toMatchObject({
        code: "unauthorized",
        message: "Invalid email or password",
      });
  });
});

describe("a password reset", () => {
  test("works once by the mailed link, and ends every session", async () => {
    const account = atOnce(await registerAccount(world.anonymous(), alex()));
    const content = { userId: account.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null };
    await saveSession(world.db, { sid: "elsewhere", sess: content, expire: new Date(Date.now() + 60_000) });

    expect(await forgotPassword(world.anonymous(), { email: account.email })).toEqual({ sent: true });
    const token = await mailedToken();
    await resetPassword(world.anonymous(), { token, newPassword: "a longer walk" });

    expect(await world.db.$count(sessions)).toBe(0);
    expect(await signIn(world.anonymous(), { email: account.email, password: "a longer walk" })).toMatchObject({
      id: account.id,
    });
    await expect(resetPassword(world.anonymous(), { token, newPassword: "once more please" })).rejects.toMatchObject({
      code: "invalid",
      message: "Invalid or expired token",
    });
  });

  test("succeeds once when one link is used twenty times at once", { tags: "race" }, async () => {
    const account = atOnce(await registerAccount(world.anonymous(), alex()));
    await forgotPassword(world.anonymous(), { email: account.email });
    const token = await mailedToken();
    const tries = Array.from({ length: 20 }, () => resetPassword(world.anonymous(), { token, newPassword: "a longer walk" }));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("works only by the newest link, within an hour", async () => {
    const account = atOnce(await registerAccount(world.anonymous(), alex()));
    await forgotPassword(world.anonymous(), { email: account.email });
    const old = await mailedToken();
    await forgotPassword(world.anonymous(), { email: account.email });
    const newest = await mailedToken();
    await expect(resetPassword(world.anonymous(), { token: old, newPassword: "a longer walk" })).rejects.toMatchObject({
      code: "invalid",
    });
    await world.db
      .update(passwordResetTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(passwordResetTokens.userId, account.id));
    await expect(resetPassword(world.anonymous(), { token: newest, newPassword: "a longer walk" })).rejects.toMatchObject({
      code: "invalid",
    });
  });

  test("is mailed as a link to the installation's own address, whose token is not stored", async () => {
    const account = atOnce(await registerAccount(world.anonymous(), alex()));
    await forgotPassword(world.anonymous(), { email: account.email });
    const token = await mailedToken();
    expect(world.mails).toContainEqual(
      expect.objectContaining({
        to: "alex@example.com",
        text: expect.stringContaining("https://fourball.example/reset-password#token="),
      }),
    );
    const [stored] = await world.db.select().from(passwordResetTokens);
    expect(stored?.token).not.toContain(token);
  });

  test("answers an unknown email in the same way, without a mail", async () => {
    expect(await forgotPassword(world.anonymous(), { email: "unknown@example.com" })).toEqual({ sent: true });
    await world.settled();
    await world.post();
    expect(world.mails).toEqual([]);
  });
});
