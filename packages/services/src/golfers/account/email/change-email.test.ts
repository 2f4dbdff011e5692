import { emailConfirmations, identities, passkeys, sessions, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../../account-data/delete-account.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { aPasskeyRow } from "../../../testing/a-passkey-row.ts";
import { testWorld } from "../../../testing.ts";
import { forgotPassword } from "../forgot-password.ts";
import { registerAccount } from "../register-account.ts";
import { resetPassword } from "../reset-password.ts";
import { saveSession } from "../session-store.ts";
import { signIn } from "../sign-in.ts";
import { changeEmail } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { cancelEmailChange, getEmailStatus, resendEmailLink } from "./email-status.ts";
import { undoEmailChange } from "./undo-email-change.ts";

const world = testWorld();
const [OLD, NEW] = ["old@example.com", "new@example.com"];
const password = "a long walk";

async function aMember(changes: Partial<typeof users.$inferInsert> = {}): Promise<MemberContext> {
  const golfer = await world.golfer({ email: OLD, passwordHash: `hashed ${password}`, ...changes });
  return world.as(golfer, { config: { hasMailServer: true } });
}
const emailOf = async ({ viewer }: MemberContext) => {
  const [row] = await world.db.select().from(users).where(eq(users.id, viewer.id));
  return row?.email;
};
/** The token of the newest mail to an address. */
async function tokenFor(to: string): Promise<string> {
  await world.settled();
  await world.post();
  const found = world.mails.filter((mail) => mail.to === to).map(({ text }) => /#token=(\S+)/.exec(text)?.[1]);
  const token = found.at(-1);
  if (!token) throw new Error(`no link was mailed to ${to}`);
  return token;
}
const change = (ctx: MemberContext, email = NEW) => changeEmail(ctx, { email, password });

async function changed(ctx: MemberContext): Promise<void> {
  await change(ctx);
  await confirmEmail(ctx, { token: await tokenFor(NEW) });
}

describe("changing one's email", () => {
  test("needs the password", async () => {
    const ctx = await aMember();
    await expect(changeEmail(ctx, { email: NEW, password: "a guess" })).rejects.toThrow("Current password is incorrect");
    expect(await getEmailStatus(ctx)).toMatchObject({ email: OLD, pendingEmail: null });
  });

  test("needs the golfer's passkey beside the password, where there is one", async () => {
    const ctx = await aMember();
    await world.db.insert(passkeys).values(aPasskeyRow(ctx.viewer.id));
    await expect(change(ctx)).rejects.toMatchObject({ code: "forbidden", issues: [{ path: ["passkey", "only"] }] });
    expect(await getEmailStatus(ctx)).toMatchObject({ pendingEmail: null });
    const sess = { userId: ctx.viewer.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null, passkeyId: "one" };
    await saveSession(world.db, { sid: "by passkey", sess, expire: new Date("2099-01-01") });
    const byPasskey = { caller: { browser: { sid: "by passkey" } }, config: { hasMailServer: true } };
    await change(world.as(ctx.viewer, byPasskey));
    expect(await getEmailStatus(ctx)).toMatchObject({ pendingEmail: NEW });
  });

  test("waits for a click in the new mailbox", async () => {
    const ctx = await aMember();
    expect(await change(ctx)).toEqual({ checkEmail: NEW });
    expect(await getEmailStatus(ctx)).toEqual({ email: OLD, isConfirmed: true, pendingEmail: NEW, hasMailServer: true });
    expect(await emailOf(ctx)).toBe(OLD);
    await confirmEmail(ctx, { token: await tokenFor(NEW) });
    expect(await getEmailStatus(ctx)).toMatchObject({ email: NEW, isConfirmed: true, pendingEmail: null });
    expect(await signIn(world.anonymous(), { email: NEW, password })).toMatchObject({ id: ctx.viewer.id });
  });

  test("ends the other sessions and the reset links that went to the old address", async () => {
    const ctx = await aMember();
    await forgotPassword(world.anonymous(), { email: OLD });
    const resetToken = await tokenFor(OLD);
    const sess = { userId: ctx.viewer.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null };
    await saveSession(world.db, { sid: "elsewhere", sess, expire: new Date("2099-01-01") });
    await changed(ctx);
    expect(await world.db.$count(sessions)).toBe(0);
    await expect(resetPassword(world.anonymous(), { token: resetToken, newPassword: "a longer walk" })).rejects.toThrow(
      "Invalid or expired token",
    );
  });

  test("answers the same for an address of another account, whose owner gets a hint", async () => {
    const ctx = await aMember();
    await world.golfer({ email: NEW });
    expect(await change(ctx)).toEqual({ checkEmail: NEW });
    await world.post();
    expect(world.mails).toMatchObject([{ to: NEW, subject: "You already have a Fourball account" }]);
    expect(world.mails[0]?.text).not.toContain("#token=");
  });

  test("is refused when another account took the address before the click", async () => {
    const ctx = await aMember();
    await change(ctx);
    const token = await tokenFor(NEW);
    await world.golfer({ email: NEW });
    await expect(confirmEmail(ctx, { token })).rejects.toThrow("An account with this email already exists");
    expect(await emailOf(ctx)).toBe(OLD);
  });

  test("needs the account that asked: reading the mail is not enough", async () => {
    const ctx = await aMember();
    await change(ctx);
    const token = await tokenFor(NEW);
    const stranger = world.as(await world.golfer());
    await expect(confirmEmail(stranger, { token })).rejects.toThrow("Invalid or expired token");
    await confirmEmail(ctx, { token });
  });

  test("can be cancelled, and its link stops working", async () => {
    const ctx = await aMember();
    await change(ctx);
    const token = await tokenFor(NEW);
    expect(await cancelEmailChange(ctx)).toMatchObject({ pendingEmail: null });
    await expect(confirmEmail(ctx, { token })).rejects.toThrow("Invalid or expired token");
  });

  test("replaces an earlier one", async () => {
    const ctx = await aMember();
    await change(ctx, "typo@example.com");
    const token = await tokenFor("typo@example.com");
    await change(ctx);
    await expect(confirmEmail(ctx, { token })).rejects.toThrow("Invalid or expired token");
    expect(await getEmailStatus(ctx)).toMatchObject({ pendingEmail: NEW });
  });

  test("has its link mailed again on request", async () => {
    const ctx = await aMember();
    await change(ctx);
    const old = await tokenFor(NEW);
    expect(await resendEmailLink(ctx)).toMatchObject({ pendingEmail: NEW });
    const newest = await tokenFor(NEW);
    await expect(confirmEmail(ctx, { token: old })).rejects.toThrow("Invalid or expired token");
    await confirmEmail(ctx, { token: newest });
  });

  test("to the address that the account has is refused", async () => {
    await expect(change(await aMember(), OLD)).rejects.toThrow("This is your email already");
  });

  test("counts at once without a mail server, unproven", async () => {
    const member = await aMember();
    const ctx = { ...member, config: { ...member.config, hasMailServer: false } };
    expect(await change(ctx)).toEqual({ changed: true });
    expect(await getEmailStatus(ctx)).toMatchObject({ email: NEW, isConfirmed: false, pendingEmail: null });
    await confirmEmail(ctx, { token: await tokenFor(NEW) });
    expect(await getEmailStatus(ctx)).toMatchObject({ isConfirmed: true });
  });

  test("leaves nothing behind when the account is deleted", async () => {
    const ctx = await aMember();
    await changed(ctx);
    await deleteAccount(ctx, { password });
    expect(await world.db.$count(emailConfirmations)).toBe(0);
  });
});

describe("the owner of the old address", () => {
  test("gets a link that puts it back with a new password and ends every session", async () => {
    const ctx = await aMember();
    await changed(ctx);
    const token = await tokenFor(OLD);
    expect(world.mails.at(-1)).toMatchObject({ to: OLD, subject: "The email of your Fourball account was changed" });
    const sess = { userId: ctx.viewer.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null };
    await saveSession(world.db, { sid: "the thief", sess, expire: new Date("2099-01-01") });
    await world.db.insert(passkeys).values(aPasskeyRow(ctx.viewer.id));
    await world.db.insert(identities).values({ issuer: "https://login.example/", subject: "thief", userId: ctx.viewer.id });
    await undoEmailChange(world.anonymous(), { token, newPassword: "a longer walk" });
    expect(await emailOf(ctx)).toBe(OLD);
    expect(await world.db.$count(sessions)).toBe(0);
    expect([await world.db.$count(passkeys), await world.db.$count(identities)]).toEqual([0, 0]);
    expect(await signIn(world.anonymous(), { email: OLD, password: "a longer walk" })).toMatchObject({ id: ctx.viewer.id });
    await expect(signIn(world.anonymous(), { email: OLD, password })).rejects.toThrow("Invalid email or password");
    await expect(undoEmailChange(world.anonymous(), { token, newPassword: "a longest walk" })).rejects.toThrow(
      "Invalid or expired token",
    );
  });

  test("hears of it at once, whatever strangers had mailed to the address before", async () => {
    const ctx = await aMember();
    const register = () =>
      registerAccount(world.anonymous({ config: { hasMailServer: true } }), {
        email: OLD,
        password: "the stranger's own",
        firstName: "Sam",
        lastName: null,
      });
    for (let count = 0; count < 12; count++) await register();
    await changed(ctx);
    await undoEmailChange(world.anonymous(), { token: await tokenFor(OLD), newPassword: "a longer walk" });
    expect(await emailOf(ctx)).toBe(OLD);
  });

  test("can undo a chain of changes, of which no other link works afterwards", async () => {
    const ctx = await aMember();
    await changed(ctx);
    await change(ctx, "third@example.com");
    await confirmEmail(ctx, { token: await tokenFor("third@example.com") });
    const [first, second] = [await tokenFor(OLD), await tokenFor(NEW)];
    await undoEmailChange(world.anonymous(), { token: first, newPassword: "a longer walk" });
    await expect(undoEmailChange(world.anonymous(), { token: second, newPassword: "a thief's walk" })).rejects.toThrow(
      "Invalid or expired token",
    );
    expect(await emailOf(ctx)).toBe(OLD);
  });

  test("gets no link into the account when the address was never proven: it may be a stranger's", async () => {
    await changed(await aMember({ emailVerifiedAt: null }));
    await world.post();
    expect(world.mails.filter(({ to }) => to === OLD)).toEqual([]);
  });

  test("can't take an address that another account has now", async () => {
    const ctx = await aMember();
    await changed(ctx);
    const token = await tokenFor(OLD);
    await world.golfer({ email: OLD });
    await expect(undoEmailChange(world.anonymous(), { token, newPassword: "a longer walk" })).rejects.toThrow(
      "An account with this email already exists",
    );
    expect(await emailOf(ctx)).toBe(NEW);
  });
});

describe("an address that is not proven", () => {
  test("gets a link once its owner asks for it", async () => {
    const ctx = await aMember({ emailVerifiedAt: null });
    expect(await resendEmailLink(ctx)).toMatchObject({ isConfirmed: false });
    await confirmEmail(ctx, { token: await tokenFor(OLD) });
    expect(await getEmailStatus(ctx)).toMatchObject({ isConfirmed: true });
  });

  test("that is proven gets none", async () => {
    await resendEmailLink(await aMember());
    await world.post();
    expect(world.mails).toEqual([]);
  });
});
