import { emailConfirmations, sessions, users } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAudit } from "../../../core/audit/list-audit.ts";
import { atOnce } from "../../../testing/at-once.ts";
import { testWorld } from "../../../testing.ts";
import { forgotPassword } from "../forgot-password.ts";
import { grantConfiguredAdmins } from "../grant-configured-admins.ts";
import { registerAccount } from "../register-account.ts";
import { resetPassword } from "../reset-password.ts";
import { saveSession } from "../session-store.ts";
import { confirmEmail } from "./confirm-email.ts";

const world = testWorld();
const OWNER = "owner@example.com";

const register = async (email: string) =>
  atOnce(await registerAccount(world.anonymous(), { email, password: "a long walk", firstName: "Alex", lastName: "Lee" }));

const start = () => grantConfiguredAdmins(world.anonymous());

/** The token in the newest mail. */
async function mailedToken(): Promise<string> {
  await world.settled();
  await world.post();
  const token = /#token=(\S+)/.exec(world.mails.at(-1)?.text ?? "")?.[1];
  if (!token) throw new Error("no mail with a token was sent");
  return token;
}

const accountOf = async (email: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.email, email));
  return row;
};

describe("an address of ADMIN_EMAILS", () => {
  test("gives no rights by registering it", async () => {
    expect(await register(OWNER)).toMatchObject({ isAdmin: false });
  });

  test("that was registered earlier gives no rights at the next start", async () => {
    await world.golfer({ email: OWNER, emailVerifiedAt: null });
    await start();
    expect(await accountOf(OWNER)).toMatchObject({ isAdmin: false });
  });

  test("makes its account an admin once the mailed link is opened, audited and told to other processes", async () => {
    const owner = await register(OWNER);
    const token = await mailedToken();
    expect(world.mails).toMatchObject([
      { to: OWNER, text: expect.stringContaining("https://fourball.example/confirm-email#token=") },
    ]);
    expect(await confirmEmail(world.as(owner), { token })).toEqual({ confirmed: true });
    expect(await accountOf(OWNER)).toMatchObject({ isAdmin: true, emailVerifiedAt: expect.any(Date) });
    const audit = await listAudit(world.as({ id: owner.id, isAdmin: true }), {});
    expect(audit.items).toMatchObject([{ action: "admin-granted", subject: OWNER }]);
    expect(world.events).toContainEqual({ type: "sessions-ended", userId: owner.id });
  });

  test("gives a stranger who registered it nothing when the owner resets the password", async () => {
    const stranger = await register(OWNER);
    const sess = { userId: stranger.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null };
    await saveSession(world.db, { sid: "stranger", sess, expire: new Date("2099-01-01") });
    await world.settled();
    await world.post();
    await forgotPassword(world.anonymous(), { email: OWNER });
    await resetPassword(world.anonymous(), { token: await mailedToken(), newPassword: "a longer walk" });
    expect(await accountOf(OWNER)).toMatchObject({ isAdmin: true, passwordHash: "hashed a longer walk" });
    expect(await world.db.$count(sessions)).toBe(0);
    expect(await world.db.$count(emailConfirmations)).toBe(0);
  });

  test("that is already proven gives rights at the next start", async () => {
    await world.golfer({ email: OWNER, emailVerifiedAt: new Date() });
    await start();
    expect(await accountOf(OWNER)).toMatchObject({ isAdmin: true });
  });

  test("gives none to a suspended account", async () => {
    await world.golfer({ email: OWNER, emailVerifiedAt: new Date(), suspendedAt: new Date() });
    await start();
    expect(await accountOf(OWNER)).toMatchObject({ isAdmin: false });
  });

  test("is mailed one link while one works, however often the server starts", { tags: "race" }, async () => {
    await world.golfer({ email: OWNER, emailVerifiedAt: null });
    await Promise.all([start(), start()]);
    await world.post();
    await start();
    await world.post();
    expect(world.mails).toHaveLength(1);
    await world.db.update(emailConfirmations).set({ expiresAt: sql`now() - interval '1 second'` });
    await start();
    await world.post();
    expect(world.mails).toHaveLength(2);
  });

  test("is mailed a link without a mail server too", async () => {
    await register(OWNER);
    await world.post({ email: null });
    expect(world.mails).toMatchObject([{ to: OWNER }]);
  });
});

describe("confirming an email", () => {
  test("needs the account that the link was sent to", async () => {
    await register(OWNER);
    const token = await mailedToken();
    const stranger = await world.golfer();
    await expect(confirmEmail(world.as(stranger), { token })).rejects.toThrow("Invalid or expired token");
    expect(await accountOf(OWNER)).toMatchObject({ isAdmin: false, emailVerifiedAt: null });
  });

  test("succeeds once when a link is used ten times at once", { tags: "race" }, async () => {
    const owner = await register(OWNER);
    const token = await mailedToken();
    const tries = Array.from({ length: 10 }, () => confirmEmail(world.as(owner), { token }));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is refused a day after the link was mailed", async () => {
    const owner = await register(OWNER);
    const token = await mailedToken();
    await world.db.update(emailConfirmations).set({ expiresAt: sql`now() - interval '1 second'` });
    await expect(confirmEmail(world.as(owner), { token })).rejects.toThrow("Invalid or expired token");
  });

  test("gives no rights for other addresses", async () => {
    const golfer = await world.golfer({ email: "maya@example.com" });
    await forgotPassword(world.anonymous(), { email: golfer.email });
    await resetPassword(world.anonymous(), { token: await mailedToken(), newPassword: "a longer walk" });
    expect(await accountOf(golfer.email)).toMatchObject({ isAdmin: false, emailVerifiedAt: expect.any(Date) });
  });
});
