import { describe, expect, test } from "vitest";
import type { NotificationContent } from "./content.ts";
import { type Since, type Untrue, whyUntrue } from "./why-untrue.ts";

const NOW = Temporal.Instant.from("2026-06-12T15:00:00Z");
const place = { courseName: "Cypress Hollow", date: "2026-06-12", time: "07:30" };
const unchanged: Since = { game: null, isGameLeft: true, isLinkOpen: true, isLinkReplaced: false };

/** A game that tees off so many hours from now. */
const teeOffIn = (hours: number, changes: Partial<NonNullable<Since["game"]>> = {}): Partial<Since> => ({
  game: { teeOffAt: NOW.add({ minutes: Math.round(hours * 60) }), isCancelled: false, ...changes },
});
const cancelled = teeOffIn(5, { isCancelled: true });

const reminder: NotificationContent = { kind: "reminder", when: "day-before", ...place };
const request: NotificationContent = { kind: "join-requested", participantId: "p", golferId: "g", ...place };
const withdrawn: NotificationContent = { kind: "join-withdrawn", golferId: "g", wasConfirmed: true, ...place };
const cancellation: NotificationContent = { kind: "tee-time-cancelled", reason: null, ...place };
const offer = (expiresAt: string): NotificationContent => ({ kind: "spot-offered", expiresAt, ...place });
const digest = (...dates: string[]): NotificationContent => ({
  kind: "weekly-digest",
  near: "Monterey",
  count: dates.length,
  games: dates.map((date) => ({ ...place, date, openSpots: 1 })),
});
const found = (count: number): NotificationContent => ({
  kind: "search-matched",
  searchId: "s",
  search: "Games near Monterey",
  query: {},
  timeZone: "America/Los_Angeles",
  count,
  games: [{ ...place, teeTimeId: "t", openSpots: 1 }],
});
const question: NotificationContent = { kind: "no-show-question", golferId: "g", answerBy: "2026-06-12T16:00:00Z", ...place };

describe("what waited to be sent", () => {
  test.each<[what: string, content: NotificationContent, since: Partial<Since>, why: Untrue | undefined]>([
    ["a reminder before tee-off", reminder, teeOffIn(1), undefined],
    ["a reminder at tee-off", reminder, teeOffIn(0), "started"],
    ["a reminder of a cancelled game", reminder, cancelled, "cancelled"],
    ["a request before tee-off", request, teeOffIn(1), undefined],
    ["a request after tee-off", request, teeOffIn(-1), "started"],
    ["a withdrawal just after tee-off, which the host at the tee needs", withdrawn, teeOffIn(-0.1), undefined],
    ["a withdrawal after the round", withdrawn, teeOffIn(-12), "over"],
    ["a cancellation after its tee-off", cancellation, teeOffIn(-1, { isCancelled: true }), undefined],
    ["an offer in its time", offer("2026-06-12T15:00:01Z"), teeOffIn(5), undefined],
    ["an offer after its time", offer("2026-06-12T15:00:00Z"), teeOffIn(5), "late"],
    ["an offer in a cancelled game", offer("2026-06-12T16:00:00Z"), cancelled, "cancelled"],
    ["a question after the round that can still be answered", question, teeOffIn(-12), undefined],
    ["a weekly email with one date left", digest("2026-06-10", "2026-06-12"), {}, undefined],
    ["a weekly email whose dates are over", digest("2026-06-10", "2026-06-11"), {}, "gone"],
    ["a game that a search found and that is off", found(1), { isGameLeft: false }, "gone"],
    ["more games that a search found than it names", found(2), { isGameLeft: false }, undefined],
    ["a link in its time", { kind: "password-reset" }, {}, undefined],
    ["a link after its time", { kind: "password-reset" }, { isLinkOpen: false }, "expired"],
    ["a link that a later mail replaces", { kind: "sign-up-link" }, { isLinkReplaced: true }, "replaced"],
    ["a guest's link for a cancelled game", { kind: "guest-request-link", ...place }, cancelled, "cancelled"],
    ["a guest's link after tee-off", { kind: "guest-request-link", ...place }, teeOffIn(-1), "started"],
    ["a changed password, however late", { kind: "password-changed" }, { isLinkOpen: false }, undefined],
  ])("%s", (_what, content, since, why) => {
    expect(whyUntrue(content, { ...unchanged, ...since }, NOW)).toBe(why);
  });
});
