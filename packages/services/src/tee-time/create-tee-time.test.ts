import { createTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { expect, test } from "vitest";
import { storedTeeTime, testClub } from "../testing.ts";
import { createTeeTime } from "./create-tee-time.ts";

const club = testClub();

const wish = (courseId: string, changes: object = {}) =>
  createTeeTimeInput.parse({ courseId, date: "2026-06-12", time: "07:30", ...changes });

test("whoever creates a tee time hosts it, with the defaults of the form", async () => {
  const host = await club.aGolfer();
  const { id } = await club.aCourse();
  const created = await createTeeTime(club.as(host), wish(id));
  expect(created).toMatchObject({
    hostId: host.id,
    viewerStatus: "host",
    totalSlots: 4,
    mood: "competitive",
    moodEmoji: "⛳",
    isPublic: true,
    status: "active",
    inviteToken: null,
  });
});

test("choosing a mood also sets its emoji", async () => {
  const { id } = await club.aCourse();
  expect(await createTeeTime(club.as(await club.aGolfer()), wish(id, { mood: "sunset" }))).toMatchObject({ moodEmoji: "🌇" });
});

test("the hour is on the course's clock", async () => {
  const { id } = await club.aCourse({ timeZone: "Pacific/Honolulu" });
  expect(await createTeeTime(club.as(await club.aGolfer()), wish(id))).toMatchObject({
    date: "2026-06-12",
    time: "07:30",
    teeOffAt: "2026-06-12T17:30:00.000Z",
  });
});

test("an unlisted game comes with a link", async () => {
  const { id } = await club.aCourse();
  const created = await createTeeTime(club.as(await club.aGolfer()), wish(id, { isPublic: false }));
  expect(created.inviteToken).toHaveLength(43);
});

test("today later is fine, today earlier is not, by the course's clock", async () => {
  const host = club.as(await club.aGolfer());
  const { id } = await club.aCourse();
  await expect(createTeeTime(host, wish(id, { date: "2026-06-11", time: "07:59" }))).rejects.toMatchObject({
    code: "invalid",
    message: "Tee time must be in the future",
  });
  expect(await createTeeTime(host, wish(id, { date: "2026-06-11", time: "08:01" }))).toMatchObject({ status: "active" });
});

test("a date that is already tomorrow elsewhere is still today where the course lies", async () => {
  club.clock.time = Temporal.Instant.from("2026-06-12T00:30:00Z");
  const { id } = await club.aCourse();
  const created = await createTeeTime(club.as(await club.aGolfer()), wish(id, { date: "2026-06-11", time: "18:00" }));
  expect(await storedTeeTime(club, created)).toMatchObject({ date: "2026-06-11" });
});

test("more than a year ahead is refused", async () => {
  const { id } = await club.aCourse();
  await expect(createTeeTime(club.as(await club.aGolfer()), wish(id, { date: "2027-06-13" }))).rejects.toMatchObject({
    message: "Tee time must be within the next 365 days",
  });
});

test("an unknown course is refused", async () => {
  const unknown = "00000000-0000-4000-8000-000000000000";
  await expect(createTeeTime(club.as(await club.aGolfer()), wish(unknown))).rejects.toMatchObject({
    code: "not_found",
    message: "Course not found",
  });
});
