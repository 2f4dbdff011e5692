import type { FailureName } from "@fourball/domain/failure";
import { testWorld } from "@fourball/services/testing";
import { expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { toFailure } from "./describe-failure.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld();
const ID = "5b3f0c1e-0000-4000-8000-000000000001";

/** What names nothing is answered like what does not exist, and what is malformed says so by its own name. */
const refused: [path: string, input: unknown, reason: FailureName][] = [
  ["notification.markRead", { ids: ["7"] }, "notificationNotFound"],
  ["notification.list", { cursor: "7" }, "cursorInvalid"],
  ["proposal.decide", { teeTimeId: ID, proposalId: "7", isMade: true }, "proposalNotFound"],
  ["teeTime.count", { filter: "nearby" }, "nearMeNeedsLocation"],
  ["teeTime.get", { teeTimeId: "7" }, "teeTimeNotFound"],
];

test.each(refused)("%s refuses %j as %s", async (path, input, reason) => {
  const call = procedureAt(createCaller(world.as(await world.golfer())), path);
  const error: unknown = await call(input).catch((thrown: unknown) => thrown);
  expect(toFailure(error)?.reason).toBe(reason);
});

test("admin.user refuses an id that is none as userNotFound", async () => {
  const admin = await world.golfer({ isAdmin: true });
  const error: unknown = await createCaller(world.as(admin))
    .admin.user({ userId: "7" })
    .catch((thrown: unknown) => thrown);
  expect(toFailure(error)?.reason).toBe("userNotFound");
});

test("identity.confirm refuses as singleSignOnMissing where there is no provider", async () => {
  const context = world.as(await world.golfer());
  const ports = { ...context.ports, identityProvider: null };
  const error: unknown = await createCaller({ ...context, ports })
    .identity.confirm()
    .catch((thrown: unknown) => thrown);
  expect(toFailure(error)?.reason).toBe("singleSignOnMissing");
});
