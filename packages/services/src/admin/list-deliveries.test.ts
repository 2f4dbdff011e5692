import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { ADMIN_PAGE } from "@fourball/domain/admin/constants";
import { describe, expect, test } from "vitest";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import { forgotPassword } from "../golfers/account/forgot-password.ts";
import { testWorld } from "../testing.ts";
import { listDeliveries } from "./list-deliveries.ts";

const world = testWorld();

const anAdmin = async () => world.as({ ...(await world.golfer({ isAdmin: true })), isAdmin: true });

describe("the list of deliveries", () => {
  test("lists messages with their kind and the recipient's name, and nothing of the game", async () => {
    const host = await world.golfer({ firstName: "Hana", lastName: "Ito", email: "hana@example.com" });
    const maya = await world.golfer({ firstName: "Maya", lastName: "Lin" });
    const course = await world.course({ name: "Cypress Hollow" });
    await joinTeeTime(world.as(maya), { teeTimeId: (await world.teeTime({ hostId: host.id, courseId: course.id })).id });
    await world.post({ email: null });
    const { items, total } = await listDeliveries(await anAdmin(), { page: 1 });
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        channel: "email",
        state: "kept",
        kind: "join-requested",
        recipient: "Hana Ito",
        message: null,
      },
    ]);
    for (const secret of ["hana@example.com", "Maya", "Cypress Hollow"]) expect(JSON.stringify(items)).not.toContain(secret);
  });

  test("hides links that sign in to an account", async () => {
    await world.golfer({ firstName: "Hana", lastName: "Ito", email: "hana@example.com" });
    await forgotPassword(world.anonymous(), { email: "hana@example.com" });
    await world.settled();
    await world.post();
    const { items } = await listDeliveries(await anAdmin(), { page: 1 });
    const message = { subject: "Reset your Fourball password", text: expect.stringContaining("password") };
    expect(items).toMatchObject([{ kind: "password-reset", state: "sent", recipient: "Hana Ito", message }]);
    expect(world.mails[0]?.text).toContain("#token=");
    expect(JSON.stringify(items)).not.toContain("token=");
  });

  test("lists the newest first, page by page, and filters by state", async () => {
    const admin = await anAdmin();
    const { id: recipientId } = await world.golfer();
    const inserted = await world.db
      .insert(notifications)
      .values(Array.from({ length: ADMIN_PAGE + 1 }, () => ({ recipientId, content: { kind: "password-reset" as const } })))
      .returning();
    for (const { id } of inserted) await world.db.insert(notificationDeliveries).values({ notificationId: id, channel: "email" });
    const first = await listDeliveries(admin, { page: 1 });
    expect(first.items).toHaveLength(ADMIN_PAGE);
    expect(first.total).toBe(ADMIN_PAGE + 1);
    expect((await listDeliveries(admin, { page: 2 })).items).toHaveLength(1);
    expect(await listDeliveries(admin, { page: 1, state: "failed" })).toEqual({ items: [], total: 0 });
  });
});
