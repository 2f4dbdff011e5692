import { passwordResetTokens, sessions, users } from "@fourball/db/schema/index";
import { registerInput } from "@fourball/domain/account/schema";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testClub } from "../testing.ts";
import { forgotPassword } from "./forgot-password.ts";
import { grantAdmin } from "./grant-admin.ts";
import { registerAccount } from "./register-account.ts";
import { resetPassword } from "./reset-password.ts";
import { saveSession } from "./session-store.ts";
import { signIn } from "./sign-in.ts";

const club = testClub();

const alex = (changes: object = {}) =>
  registerInput.parse({ email: "alex@example.com", password: "a long walk", firstName: "Alex", lastName: "Lee", ...changes });

/** The token in the newest reset mail. */
async function mailedToken(): Promise<string> {
  await club.settled();
  await club.post();
  const token = /#token=(\S+)/.exec(club.mails.at(-1)?.text ?? "")?.[1];
  if (!token) throw new Error("no reset mail was sent");
  return token;
}

test("registering makes an account without rights and signs its browser in", async () => {
  const account = await registerAccount(club.anonymous(), alex());
  expect(account).toMatchObject({ email: "alex@example.com", firstName: "Alex", isAdmin: false, rating: 0 });
  expect(account).not.toHaveProperty("passwordHash");
  expect(club.browser).toEqual([account.id]);
});

test("the installation's owner is an admin from registration on", async () => {
  expect(await registerAccount(club.anonymous(), alex({ email: "Owner@Example.com" }))).toMatchObject({ isAdmin: true });
});

test("an admin is granted by email", async () => {
  const golfer = await club.aGolfer();
  expect(await grantAdmin(club.db, [golfer.email, "nobody@example.com"])).toEqual([golfer.email]);
});

test("one email is one account, however it is written", async () => {
  await registerAccount(club.anonymous(), alex());
  await expect(registerAccount(club.anonymous(), alex({ email: "ALEX@example.com" }))).rejects.toMatchObject({
    code: "conflict",
  });
});

test("fifty registrations of one email at once make one account", async () => {
  const tries = Array.from({ length: 50 }, (_, index) =>
    registerAccount(club.anonymous(), alex({ email: index % 2 ? "A@x.org" : "a@X.org" })),
  );
  const made = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
  expect(made).toHaveLength(1);
  expect(await club.db.$count(users)).toBe(1);
});

test("signing in takes the right email and password, and says the same of either being wrong", async () => {
  await registerAccount(club.anonymous(), alex());
  expect(await signIn(club.anonymous(), { email: "alex@example.com", password: "a long walk" })).toMatchObject({
    firstName: "Alex",
  });
  for (const wrong of [
    { email: "alex@example.com", password: "a short walk" },
    { email: "nobody@example.com", password: "a long walk" },
  ])
    await expect(signIn(club.anonymous(), wrong)).rejects.toMatchObject({
      code: "unauthorized",
      message: "Invalid email or password",
    });
});

test("a forgotten password is reset once by the mailed link, and every session ends", async () => {
  const account = await registerAccount(club.anonymous(), alex());
  const content = { userId: account.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null };
  await saveSession(club.db, { sid: "elsewhere", sess: content, expire: new Date(Date.now() + 60_000) });

  expect(await forgotPassword(club.anonymous(), { email: account.email })).toEqual({ sent: true });
  const token = await mailedToken();
  await resetPassword(club.anonymous(), { token, newPassword: "a longer walk" });

  expect(await club.db.$count(sessions)).toBe(0);
  expect(await signIn(club.anonymous(), { email: account.email, password: "a longer walk" })).toMatchObject({ id: account.id });
  await expect(resetPassword(club.anonymous(), { token, newPassword: "once more please" })).rejects.toMatchObject({
    code: "invalid",
    message: "Invalid or expired token",
  });
});

test("of twenty who use one reset link at once, one succeeds", async () => {
  const account = await registerAccount(club.anonymous(), alex());
  await forgotPassword(club.anonymous(), { email: account.email });
  const token = await mailedToken();
  const tries = Array.from({ length: 20 }, () => resetPassword(club.anonymous(), { token, newPassword: "a longer walk" }));
  expect((await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("only the newest link works, and none for longer than an hour", async () => {
  const account = await registerAccount(club.anonymous(), alex());
  await forgotPassword(club.anonymous(), { email: account.email });
  const old = await mailedToken();
  await forgotPassword(club.anonymous(), { email: account.email });
  const newest = await mailedToken();
  await expect(resetPassword(club.anonymous(), { token: old, newPassword: "a longer walk" })).rejects.toMatchObject({
    code: "invalid",
  });
  await club.db
    .update(passwordResetTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(passwordResetTokens.userId, account.id));
  await expect(resetPassword(club.anonymous(), { token: newest, newPassword: "a longer walk" })).rejects.toMatchObject({
    code: "invalid",
  });
});

test("the link is mailed to the account, lies on the installation's own address and is stored nowhere", async () => {
  const account = await registerAccount(club.anonymous(), alex());
  await forgotPassword(club.anonymous(), { email: account.email });
  const token = await mailedToken();
  expect(club.mails[0]).toMatchObject({
    to: "alex@example.com",
    text: expect.stringContaining("https://fourball.example/reset-password#token="),
  });
  const [stored] = await club.db.select().from(passwordResetTokens);
  expect(stored?.token).not.toContain(token);
});

test("an unknown email gets the same answer and no mail", async () => {
  expect(await forgotPassword(club.anonymous(), { email: "nobody@example.com" })).toEqual({ sent: true });
  await club.settled();
  await club.post();
  expect(club.mails).toEqual([]);
});
