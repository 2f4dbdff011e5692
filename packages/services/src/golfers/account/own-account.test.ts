import { passwordResetTokens } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { react } from "../../chat/react.ts";
import { say } from "../../chat/say.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { testWorld } from "../../testing.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { endOtherSessions, listOwnSessions } from "./own-sessions.ts";
import { saveSession, sessionsOf } from "./session-store.ts";
import { signIn } from "./sign-in.ts";

const world = testWorld();
const password = "a long walk";
const aMember = (changes = {}) => world.golfer({ passwordHash: `hashed ${password}`, ...changes });

const browserWith = async (golfer: { id: string }, sids: string[]) => {
  for (const sid of sids) {
    const sess = { userId: golfer.id, createdAt: `2026-06-0${sids.indexOf(sid) + 1}T12:00:00Z`, userAgent: sid };
    await saveSession(world.db, { sid, sess, expire: new Date("2099-01-01") });
  }
  return world.as(golfer, { caller: { browser: { sid: sids[0] ?? null } } });
};

describe("sessions of an account", () => {
  test("are listed with this browser first, and the others can be signed out", async () => {
    const maya = await aMember();
    const other = await world.golfer();
    const here = await browserWith(maya, ["here", "phone", "library"]);
    await browserWith(other, ["theirs"]);
    expect((await listOwnSessions(here)).map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ["here", true],
      ["library", false],
      ["phone", false],
    ]);
    expect(await endOtherSessions(here)).toEqual({ ended: 2 });
    expect((await listOwnSessions(here)).map(({ userAgent }) => userAgent)).toEqual(["here"]);
    expect(await listOwnSessions(world.as(other))).toHaveLength(1);
    expect(world.events).toContainEqual({ type: "sessions-ended", userId: maya.id });
  });
});

describe("a password change", () => {
  test("needs the old password, and ends all other sessions and all mailed links", async () => {
    const maya = await aMember({ email: "maya@example.com" });
    const here = await browserWith(maya, ["here", "phone"]);
    const newPassword = "a longer walk";
    await expect(changePassword(here, { currentPassword: "wrong", newPassword })).rejects.toThrow(
      "Current password is incorrect",
    );
    expect(await listOwnSessions(here)).toHaveLength(2);
    await forgotPassword(world.anonymous(), { email: "maya@example.com" });
    await world.settled();
    await world.post();
    expect(await world.db.$count(passwordResetTokens)).toBe(1);
    await changePassword(here, { currentPassword: password, newPassword });
    expect((await listOwnSessions(here)).map(({ userAgent }) => userAgent)).toEqual(["here"]);
    expect(await world.db.$count(passwordResetTokens)).toBe(0);
    await expect(signIn(world.anonymous(), { email: "maya@example.com", password })).rejects.toThrow("Invalid email or password");
    await expect(signIn(world.anonymous(), { email: "maya@example.com", password: newPassword })).resolves.toMatchObject({
      id: maya.id,
    });
  });
});

describe("the data export", () => {
  test("has everything the golfer left here, without secrets", async () => {
    const maya = await aMember({ firstName: "Maya" });
    const game = await world.teeTime({ hostId: maya.id });
    await say(world.as(maya), { teeTimeId: game.id, message: "See you there" });
    await react(world.as(maya), { teeTimeId: game.id, seq: 1, emoji: "⛳" });
    const host = await world.golfer();
    const joined = await world.teeTime({ hostId: host.id });
    const participantId = await world.request(joined, maya);
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    const exported = await exportOwnData(await browserWith(maya, ["the-session-id"]));
    expect(exported).toMatchObject({
      account: { firstName: "Maya" },
      hosted: [{ id: game.id }],
      joined: [{ teeTimeId: joined.id, requestedAt: null, answeredAt: expect.stringMatching(/Z$/) }],
      messages: [{ teeTimeId: game.id, message: "See you there" }],
      reactions: [{ teeTimeId: game.id, emoji: "⛳" }],
    });
    expect(JSON.stringify({ ...exported, sessions: exported.sessions.map(({ userAgent: _, ...rest }) => rest) })).not.toMatch(
      /hashed|the-session-id/,
    );
  });
});

describe("a session", () => {
  test("is not stored for a password that has since changed", async () => {
    const maya = await aMember();
    const sess = { userId: maya.id, createdAt: "2026-06-01T12:00:00Z", userAgent: null };
    const save = (passwordHash: string) =>
      saveSession(world.db, { sid: passwordHash, sess, expire: new Date("2099-01-01") }, { passwordHash });
    await expect(save("hashed something older")).rejects.toThrow("Unauthorized");
    await save(`hashed ${password}`);
    expect(await sessionsOf(world.db, maya.id)).toHaveLength(1);
  });
});
