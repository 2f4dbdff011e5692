import { passwordResetTokens } from "@fourball/db/schema/index";
import { FAILURES } from "@fourball/domain/failure";
import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { changePassword } from "./change-password.ts";
import { newResetToken } from "./new-reset-token.ts";
import { resetPassword } from "./reset-password.ts";

const world = testWorld();
const currentPassword = "a long walk";
const aMember = () =>
  world.golfer({ email: "maya@example.com", firstName: "Margaret", passwordHash: `hashed ${currentPassword}` });

const refused = (field: string) => ({
  code: "invalid",
  message: FAILURES.passwordEasyToGuess.text,
  issues: [{ path: [field], message: FAILURES.passwordEasyToGuess.text }],
});

describe.each(["password", "Margaret", "maya@example.com", "Fourball"])("the new password %s", (newPassword) => {
  test("is refused when the password is changed", async () => {
    const maya = await aMember();
    const change = changePassword(world.as(maya), { currentPassword, newPassword });
    await expect(change).rejects.toMatchObject(refused("newPassword"));
  });

  test("is refused by a mailed link, which works again for another one", async () => {
    const maya = await aMember();
    const token = await newResetToken(world.db, maya.id);
    await expect(resetPassword(world.anonymous(), { token, newPassword })).rejects.toMatchObject(refused("newPassword"));
    await expect(resetPassword(world.anonymous(), { token, newPassword: "a longer walk" })).resolves.toEqual({ reset: true });
  });
});

describe("a golfer whose password was changed", () => {
  test("gets a mail about a change in the settings", async () => {
    const maya = await aMember();
    await changePassword(world.as(maya), { currentPassword, newPassword: "a longer walk" });
    await world.post();
    expect(world.mails).toMatchObject([{ to: "maya@example.com", subject: "Your Fourball password was changed" }]);
    expect(world.mails[0]?.text).toContain("https://fourball.example/forgot-password");
  });

  test("gets a mail about a reset", async () => {
    const maya = await aMember();
    const token = await newResetToken(world.db, maya.id);
    await resetPassword(world.anonymous(), { token, newPassword: "a longer walk" });
    await world.post();
    expect(world.mails).toMatchObject([{ to: "maya@example.com", subject: "Your Fourball password was changed" }]);
  });

  test("gets none when nothing was changed", async () => {
    const maya = await aMember();
    await expect(changePassword(world.as(maya), { currentPassword: "wrong", newPassword: "a longer walk" })).rejects.toThrow();
    await expect(resetPassword(world.anonymous(), { token: "wrong", newPassword: "a longer walk" })).rejects.toThrow();
    await world.post();
    expect(world.mails).toEqual([]);
    expect(await world.db.$count(passwordResetTokens)).toBe(0);
  });
});
