import { auditLog, chatMessages, moderationActions, pictures, sessions, teeTimes, users } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { signIn } from "../../golfers/account/sign-in.ts";
import { isPublicPicture } from "../../golfers/picture/require-picture-reader.ts";
import { uploadPicture } from "../../golfers/picture/upload-picture.ts";
import { one } from "../../testing/one.ts";
import { actionsOf, aReportedGame, notificationsOf, settle, texts, undo } from "../../testing/scenes/a-reported-game.ts";
import { NOW, testWorld } from "../../testing.ts";
import { acknowledgeWarning, listWarnings } from "./warnings.ts";

const world = testWorld();
const aGame = () => aReportedGame(world);
const audited = async () => (await world.db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action);

describe("a warning", () => {
  test("is shown until it was acknowledged once, and can be withdrawn only before", { tags: "race" }, async () => {
    const { as, sam, reportId } = await aGame();
    const id = await reportId({ subject: "golfer", userId: sam.id });
    await settle(as.dev, id, { actions: ["warned"] });
    const shown = one(await listWarnings(as.sam));
    expect(shown.category).toBe("harassment");
    await expect(acknowledgeWarning(as.priya, { id: shown.id })).rejects.toThrow("Warning not found");
    await Promise.all([acknowledgeWarning(as.sam, shown), acknowledgeWarning(as.sam, shown)]);
    expect(await listWarnings(as.sam)).toEqual([]);
    await expect(undo(as.dev, id)).rejects.toThrow("The golfer has read this warning");
  });

  test("that was withdrawn is no longer shown, and the golfer hears of it", { tags: "race" }, async () => {
    const { as, sam, reportId } = await aGame();
    const id = await reportId({ subject: "golfer", userId: sam.id });
    await settle(as.dev, id, { actions: ["warned"] });
    const undone = await Promise.allSettled([undo(as.dev, id), undo(as.ada, id)]);
    expect(undone.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listWarnings(as.sam)).toEqual([]);
    expect((await notificationsOf(as.sam)).map(({ kind }) => kind)).toEqual(["moderation-undone", "moderated"]);
    expect(await audited()).toEqual(["golfer-warned", "warning-withdrawn"]);
  });
});

describe("a suspension", () => {
  test("of some days signs the golfer out, cancels the games of those days and ends by itself", async () => {
    const { as, sam, teeTimeId, reportId } = await aGame();
    const later = await world.teeTime({ hostId: sam.id, date: "2026-07-20" });
    await world.db.insert(sessions).values({
      sid: "s",
      sess: { userId: sam.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null },
      expire: sql`now() + interval '1 day'`,
    });
    const id = await reportId({ subject: "golfer", userId: sam.id });
    await settle(as.dev, id, { actions: ["suspended"], suspendDays: 7 });
    expect(await world.db.$count(sessions)).toBe(0);
    expect(world.events).toContainEqual({ type: "sessions-ended", userId: sam.id });
    const statuses = await world.db.select({ id: teeTimes.id, status: teeTimes.status }).from(teeTimes);
    expect(new Map(statuses.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [teeTimeId, "cancelled"],
        [later.id, "active"],
      ]),
    );
    const enter = () => signIn(world.anonymous(), { email: "sam@example.com", password: "secret" });
    await expect(enter()).rejects.toThrow(/^This account is suspended until \w{3}, /);
    await expect(getProfile(as.priya, { userId: sam.id })).rejects.toThrow();
    await world.post();
    expect(world.mails.filter(({ to }) => to === "sam@example.com").map(({ subject }) => subject)).toEqual([
      "Your Fourball account is suspended",
    ]);

    await world.db.update(users).set({ suspendedUntil: sql`now()` }).where(eq(users.id, sam.id));
    await enter();
    await getProfile(as.priya, { userId: sam.id });
  });

  test("can be lifted, but not one that an admin changed since", async () => {
    const { as, sam, reportId } = await aGame();
    const id = await reportId({ subject: "golfer", userId: sam.id });
    await settle(as.dev, id, { actions: ["suspended"], suspendDays: 30 });
    expect(one(await actionsOf(as.dev, id)).until).not.toBeNull();
    await world.db.update(users).set({ suspendedUntil: null }).where(eq(users.id, sam.id));
    await expect(undo(as.dev, id)).rejects.toThrow("changed since");
    const until = sql`(select ${moderationActions.suspendedUntil} from ${moderationActions})`;
    await world.db.update(users).set({ suspendedUntil: until }).where(eq(users.id, sam.id));
    await undo(as.dev, id);
    await getProfile(as.priya, { userId: sam.id });
    const another = await reportId({ subject: "golfer", userId: sam.id });
    const third = await reportId({ subject: "game", teeTimeId: (await world.teeTime({ hostId: sam.id })).id });
    await settle(as.dev, another, { actions: ["suspended"] });
    await expect(settle(as.dev, third, { actions: ["suspended"] })).rejects.toThrow("already suspended");
  });
});

test("a suspension and its end are refused two hours after the admin signed in", async () => {
  const { as, sam, teeTimeId, reportId } = await aGame();
  const first = await reportId({ subject: "golfer", userId: sam.id });
  const second = await reportId({ subject: "game", teeTimeId });
  await settle(as.dev, first, { actions: ["suspended"] });
  world.clock.time = NOW.add({ hours: 2 });
  await expect(settle(as.dev, second, { actions: ["suspended"] })).rejects.toMatchObject({ reason: "passwordNeeded" });
  await expect(undo(as.dev, first)).rejects.toMatchObject({ reason: "passwordNeeded" });
});

describe("what was removed", () => {
  test("comes back: a message with its text", async () => {
    const { as, teeTimeId, message } = await aGame();
    const { reportId } = await message("A joke");
    await settle(as.dev, reportId, { actions: ["message-removed"] });
    await undo(as.ada, reportId);
    expect(await texts(as.priya, teeTimeId)).toEqual(["A joke"]);
    await expect(undo(as.ada, reportId)).rejects.toThrow("This is already undone");
  });

  test("comes back: a photo, which can't be used until then", async () => {
    const { as, sam, reportId } = await aGame();
    const { url } = await uploadPicture(as.sam, { kind: "golfer", bytes: Uint8Array.of(7) });
    await updateProfile(as.sam, { profileImageUrl: url });
    const hash = /(\w{64})/.exec(url)?.[1] ?? "";
    const id = await reportId({ subject: "picture", userId: sam.id, picture: "photo" });
    await settle(as.dev, id, { actions: ["picture-hidden"] });
    expect((await getProfile(as.priya, { userId: sam.id })).profileImageUrl).toBeNull();
    expect(await isPublicPicture(world.db, hash)).toBe(false);
    await expect(updateProfile(as.sam, { profileImageUrl: url })).rejects.toThrow();
    await undo(as.dev, id);
    expect((await getProfile(as.priya, { userId: sam.id })).profileImageUrl).toBe(url);
    expect(await isPublicPicture(world.db, hash)).toBe(true);
  });
});

describe("what no longer fits", () => {
  const now = sql`now()`;
  const isSam = (sam: { id: string }) => eq(users.id, sam.id);

  test("is refused: cancelling a game that is cancelled, and warning a golfer who left", async () => {
    const { as, sam, teeTimeId, reportId } = await aGame();
    const [ofGame, ofGolfer] = [
      await reportId({ subject: "game", teeTimeId }),
      await reportId({ subject: "golfer", userId: sam.id }),
    ];
    await world.db.update(teeTimes).set({ status: "cancelled" }).where(eq(teeTimes.id, teeTimeId));
    await expect(settle(as.dev, ofGame, { actions: ["game-cancelled"] })).rejects.toMatchObject({
      reason: "reportedGameCancelled",
    });
    await world.db.update(users).set({ deletedAt: now }).where(isSam(sam));
    await expect(settle(as.dev, ofGolfer, { actions: ["warned"] })).rejects.toMatchObject({ reason: "accountClosed" });
  });

  test("is refused: cancelling a game that has started", async () => {
    const { as, teeTimeId, reportId } = await aGame();
    const id = await reportId({ subject: "game", teeTimeId });
    world.clock.time = NOW.add({ hours: 24 });
    await expect(settle(as.dev, id, { actions: ["game-cancelled"] })).rejects.toMatchObject({ reason: "teeTimeStarted" });
  });

  test("is refused: putting back a photo of a golfer who left", async () => {
    const { as, sam, reportId } = await aGame();
    const { url } = await uploadPicture(as.sam, { kind: "golfer", bytes: Uint8Array.of(7) });
    await updateProfile(as.sam, { profileImageUrl: url });
    const id = await reportId({ subject: "picture", userId: sam.id, picture: "photo" });
    await settle(as.dev, id, { actions: ["picture-hidden"] });
    await deleteAccount(as.sam, { password: "secret" });
    await expect(undo(as.dev, id)).rejects.toMatchObject({ reason: "accountClosed" });
  });

  test("is refused: putting back a message whose author left", async () => {
    const { as, message } = await aGame();
    const { reportId } = await message();
    await settle(as.dev, reportId, { actions: ["message-removed"] });
    await world.db.update(chatMessages).set({ userId: null });
    await expect(undo(as.dev, reportId)).rejects.toMatchObject({ reason: "authorClosedAccount" });
  });

  test("is refused: a picture that the golfer took off, replaced, or that was deleted", async () => {
    const { as, sam, reportId } = await aGame();
    const choose = async (byte: number) => {
      const { url } = await uploadPicture(as.sam, { kind: "golfer", bytes: Uint8Array.of(byte) });
      await updateProfile(as.sam, { profileImageUrl: url });
    };
    await choose(7);
    const id = await reportId({ subject: "picture", userId: sam.id, picture: "photo" });
    await updateProfile(as.sam, { profileImageUrl: null });
    await expect(settle(as.dev, id, { actions: ["picture-hidden"] })).rejects.toMatchObject({ reason: "pictureNotShown" });
    await choose(7);
    await settle(as.dev, id, { actions: ["picture-hidden"] });
    await choose(8);
    await expect(undo(as.dev, id)).rejects.toMatchObject({ reason: "pictureChanged" });
    await updateProfile(as.sam, { profileImageUrl: null });
    await world.db.update(pictures).set({ deletedAt: now });
    await expect(undo(as.dev, id)).rejects.toMatchObject({ reason: "pictureDeleted" });
  });
});
