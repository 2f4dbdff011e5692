import { expect, test } from "vitest";
import { GROUP_OF } from "./groups.ts";
import { messageOf } from "./message-of.ts";
import type { News } from "./news.ts";

const round = { courseName: "Pebble Beach", date: "2026-06-12", time: "07:30" };
const about = { teeTimeId: "game", actorName: "Maya Lin", timeZone: "America/Los_Angeles" };
const golferId = "maya";
const later = "2026-06-11T20:00:00Z";

const everything: News[] = [
  { kind: "join-requested", participantId: "p", golferId, ...round },
  { kind: "join-withdrawn", golferId, wasConfirmed: true, ...round },
  { kind: "guest-requested", guestRequestId: "g", ...round },
  { kind: "answer-due", participantId: "p", golferId, dueAt: later, ...round },
  { kind: "join-approved", ...round },
  { kind: "join-declined", ...round },
  { kind: "request-expired", ...round },
  { kind: "removed", ...round },
  { kind: "spot-offered", expiresAt: later, ...round },
  { kind: "offer-lapsed", ...round },
  { kind: "tee-time-edited", before: { ...round, date: "2026-06-13" }, ...round },
  { kind: "tee-time-cancelled", reason: "Frost", ...round },
  { kind: "host-handed-over", golferId, ...round },
  { kind: "host-changed", golferId, ...round },
  { kind: "reminder", when: "day-before", ...round },
  { kind: "round-over", closesAt: later, ...round },
];

test("every kind of round news says course, date and time in words and leads somewhere on the site", () => {
  expect(everything.map(({ kind }) => kind).sort()).toEqual(
    Object.keys(GROUP_OF)
      .filter((kind) => kind !== "password-reset")
      .sort(),
  );
  for (const news of everything) {
    const { subject, lead, facts, action, group } = messageOf(news, about);
    expect(lead).toContain("Pebble Beach on Friday, June 12 at 7:30 AM");
    expect(facts.map(([, value]) => value)).toEqual(expect.arrayContaining(["Pebble Beach", "Friday, June 12", "7:30 AM"]));
    expect(subject.length).toBeLessThan(70);
    expect(action.path).toMatch(/^\//);
    expect(group).not.toBeNull();
  }
});

test("whoever acted is named by today's name, or not at all when it is gone", () => {
  const news: News = { kind: "join-requested", participantId: "p", golferId, ...round };
  expect(messageOf(news, about).subject).toBe("Maya Lin would like to join your round");
  expect(messageOf(news, { ...about, actorName: null }).subject).toBe("A golfer would like to join your round");
});

test("an edit says old and new of what changed, and the rest once", () => {
  const before = { courseName: "Pebble Beach", date: "2026-06-13", time: "08:00" };
  expect(messageOf({ kind: "tee-time-edited", before, ...round }, about).facts).toEqual([
    ["Course", "Pebble Beach"],
    ["Date, until now", "Saturday, June 13"],
    ["Date, new", "Friday, June 12"],
    ["Time, until now", "8:00 AM"],
    ["Time, new", "7:30 AM"],
  ]);
});

test("the host's reason for cancelling is passed on, where there is one", () => {
  expect(messageOf({ kind: "tee-time-cancelled", reason: "Frost", ...round }, about).note).toBe("Frost");
  expect(messageOf({ kind: "tee-time-cancelled", reason: null, ...round }, about).note).toBeUndefined();
});

test("a moment is said on the course's clock", () => {
  const news: News = { kind: "spot-offered", expiresAt: later, ...round };
  expect(messageOf(news, about).facts).toContainEqual(["Yours until", "Thu, Jun 11, 1:00 PM PDT"]);
});

test("a guest, who has no account, is led to the site itself and never to a page that needs one", () => {
  const told = ["join-approved", "join-declined", "removed", "tee-time-edited", "tee-time-cancelled"];
  const toGuests = everything.filter(({ kind }) => told.includes(kind));
  expect(toGuests.map((news) => messageOf(news, { ...about, isGuest: true }).action.path)).toEqual(told.map(() => "/"));
});

test("only the mail itself carries the link for a new password", () => {
  const news: News = { kind: "password-reset" };
  const none = { teeTimeId: null, actorName: null };
  expect(messageOf(news, none)).toMatchObject({ action: { path: "/forgot-password" }, group: null });
  expect(messageOf(news, { ...none, resetToken: "secret" }).action.path).toBe("/reset-password#token=secret");
});
