import { KEYED_CALLS, type KeyedCall } from "@fourball/domain/idempotency";
import { once } from "@fourball/services/core/once";
import { testWorld } from "@fourball/services/testing";
import { guestLinkIn } from "@fourball/services/testing/guest-link";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createCaller } from "./app-router.ts";
import { toFailure } from "./describe-failure.ts";
import { type Role, type Scene, setScenes } from "./testing/access-scene.ts";
import type { As } from "./testing/change-scenarios.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });
let scene: Scene;
beforeAll(async () => {
  scene = (await setScenes(world)).listed;
});

type Case = { by: Role; before?: (as: As) => Promise<unknown>; input: () => unknown };

const theGame = () => ({ teeTimeId: scene.game.id });
const fillGame = (as: As) => as("host").teeTime.edit({ ...theGame(), totalSlots: 2 });
let guestLink: ReturnType<typeof guestLinkIn>;
async function approveGuest(as: As) {
  await as("host").guest.decide({ guestRequestId: scene.guestRequestId, status: "approved" });
  const [approved] = await as("host").guest.list(theGame());
  guestLink = guestLinkIn(approved?.claimPath);
}
/** Before the tee-off of the scene. */
const AT_THE_COURSE = Temporal.Instant.from("2026-06-12T14:00:00Z");
const course = { name: "Fox Hollow", location: "Anchorage, AK", city: "Anchorage", state: "AK" };

const cases = {
  "account.register": {
    by: "anonymous",
    input: () => ({ email: "new@example.com", password: "a long walk", firstName: "New", lastName: "Golfer" }),
  },
  "teeTime.create": { by: "stranger", input: () => ({ courseId: scene.game.courseId, date: "2026-06-20", time: "09:00" }) },
  "teeTime.join": { by: "stranger", input: theGame },
  "teeTime.joinWaitlist": { by: "stranger", before: fillGame, input: theGame },
  "teeTime.acceptOffer": {
    by: "stranger",
    async before(as) {
      await fillGame(as);
      await as("pending").teeTime.withdraw(theGame());
      await as("stranger").teeTime.joinWaitlist(theGame());
      await as("host").teeTime.edit({ ...theGame(), totalSlots: 4 });
    },
    input: theGame,
  },
  "teeTime.withdraw": { by: "confirmed", input: theGame },
  "participation.decide": { by: "host", input: () => ({ participantId: scene.requests.pending, status: "confirmed" }) },
  "attendance.arrive": {
    by: "confirmed",
    async before() {
      world.clock.time = AT_THE_COURSE;
    },
    input: () => ({ ...theGame(), at: AT_THE_COURSE.toString() }),
  },
  "guest.request": { by: "anonymous", input: () => ({ ...theGame(), guestName: "Robin", guestEmail: "robin2@example.com" }) },
  "guest.decide": { by: "host", input: () => ({ guestRequestId: scene.guestRequestId, status: "approved" }) },
  "guest.claim": {
    by: "anonymous",
    before: approveGuest,
    input: () => ({ ...guestLink, firstName: "Robin", password: "a long walk" }),
  },
  "guest.keepSpot": { by: "stranger", before: approveGuest, input: () => guestLink },
  "standingGame.create": {
    by: "host",
    input: () => ({ ...theGame(), frequency: "weekly", isPublic: true, regularIds: [scene.golfers.confirmed.id] }),
  },
  "report.send": { by: "confirmed", input: () => ({ about: { subject: "game", ...theGame() }, reason: "unsafe" }) },
  "admin.createCourse": { by: "admin", input: () => course },
  "admin.importCourses": { by: "admin", input: () => ({ courses: [course] }) },
} satisfies Record<KeyedCall, Case>;

/** Calls it with each of the keys, one after the other. */
function callWithKeys(path: KeyedCall, keys: string[]): Promise<unknown[]> {
  const { by, before, input }: Case = cases[path];
  return world.rolledBack(async (inside) => {
    await before?.((role) => createCaller(inside.as(scene.golfers[role])));
    const ctx = by === "anonymous" ? inside.anonymous() : inside.as(scene.golfers[by]);
    const withKey = (idempotencyKey: string) => ({ ...ctx, caller: { ...ctx.caller, idempotencyKey } });
    await once(withKey(TAKEN), { call: path, input: "of another request", answer: z.null() }, async () => null);
    const answers: unknown[] = [];
    for (const key of keys) {
      const call = procedureAt(createCaller(withKey(key)), path);
      answers.push(await call(input()).catch((error: unknown) => toFailure(error)?.reason));
    }
    return answers;
  });
}
const TAKEN = "7c1e20d4";

test.each(KEYED_CALLS)("%s, repeated with its Idempotency-Key, gets the same answer", async (path) => {
  const [first, second] = await callWithKeys(path, ["0b8d5f6e", "0b8d5f6e"]);
  expect(first).toBeInstanceOf(Object);
  expect(second).toEqual(first);
});

test.each(KEYED_CALLS)("%s refuses an Idempotency-Key that is malformed or of another request", async (path) => {
  expect(await callWithKeys(path, ["a key", TAKEN])).toEqual(["keyInvalid", "keyOfAnotherRequest"]);
});

test("an account that is registered again with the same key needs its password", async () => {
  const { input } = cases["account.register"];
  const repeated = world.rolledBack(async (inside) => {
    const register = procedureAt(createCaller(inside.anonymous({ caller: { idempotencyKey: "0b8d5f6e" } })), "account.register");
    await register(input());
    return register({ ...input(), password: "another long walk" });
  });
  await expect(repeated).rejects.toThrow("An account with this email already exists");
});
