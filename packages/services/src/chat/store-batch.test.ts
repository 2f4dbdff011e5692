import { prepareText } from "@fourball/db/prepare-once";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { testsHavePostgres } from "@fourball/db/testing";
import { chatsClosedUntil } from "@fourball/domain/chat/constants";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { countWaiting } from "../testing/count-waiting.ts";
import { aGroup } from "../testing/scenes/a-group.ts";
import { signal } from "../testing/signal.ts";
import { NOW, testWorld } from "../testing.ts";
import { say } from "./say.ts";
import { prepareStoring, storeMessages } from "./store-batch.ts";

const world = testWorld();

type Group = Awaited<ReturnType<typeof aGroup>>;
type Sent = { group: Group; by: Group["host"]; message: string; clientId?: string };

const valuesOf = (batch: Sent[]) => ({
  ids: [...new Set(batch.map(({ group }) => group.teeTimeId))],
  rows: JSON.stringify(
    batch.map(({ group, by, message, clientId }, place) => ({
      place,
      tee_time_id: group.teeTimeId,
      user_id: by.viewer.id,
      message,
      client_id: clientId ?? null,
    })),
  ),
  closedUntil: chatsClosedUntil(NOW).toString(),
});

describe("a batch of messages", { tags: "dialect" }, () => {
  test("is numbered without gaps, though one of them is refused", async () => {
    const group = await aGroup(world);
    const stranger = world.as(await world.golfer());
    const stored = await storeMessages(
      world.db,
      valuesOf([
        { group, by: group.host, message: "one" },
        { group, by: stranger, message: "let me in" },
        { group, by: group.player, message: "two" },
      ]),
    );
    expect(stored.map(({ place, seq }) => [place, seq]).sort()).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  test("is stored with the messages among them that were stored before, under their numbers", async () => {
    const group = await aGroup(world);
    const again = { group, by: group.host, message: "on my way", clientId: "a" };
    await say(group.host, { teeTimeId: group.teeTimeId, message: "on my way", clientId: "a" });
    const stored = await storeMessages(world.db, valuesOf([{ group, by: group.player, message: "hello" }, again]));
    expect(stored.map(({ place, seq, isRepeated }) => ({ place, seq, isRepeated }))).toEqual([
      { place: 0, seq: 2, isRepeated: false },
      { place: 1, seq: 1, isRepeated: true },
    ]);
  });

  test("takes none from the end of the chat on, and all until then", async () => {
    const group = await aGroup(world);
    const { teeOffAt } = await world.teeTime({ hostId: group.host.viewer.id });
    const end = Temporal.Instant.fromEpochMilliseconds(teeOffAt.getTime()).add({ hours: 48 });
    const storedAt = (now: Temporal.Instant) =>
      storeMessages(world.db, {
        ...valuesOf([{ group, by: group.host, message: "hello" }]),
        closedUntil: chatsClosedUntil(now).toString(),
      });
    expect(await storedAt(end)).toEqual([]);
    expect(await storedAt(end.subtract({ milliseconds: 1 }))).toHaveLength(1);
  });
});

const GATE = 20_261_126;
const closeGate = prepareText({}, () => sql`select pg_advisory_xact_lock(${sql.raw(`${GATE}`)})`);
/** The same statement, which waits at a gate after it has seen the database and before it locks anything. */
const storeBehindGate = prepareStoring(sql`(
  select ${sql.placeholder("ids")}::uuid[] from (select pg_advisory_xact_lock_shared(${sql.raw(`${GATE}`)})) as gate
)::uuid[]`);

/** What is stored by a statement that has seen the database before the change, and locks its rows after it. */
async function storedAcross(change: () => Promise<unknown>, batch: Sent[]): Promise<string[]> {
  const closed = signal();
  const opened = signal();
  const gate = world.db.transaction(async (tx) => {
    await closeGate(tx);
    closed.give();
    await opened.given;
  });
  await Promise.race([closed.given, gate]);
  const stored = storeBehindGate(world.db, valuesOf(batch));
  await expect.poll(() => countWaiting(world.db)).toEqual([{ waiting: 1 }]);
  await change();
  opened.give();
  await gate;
  return (await stored).map(({ message }) => message);
}

describe.runIf(testsHavePostgres())("a batch that has seen a chat before it changed", { tags: "race" }, () => {
  async function twoGroups() {
    const [changed, other] = [await aGroup(world), await aGroup(world)];
    for (const { host, teeTimeId } of [changed, other]) await say(host, { teeTimeId, message: "hello" });
    return { changed, other: { group: other, by: other.host, message: "elsewhere" } };
  }

  test("leaves out the message of a golfer who was removed since", async () => {
    const { changed, other } = await twoGroups();
    const removal = () =>
      world.db.update(teeTimeParticipants).set({ status: "declined" }).where(eq(teeTimeParticipants.id, changed.participantId));
    const stored = await storedAcross(removal, [{ group: changed, by: changed.player, message: "too late" }, other]);
    expect(stored).toEqual(["elsewhere"]);
  });

  test("leaves out the messages to a game that was cancelled since", async () => {
    const { changed, other } = await twoGroups();
    const cancellation = () => cancelTeeTime(changed.host, { teeTimeId: changed.teeTimeId });
    const stored = await storedAcross(cancellation, [{ group: changed, by: changed.host, message: "too late" }, other]);
    expect(stored).toEqual(["elsewhere"]);
  });

  test("leaves out a message that was stored since, so that it's not stored twice", async () => {
    const { changed, other } = await twoGroups();
    const again = { teeTimeId: changed.teeTimeId, message: "on my way", clientId: "a" };
    const stored = await storedAcross(() => say(changed.host, again), [{ ...again, group: changed, by: changed.host }, other]);
    expect(stored).toEqual(["elsewhere"]);
  });
});
