import { golferBlocks } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { testWorld } from "../../testing.ts";
import { blockGolfer, unblockGolfer } from "./block-golfer.ts";
import { listBlocked } from "./list-blocked.ts";

const world = testWorld();

describe("the list of those whom a golfer blocked", () => {
  test("is the golfer's own, and an entry can be taken back", async () => {
    const [maya, jonas] = [await world.golfer({ firstName: "Maya" }), await world.golfer({ firstName: "Jonas" })];
    const as = { maya: world.as(maya), jonas: world.as(jonas) };
    await blockGolfer(as.maya, { userId: jonas.id });
    await blockGolfer(as.maya, { userId: jonas.id });
    expect(await listBlocked(as.maya)).toMatchObject([{ userId: jonas.id, firstName: "Jonas" }]);
    expect(await listBlocked(as.jonas)).toEqual([]);
    await unblockGolfer(as.jonas, { userId: maya.id });
    expect(await listBlocked(as.maya)).toHaveLength(1);
    await unblockGolfer(as.maya, { userId: jonas.id });
    expect(await listBlocked(as.maya)).toEqual([]);
    expect(await getProfile(as.jonas, { userId: maya.id })).toMatchObject({ firstName: "Maya" });
  });

  test("does not keep closed accounts, nor anything of the golfer who closed one", async () => {
    const [maya, jonas, ines] = [await world.golfer(), await world.golfer(), await world.golfer()];
    const as = { maya: world.as(maya), ines: world.as(ines) };
    const leaving = await world.golfer({ passwordHash: "hashed secret" });
    await blockGolfer(as.maya, { userId: leaving.id });
    await blockGolfer(world.as(leaving), { userId: jonas.id });
    await blockGolfer(as.ines, { userId: jonas.id });
    await deleteAccount(world.as(leaving), { password: "secret" });
    const left = await world.db.select({ blocker: golferBlocks.blockerId }).from(golferBlocks);
    expect(left).toEqual([{ blocker: ines.id }]);
    await expect(blockGolfer(as.maya, { userId: leaving.id })).rejects.toThrow("Golfer not found");
  });
});
