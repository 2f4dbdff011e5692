import { users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../account-data/delete-account.ts";
import { secretHash } from "../core/token/secret-hash.ts";
import { testWorld } from "../testing.ts";
import { unsubscribe } from "./unsubscribe.ts";

const world = testWorld();

describe("an unsubscribe link", () => {
  test("turns off its group of mails for its golfer, and can be opened again", async () => {
    const maya = await world.golfer({ unsubscribeHash: secretHash("mayas") });
    const jonas = await world.golfer({ unsubscribeHash: secretHash("jonas") });
    const link = { token: "mayas", group: "TeeTimeChanges" as const };
    expect(await unsubscribe(world.anonymous(), link)).toEqual({ group: "TeeTimeChanges" });
    expect(await unsubscribe(world.anonymous(), link)).toEqual({ group: "TeeTimeChanges" });
    const flags = { emailJoinRequests: true, emailRequestApprovals: true, smsTeeTimeChanges: true };
    const [her] = await world.db.select().from(users).where(eq(users.id, maya.id));
    expect(her).toMatchObject({ ...flags, emailTeeTimeChanges: false });
    const [him] = await world.db.select().from(users).where(eq(users.id, jonas.id));
    expect(him).toMatchObject({ ...flags, emailTeeTimeChanges: true });
  });

  test("in an old mail works beside that of new mails", async () => {
    const hashes = { unsubscribeHash: secretHash("new"), oldUnsubscribeHash: secretHash("old") };
    await world.golfer(hashes);
    for (const token of ["new", "old"])
      expect(await unsubscribe(world.anonymous(), { token, group: "JoinRequests" })).toEqual({ group: "JoinRequests" });
    await expect(unsubscribe(world.anonymous(), { token: hashes.unsubscribeHash, group: "JoinRequests" })).rejects.toThrow();
  });

  test("does not work after the account was closed", async () => {
    const maya = await world.golfer({ unsubscribeHash: secretHash("mayas"), passwordHash: "hashed a long walk" });
    await deleteAccount(world.as(maya), { password: "a long walk" });
    await expect(unsubscribe(world.anonymous(), { token: "mayas", group: "JoinRequests" })).rejects.toThrow(
      "This link no longer works",
    );
  });
});
