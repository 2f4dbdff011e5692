import type { FailureName } from "@fourball/domain/failure";
import { NOW, testWorld } from "@fourball/services/testing";
import { made } from "@fourball/services/testing/fakes/made-passkeys";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { toFailure } from "./describe-failure.ts";
import type { ProcedurePath } from "./router-types.ts";
import { newCourse } from "./testing/access-matrix/access-case.ts";
import { type Role, type Scene, setScene } from "./testing/access-scene.ts";
import type { As } from "./testing/change-scenarios.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });
let scene: Scene;
beforeAll(async () => {
  scene = await setScene(world, "listed");
});

const ID = "5b3f0c1e-0000-4000-8000-000000000001";
const theGame = () => ({ teeTimeId: scene.game.id });
const thePending = () => ({ participantId: scene.requests.pending });
const theGuest = () => ({ guestRequestId: scene.guestRequestId });
const theLink = () => scene.guestLink;
const aFill = () => ({ ...theGame(), mode: "first-come", confirmsAtOnce: false });
const repeated = () => ({ ...theGame(), frequency: "weekly", isPublic: true, regularIds: [scene.golfers.confirmed.id] });
const pictureAt = (file: string) => ({ ...newCourse, imageUrl: `https://fourball.example/pictures/${file}-1600.webp` });
const gone = () => pictureAt("a".repeat(64));
const ofChat = () => pictureAt(`chat-${"a".repeat(64)}`);
const theCourse = () => ({ courseId: scene.game.courseId });

type Before = (as: As) => Promise<unknown>;
const isApproved: Before = (as) => as("host").guest.decide({ ...theGuest(), status: "approved" });
const isConfirmed: Before = (as) => as("host").participation.decide({ ...thePending(), status: "confirmed" });
const isCancelled: Before = (as) => as("host").teeTime.cancel(theGame());
const isArchived: Before = (as) => as("admin").admin.deleteCourse(theCourse());
const hasPassword: Before = (as) => as("stranger").account.setPassword({ newPassword: "a long walk" });
const both =
  (...steps: Before[]): Before =>
  async (as) => {
    for (const step of steps) await step(as);
  };

type Case = [path: ProcedurePath, by: Role, reason: FailureName, input?: () => object, before?: Before];

async function reasonOf([path, by, , input, before]: Case, now: Temporal.Instant): Promise<FailureName | undefined> {
  world.clock.time = NOW;
  return world.rolledBack(async (inside) => {
    await before?.((role) => createCaller(inside.as(scene.golfers[role])));
    world.clock.time = now;
    const call = procedureAt(createCaller(by === "anonymous" ? inside.anonymous() : inside.as(scene.golfers[by])), path);
    const error: unknown = await call(input?.()).catch((thrown: unknown) => thrown);
    return toFailure(error)?.reason;
  });
}

const TEE_OFF = Temporal.Instant.from("2026-06-12T14:30:00Z");

describe.each<[when: string, now: Temporal.Instant, cases: Case[]]>([
  [
    "after the tee-off",
    TEE_OFF.add({ minutes: 1 }),
    [
      ["fill.start", "host", "teeTimeStarted", aFill],
      ["guest.decide", "host", "teeTimeStarted", () => ({ ...theGuest(), status: "approved" })],
      ["guest.keepSpot", "stranger", "teeTimeStarted", theLink, isApproved],
      ["guest.undoDecision", "host", "teeTimeStarted", theGuest, isApproved],
      ["participation.undoDecision", "host", "teeTimeStarted", thePending, isConfirmed],
      ["proposal.answer", "confirmed", "teeTimeStarted", () => ({ ...theGame(), proposalId: ID, isIn: true })],
      ["proposal.decide", "host", "teeTimeStarted", () => ({ ...theGame(), proposalId: ID, isMade: true })],
      ["proposal.propose", "host", "teeTimeStarted", () => ({ ...theGame(), time: "09:00" })],
      ["teeTime.acceptOffer", "pending", "teeTimeStarted", theGame],
      ["teeTime.joinWaitlist", "stranger", "teeTimeStarted", theGame],
    ],
  ],
  [
    "when the host cancelled it",
    NOW,
    [
      ["guest.keepSpot", "stranger", "teeTimeCancelled", theLink, both(isApproved, isCancelled)],
      ["guest.undoDecision", "host", "teeTimeCancelled", theGuest, both(isApproved, isCancelled)],
    ],
  ],
  [
    "while it takes requests",
    NOW,
    [
      ["guest.keepSpot", "stranger", "hostSilent", theLink],
      ["proposal.propose", "host", "dateTooFar", () => ({ ...theGame(), date: "2036-06-12" })],
      ["standingGame.create", "host", "courseNotFound", repeated, isArchived],
    ],
  ],
  ["two weeks before", TEE_OFF.subtract({ hours: 14 * 24 }), [["fill.start", "host", "fillTooEarly", aFill]]],
  ["a minute before the tee-off", TEE_OFF.subtract({ minutes: 1 }), [["fill.start", "host", "fillTooLate", aFill]]],
  [
    "two months after the round",
    TEE_OFF.add({ hours: 61 * 24 }),
    [
      ["cost.remove", "host", "costsTooLate", theGame],
      ["attendance.arrive", "confirmed", "arrivalTooLate", () => ({ ...theGame(), at: TEE_OFF.toString() })],
      ["attendance.arrive", "confirmed", "roundOver", () => ({ ...theGame(), at: TEE_OFF.add({ hours: 24 }).toString() })],
    ],
  ],
])("a call about a game %s", (_when, now, cases) => {
  test.each(cases)("%s by %s is refused as %s", async (...each) => {
    expect(await reasonOf(each, now)).toBe(each[2]);
  });
});

test.each<Case>([
  ["account.setPassword", "stranger", "passwordNeeded", () => ({ newPassword: "a longer walk" }), hasPassword],
  ["identity.connect", "stranger", "passkeyNeeded"],
  ["identity.remove", "stranger", "passwordNeeded", undefined, hasPassword],
  ["passkey.add", "stranger", "passkeyNeeded", () => ({ passkey: made("one", "AAA"), name: "Phone" })],
  ["passkey.remove", "stranger", "passwordNeeded", () => ({ id: "one" }), hasPassword],
  ["passkey.removePassword", "stranger", "passkeyNeeded"],
])("%s two hours after the sign-in of a %s is refused as %s", async (...each) => {
  expect(await reasonOf(each, NOW.add({ hours: 2 }))).toBe(each[2]);
});

test.each<Case>([
  ["admin.createCourse", "admin", "pictureGone", gone],
  ["admin.createCourse", "admin", "pictureNotPublic", ofChat],
  ["admin.editCourse", "admin", "pictureGone", () => ({ ...gone(), ...theCourse() })],
  ["admin.editCourse", "admin", "pictureNotPublic", () => ({ ...ofChat(), ...theCourse() })],
])("%s by an %s with a picture that others can't see is refused as %s", async (...each) => {
  expect(await reasonOf(each, NOW)).toBe(each[2]);
});
