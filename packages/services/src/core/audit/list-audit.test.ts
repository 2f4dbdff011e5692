import { beforeEach, describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import type { MemberContext } from "../service-context.ts";
import { listAudit } from "./list-audit.ts";
import { recordAudit } from "./record-audit.ts";

const world = testWorld();

describe("a search of the audit", () => {
  let theo: MemberContext;
  beforeEach(async () => {
    theo = world.as(await world.golfer({ isAdmin: true, firstName: "Théo", lastName: "Marchetti" }));
    const adminId = theo.viewer.id;
    await world.db.transaction(async (tx) => {
      await recordAudit(tx, { adminId, action: "user-reinstated", subject: "maya@example.com" });
      await recordAudit(tx, { adminId, action: "course-created", subject: "St Andrew's Old-Course" });
      await recordAudit(tx, { adminId: null, action: "courses-imported", subject: "Malmö Burlöv 100%" });
    });
  });

  test.each([
    ["", 3],
    ["maya@EXAMPLE", 1],
    ["theo", 2],
    ["lifted the suspension", 1],
    ["marchetti created", 1],
    ["andrews old course", 1],
    ["st andrew’s", 1],
    ["malmo", 1],
    ["100%", 1],
    ["%", 1],
    ["command line imported", 1],
    ["maya created", 0],
  ])("finds the entries that hold all words of '%s'", async (q, total) => {
    const found = await listAudit(theo, { q });
    expect([found.items.length, found.total]).toEqual([total, total]);
  });
});
