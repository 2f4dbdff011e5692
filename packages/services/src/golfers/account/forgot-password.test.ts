import { notifications, users } from "@fourball/db/schema/index";
import { testsHavePostgres } from "@fourball/db/testing";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { countWaiting } from "../../testing/count-waiting.ts";
import { signal } from "../../testing/signal.ts";
import { testWorld } from "../../testing.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

const world = testWorld();
const email = "maya@example.com";
const onKnownDevice = () =>
  world.anonymous({ caller: { device: { idFor: async () => "phone", remember: async () => undefined } } });

async function ask(times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await forgotPassword(world.anonymous(), { email });
  await world.settled();
  await world.post();
}

const minutesPass = (minutes: number) =>
  world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - ${sql.raw(`interval '${minutes} minutes'`)}` });

/** Changes the password by the link in the newest mail. */
async function resetByMail(): Promise<void> {
  const token = /#token=(\S+)/.exec(world.mails.at(-1)?.text ?? "")?.[1] ?? "";
  await resetPassword(world.anonymous(), { token, newPassword: "a longer walk" });
}

test.runIf(testsHavePostgres())("requests at once hold one connection for an account", { tags: "race" }, async () => {
  const { id } = await world.golfer({ email });
  const [locked, released] = [signal(), signal()];
  const change = world.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
    locked.give();
    await released.given;
  });
  await locked.given;
  let done = 0;
  const requests: Promise<void>[] = [];
  const later = (work: () => Promise<void>) => void requests.push(work().then(() => void done++));
  for (let count = 0; count < 25; count++) await forgotPassword({ ...world.anonymous(), later }, { email });
  await expect.poll(() => done).toBe(24);
  expect(await countWaiting(world.db)).toEqual([{ waiting: 1 }]);
  released.give();
  await Promise.all([change, ...requests]);
  await world.post();
  expect(world.mails).toHaveLength(1);
});

describe("a golfer for whom strangers request reset mails", () => {
  test("gets a mail with a working link a quarter of an hour later", async () => {
    await world.golfer({ email });
    for (let request = 0; request < 10; request++) await ask(3);
    expect(world.mails).toHaveLength(2);
    await ask();
    await minutesPass(15);
    await world.post();
    expect(world.mails).toHaveLength(3);
    await resetByMail();
  });

  test("gets it although the strangers go on", async () => {
    await world.golfer({ email });
    await ask(1);
    await ask(1);
    for (let minute = 0; minute < 15; minute++) {
      await ask(2);
      await minutesPass(1);
    }
    await world.post();
    expect(world.mails).toHaveLength(3);
  });

  test("gets it at once on a known device, and its link lasts", async () => {
    await world.golfer({ email });
    for (let request = 0; request < 10; request++) await ask(3);
    const sent = world.mails.length;
    await forgotPassword(onKnownDevice(), { email });
    await world.settled();
    await world.post();
    expect(world.mails).toHaveLength(sent + 1);
    await ask(5);
    await minutesPass(14);
    await world.post();
    expect(world.mails).toHaveLength(sent + 1);
    await resetByMail();
  });
});
