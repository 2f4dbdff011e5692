import type { FailureName } from "@fourball/domain/failure";
import { testWorld } from "@fourball/services/testing";
import { beforeAll, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { toFailure } from "./describe-failure.ts";
import { newCourse } from "./testing/access-matrix/access-case.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });
let admin: { id: string; isAdmin: boolean };
beforeAll(async () => {
  admin = { ...(await world.golfer({ isAdmin: true })), isAdmin: true };
  await world.course({ latitude: 36.5, longitude: -121.9 });
});

const noCosts = { currency: "USD", greenFee: null, cart: null, deposit: null, payee: "booker", rule: "" };
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const ID = "5b3f0c1e-0000-4000-8000-000000000001";

/** What names nothing is answered like what does not exist, and what is malformed says so by its own name. */
const refused: [path: string, input: unknown, reason: FailureName][] = [
  ["admin.editCourse", { ...newCourse, courseId: "7" }, "courseNotFound"],
  ["admin.endSessions", { userId: "7" }, "userNotFound"],
  ["admin.reinstate", { userId: "7" }, "userNotFound"],
  ["admin.setAdmin", { userId: "7", isAdmin: true }, "userNotFound"],
  ["admin.suspend", { userId: "7" }, "userNotFound"],
  ["admin.user", { userId: "7" }, "userNotFound"],
  ["attendance.answerNoShow", { teeTimeId: ID, userId: "7" }, "profileNotFound"],
  ["attendance.markNoShow", { teeTimeId: ID, userId: "7" }, "profileNotFound"],
  ["attendance.takeBackNoShow", { teeTimeId: ID, userId: "7" }, "profileNotFound"],
  ["block.remove", { userId: "7" }, "golferNotFound"],
  ["course.list", { id: "7" }, "courseNotFound"],
  ["cost.set", { ...noCosts, teeTimeId: ID, bookedById: "7" }, "profileNotFound"],
  ["fill.get", { teeTimeId: "7" }, "teeTimeNotFound"],
  ["guest.undoDecision", { guestRequestId: "7" }, "requestNotFound"],
  ["notification.list", { cursor: "7" }, "cursorInvalid"],
  ["notification.markRead", { ids: ["7"] }, "notificationNotFound"],
  ["proposal.answer", { teeTimeId: ID, proposalId: "7", isIn: true }, "proposalNotFound"],
  ["proposal.decide", { teeTimeId: ID, proposalId: "7", isMade: true }, "proposalNotFound"],
  ["proposal.propose", { teeTimeId: ID, courseId: "7" }, "courseNotFound"],
  ["rating.rate", { teeTimeId: ID, userId: "7", verdict: { playedTogether: false } }, "profileNotFound"],
  ["roundLink.revoke", { teeTimeId: "7" }, "teeTimeNotFound"],
  ["savedSearch.delete", { id: "7" }, "savedSearchNotFound"],
  ["standingGame.changeRegulars", { standingGameId: ID, regularIds: ["7"] }, "profileNotFound"],
  ["standingGame.create", { teeTimeId: ID, regularIds: ["7"], frequency: "weekly", isPublic: true }, "profileNotFound"],
  ["standingGame.handOver", { standingGameId: ID, userId: "7" }, "profileNotFound"],
  ["teeTime.count", { filter: "nearby" }, "nearMeNeedsLocation"],
  ["teeTime.get", { teeTimeId: "7" }, "teeTimeNotFound"],
  ["teeTime.handOver", { teeTimeId: ID, participantId: "7" }, "requestNotFound"],
  ["teeTime.map", { box: WORLD, courseId: "7" }, "courseNotFound"],
  ["teeTime.map", { box: WORLD, filter: "nearby" }, "nearMeNeedsLocation"],
  ["teeTime.mapStart", { timeZone: "Europe/Vienna", courseId: "7" }, "courseNotFound"],
  ["teeTime.mapStart", { timeZone: "Europe/Vienna", filter: "nearby" }, "nearMeNeedsLocation"],
  ["teeTime.overlap", { courseId: ID, date: "2026-06-12", time: "07:30", except: "7" }, "teeTimeNotFound"],
  ["teeTime.unplaced", { courseId: "7" }, "courseNotFound"],
  ["teeTime.unplaced", { filter: "nearby" }, "nearMeNeedsLocation"],
];

test.each(refused)("%s refuses %j as %s", async (path, input, reason) => {
  const call = procedureAt(createCaller(world.as(admin)), path);
  const error: unknown = await call(input).catch((thrown: unknown) => thrown);
  expect(toFailure(error)?.reason).toBe(reason);
});

test.each(["confirm", "connect", "remove"] as const)(
  "identity.%s refuses as singleSignOnMissing where there is no provider",
  async (name) => {
    const context = world.as(await world.golfer());
    const ports = { ...context.ports, identityProvider: null };
    const error: unknown = await createCaller({ ...context, ports })
      .identity[name]()
      .catch((thrown: unknown) => thrown);
    expect(toFailure(error)?.reason).toBe("singleSignOnMissing");
  },
);
