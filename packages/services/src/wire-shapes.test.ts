/** @module-tag dialect */
import * as stored from "@fourball/db/schema/index";
import { account } from "@fourball/domain/account/schema";
import { adminStats, adminUser, adminUserDetail, auditEntry } from "@fourball/domain/admin/schema";
import { chatMessage } from "@fourball/domain/chat/message";
import { course } from "@fourball/domain/course/schema";
import { guestRequest } from "@fourball/domain/guest/schema";
import { listedDelivery, notification } from "@fourball/domain/notification/schema";
import { participation } from "@fourball/domain/participation/schema";
import { publicProfile } from "@fourball/domain/profile/schema";
import { roundRating } from "@fourball/domain/rating/schema";
import { overlap, teeTimeCard, teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { getAdminStats } from "./admin/get-admin-stats.ts";
import { getUser } from "./admin/get-user.ts";
import { listDeliveries } from "./admin/list-deliveries.ts";
import { listUsers } from "./admin/list-users.ts";
import { getRoundEvent } from "./calendar/get-round-event.ts";
import { listMessages } from "./chat/list-messages.ts";
import { listAudit } from "./core/audit/list-audit.ts";
import { listHosted } from "./discover/dashboard/list-hosted.ts";
import { listIncoming, listIncomingGuests } from "./discover/dashboard/list-incoming.ts";
import { getProfile } from "./discover/profile/get-profile.ts";
import { importCourses } from "./games/course/import-courses.ts";
import { listCourses } from "./games/course/list-courses.ts";
import { findOverlap } from "./games/tee-time/find-overlap.ts";
import { getTeeTime } from "./games/tee-time/get-tee-time.ts";
import { listTeeTimes } from "./games/tee-time/list/list-tee-times.ts";
import { getAccount } from "./golfers/account/get-account.ts";
import { listNotifications } from "./notification/list-notifications.ts";
import { getRoundRating } from "./rounds/rating/get-round-rating.ts";
import { markedRows, nameOf } from "./testing/marked-rows.ts";
import { testWorld } from "./testing.ts";

const world = testWorld();

const { mark, forget, expectShape } = markedRows(world);

type World = Record<"host" | "player" | "admin" | "game" | "request", { id: string }>;
let scene: World;

beforeEach(async () => {
  forget();
  const { db } = world;
  const host = await world.golfer({
    handicap: 7.5,
    rating: 4.1,
    ratingsCount: 31,
    ratingsSum: 131,
    gamesHosted: 32,
    gamesPlayed: 33,
  });
  const player = await world.golfer({
    handicap: 8.5,
    rating: 4.2,
    ratingsCount: 41,
    ratingsSum: 141,
    gamesHosted: 42,
    gamesPlayed: 43,
  });
  const admin = await world.golfer({ isAdmin: true });
  const played = await world.course({ latitude: 36.5, longitude: -121.5 });
  const game = await world.teeTime({ hostId: host.id, courseId: played.id, calendarSequence: 21, inviteVersion: 71 });
  const request = await world.request(game, player);
  const guest = await world.guestRequest({ teeTimeId: game.id, guestName: "Gus", guestEmail: "gus@example.com" });
  const place = { courseName: "course:name", date: "2026-06-12", time: "07:30" };
  const content = { kind: "join-requested" as const, participantId: request, golferId: player.id, ...place };
  const [activity] = await db
    .insert(stored.notifications)
    .values({ recipientId: host.id, teeTimeId: game.id, content })
    .returning();
  if (!activity) throw new Error("an insert returned no row");
  const [sent] = await db
    .insert(stored.notificationDeliveries)
    .values({ notificationId: activity.id, channel: "email", attempts: 51 })
    .returning();
  const noted = { adminId: admin.id, action: "course-created" as const, subject: "" };
  const [entry] = await db.insert(stored.auditLog).values(noted).returning();
  await db.insert(stored.chatRooms).values({ teeTimeId: game.id, lastSeq: 61 });
  const said = { teeTimeId: game.id, seq: 61, userId: host.id, message: "Hello" };
  const [message] = await db.insert(stored.chatMessages).values(said).returning();
  if (!sent || !entry || !message) throw new Error("an insert returned no row");

  const times = ["quietFrom", "quietTo"];
  await mark({ row: "host", table: stored.users, id: host.id, keep: times });
  await mark({ row: "player", table: stored.users, id: player.id, keep: times });
  await mark({ row: "admin", table: stored.users, id: admin.id, keep: times });
  await mark({ row: "course", table: stored.golfCourses, id: played.id, keep: ["timeZone"] });
  await mark({ row: "game", table: stored.teeTimes, id: game.id, keep: ["time", "teeOffAt"] });
  await mark({ row: "request", table: stored.teeTimeParticipants, id: request });
  await mark({ row: "guest", table: stored.guestRequests, id: guest });
  await mark({ row: "notification", table: stored.notifications, id: activity.id });
  await mark({ row: "sent", table: stored.notificationDeliveries, id: sent.id });
  await mark({ row: "entry", table: stored.auditLog, id: entry.id });
  await mark({ row: "message", table: stored.chatMessages, id: message.id });
  scene = { host, player, admin, game, request: { id: request } };
});

const asHost = () => world.as(scene.host);
const asPlayer = () => world.as(scene.player);
const asAdmin = () => world.as({ ...scene.admin, isAdmin: true });
const accept = () => world.db.update(stored.teeTimeParticipants).set({ status: "confirmed" });

describe("wire shapes", () => {
  test("a card sends each value under the name of its column", async () => {
    await accept();
    expectShape(teeTimeCard.array(), (await listTeeTimes(asPlayer(), {})).items, "game");
    expectShape(teeTimeCard.array(), await listHosted(asHost()), "game");
  });

  test("a tee time sends each value under the name of its column", async () => {
    await world.db.update(stored.guestRequests).set({ status: "approved" });
    expectShape(teeTimeDetail, await getTeeTime(asHost(), { teeTimeId: scene.game.id }), "game");
  });

  test("a request sends each value under the name of its column", async () => {
    expectShape(participation.array(), await listIncoming(asHost()), "request", { userId: "player:id" });
  });

  test("a guest's request sends each value under the name of its column", async () => {
    expectShape(guestRequest.array(), await listIncomingGuests(asHost()), "guest");
  });

  test("a course sends each value under the name of its column", async () => {
    expectShape(course.array(), await listCourses(world.anonymous(), {}), "course");
  });

  test("a profile and an account send each value under the name of its column", async () => {
    expectShape(publicProfile, await getProfile(world.anonymous(), { userId: scene.host.id }), "host");
    expectShape(account, await getAccount(asHost()), "host", { timeZone: "host:timeZone" });
  });

  test("a round to rate sends each value under the name of its column", async () => {
    await accept();
    world.clock.time = Temporal.Instant.from("2026-06-12T19:30:00Z");
    const round = await getRoundRating(asPlayer(), { teeTimeId: scene.game.id });
    expectShape(roundRating, round, "game", { "golfers.userId": "host:id" });
  });

  test("a round in a calendar sends each value under the name of its column", async () => {
    const event = await getRoundEvent(asHost(), { teeTimeId: scene.game.id });
    expectShape(z.unknown(), event, "game", {
      hostName: nameOf("host"),
      sequence: "game:calendarSequence",
      changedAt: "game:updatedAt",
      "geo.latitude": "course:latitude",
      "geo.longitude": "course:longitude",
    });
  });

  test("an overlapping game sends each value under the name of its column", async () => {
    const slot = { golferId: scene.host.id, teeOffAt: "2026-06-12T14:30:00Z", except: null };
    expectShape(overlap, await findOverlap(world.db, slot), "game");
  });

  test("a message sends each value under the name of its column", async () => {
    const { messages } = await listMessages(asHost(), { teeTimeId: scene.game.id });
    expectShape(chatMessage.array(), messages, "message", {
      userId: "host:id",
      userName: nameOf("host"),
      timestamp: "message:createdAt",
    });
  });

  test("a notification sends each value under the name of its column", async () => {
    expectShape(notification.array(), (await listNotifications(asHost(), {})).items, "notification", {
      actorName: nameOf("player"),
      "content.participantId": "request:id",
      "content.golferId": "player:id",
    });
  });

  test("an admin response sends each value under the name of its column", async () => {
    expectShape(adminUser.array(), (await listUsers(asAdmin(), { q: "host" })).items, "host");
    expectShape(adminUserDetail, await getUser(asAdmin(), { userId: scene.host.id }), "host", { "games.id": "game:id" });
    expectShape(auditEntry.array(), (await listAudit(asAdmin(), {})).items, "entry", {
      at: "entry:createdAt",
      adminName: nameOf("admin"),
    });
    const { items } = await listDeliveries(asAdmin(), { page: 1 });
    expectShape(
      listedDelivery.omit({ message: true }).array(),
      items.map(({ message: _, ...entry }) => entry),
      "sent",
      { recipient: nameOf("host") },
    );
    const { recentTeeTimes } = await getAdminStats(asAdmin());
    expectShape(adminStats.shape.recentTeeTimes, recentTeeTimes, "game", { hostName: nameOf("host") });
  });

  test("an imported course is stored with each value in the column of its name", async () => {
    const fields = Object.fromEntries(
      ["name", "location", "city", "state", "phone", "description"].map((field) => [field, `course:${field}`]),
    );
    await world.db.delete(stored.teeTimes);
    await world.db.delete(stored.golfCourses);
    const row = {
      ...fields,
      name: "course:name",
      location: "course:location",
      city: "course:city",
      state: "course:state",
    };
    expect(await importCourses(asAdmin(), { courses: [row] })).toMatchObject({ successCount: 1 });
    expectShape(course.array(), await listCourses(world.anonymous(), {}), "course");
  });
});
