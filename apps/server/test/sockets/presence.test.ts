import { users } from "@fourball/db/schema/index";
import { testsHavePostgres } from "@fourball/db/testing";
import { lockGolfers } from "@fourball/services/core/access/lock-golfers";
import { testWorld } from "@fourball/services/testing";
import { expect, test } from "vitest";
import { createPresence } from "../../src/sessions/presence.ts";

const world = testWorld();

function aPresence() {
  const errors: unknown[] = [];
  return { ...createPresence(world.db, (error) => errors.push(error), 0), errors };
}

/** The ids of the golfers who were seen. */
async function seen(): Promise<string[]> {
  const golfers = await world.db.select({ id: users.id, lastSeenAt: users.lastSeenAt }).from(users);
  return golfers.flatMap(({ id, lastSeenAt }) => (lastSeenAt ? [id] : [])).sort();
}

test("golfers who are seen are online, also twice and together", { tags: "race" }, async () => {
  const { markOnline, close, errors } = aPresence();
  const golfers = (await world.golfers([{}, {}, {}])).map(({ id }) => id).sort();
  for (const id of [...golfers, ...golfers]) markOnline(id);
  await expect.poll(seen).toEqual(golfers);
  expect(errors).toEqual([]);
  close();
});

test("golfers are recorded again only after a while", async () => {
  const { markOnline, close } = aPresence();
  const [first, second] = [await world.golfer(), await world.golfer()];
  markOnline(first.id);
  await expect.poll(seen).toEqual([first.id]);
  await world.db.update(users).set({ lastSeenAt: null });
  for (const { id } of [first, second]) markOnline(id);
  await expect.poll(seen).toEqual([second.id]);
  close();
});

test("a failure is handed on", async () => {
  const { markOnline, close, errors } = aPresence();
  markOnline("no id");
  await expect.poll(() => errors).toHaveLength(1);
  close();
});

test.runIf(testsHavePostgres())(
  "a golfer whose account is being changed is recorded when seen again, and delays nobody",
  { tags: "race" },
  async () => {
    const { markOnline, close } = aPresence();
    const [busy, other] = [await world.golfer(), await world.golfer()];
    await world.db.transaction(async (tx) => {
      await lockGolfers(tx, [busy.id]);
      for (const { id } of [busy, other]) markOnline(id);
      await expect.poll(seen).toEqual([other.id]);
    });
    const seenAgain = async () => {
      markOnline(busy.id);
      return seen();
    };
    await expect.poll(seenAgain).toEqual([busy.id, other.id].sort());
    close();
  },
);
