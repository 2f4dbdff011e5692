import { outbox, outboxDeliveries } from "@fourball/db/schema/index";
import { OUTBOX_PAGE } from "@fourball/domain/notification/schema";
import { expect, test } from "vitest";
import { forgotPassword } from "../account/forgot-password.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { testClub } from "../testing.ts";
import { listOutbox } from "./list-outbox.ts";

const club = testClub();

const anAdmin = async () => club.as({ ...(await club.aGolfer({ isAdmin: true })), isAdmin: true });

test("an admin reads what would have been sent: to whom by name, what about, in words", async () => {
  const host = await club.aGolfer({ firstName: "Hana", lastName: "Ito", email: "hana@example.com" });
  const maya = await club.aGolfer({ firstName: "Maya", lastName: "Lin" });
  await joinTeeTime(club.as(maya), { teeTimeId: (await club.aTeeTime({ hostId: host.id })).id });
  await club.post({ email: null });
  const { items, total } = await listOutbox(await anAdmin(), { page: 1 });
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      channel: "email",
      state: "kept",
      kind: "join-requested",
      recipient: "Hana Ito",
      subject: "Maya Lin would like to join your round",
      text: expect.stringContaining("Maya Lin asks to join your round"),
    },
  ]);
  expect(JSON.stringify(items)).not.toContain("hana@example.com");
});

test("no admin reads a link that opens an account", async () => {
  await club.aGolfer({ firstName: "Hana", lastName: "Ito", email: "hana@example.com" });
  await forgotPassword(club.anonymous(), { email: "hana@example.com" });
  await club.settled();
  await club.post();
  const { items } = await listOutbox(await anAdmin(), { page: 1 });
  expect(items).toMatchObject([{ kind: "password-reset", state: "sent", recipient: "Hana Ito" }]);
  expect(club.mails[0]?.text).toContain("#token=");
  expect(JSON.stringify(items)).not.toContain("token=");
});

test("the newest come first, page by page, and by state", async () => {
  const admin = await anAdmin();
  const { id: recipientId } = await club.aGolfer();
  const news = await club.db
    .insert(outbox)
    .values(Array.from({ length: OUTBOX_PAGE + 1 }, () => ({ recipientId, news: { kind: "password-reset" as const } })))
    .returning();
  for (const { id } of news) await club.db.insert(outboxDeliveries).values({ newsId: id, channel: "email" });
  const first = await listOutbox(admin, { page: 1 });
  expect(first.items).toHaveLength(OUTBOX_PAGE);
  expect(first.total).toBe(OUTBOX_PAGE + 1);
  expect((await listOutbox(admin, { page: 2 })).items).toHaveLength(1);
  expect(await listOutbox(admin, { page: 1, state: "failed" })).toEqual({ items: [], total: 0 });
});
