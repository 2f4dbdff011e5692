import type { ListedContent } from "@fourball/domain/notification/content";
import { NOW } from "@fourball/testkit/fixtures";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isRare, notificationDetails, notificationText, type RareContent } from "./notification-text.ts";
import { rareText, standingPlaceText } from "./rare-words.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const place = { courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" };
const golfer = { golferId: "g", participantId: "p", ...place };
const found = {
  kind: "search-matched" as const,
  searchId: "s",
  search: "Morning games",
  query: {},
  timeZone: "America/Los_Angeles",
  games: [{ teeTimeId: "t", openSpots: 2, ...place }],
};
const soon = "2026-06-12T10:00:00.000Z";

const cases: [Exclude<ListedContent, RareContent>, RegExp][] = [
  [{ kind: "join-requested", ...golfer }, /^Jonas Reyes wants to join$/],
  [{ kind: "join-withdrawn", wasConfirmed: true, ...golfer }, /^Jonas Reyes can't make it$/],
  [{ kind: "join-withdrawn", wasConfirmed: false, ...golfer }, /^Jonas Reyes withdrew their request$/],
  [{ kind: "guest-requested", guestRequestId: "r", ...place }, /^Jonas Reyes wants to join as a guest$/],
  [{ kind: "guest-joined", guestRequestId: "r", ...place }, /^Jonas Reyes is in as a guest$/],
  [{ kind: "guest-left", guestRequestId: "r", wasIn: true, ...place }, /^Jonas Reyes can't make it$/],
  [{ kind: "guest-left", guestRequestId: "r", wasIn: false, ...place }, /^Jonas Reyes withdrew their request$/],
  [
    { kind: "guest-lapsed", guestRequestId: "r", ...place },
    /^Jonas Reyes didn't make an account in time\. The spot is open again$/,
  ],
  [{ kind: "answer-due", dueAt: soon, ...golfer }, /^Reply to Jonas Reyes by Fri,? \d+:00 [AP]M$/],
  [{ kind: "join-approved", ...place }, /^The host said yes. You're in$/],
  [{ kind: "join-declined", ...place }, /^The host declined your request$/],
  [{ kind: "request-expired", ...place }, /^Your request expired without a reply$/],
  [{ kind: "request-expired", why: "no-spot", ...place }, /^No spot opened up for you$/],
  [{ kind: "request-expired", why: "offer-not-taken", ...place }, /^You didn't claim the spot in time$/],
  [{ kind: "request-expired", why: "not-answered", ...place }, /^You didn't say whether you were in$/],
  [{ kind: "removed", ...place }, /^The host removed you from the game$/],
  [{ kind: "spot-offered", expiresAt: soon, ...place }, /^A spot opened up: claim it by Fri,? \d+:00 [AP]M$/],
  [{ kind: "spot-offered", expiresAt: "2026-06-10T10:00:00.000Z", ...place }, /^A spot opened up: you could claim it by Wed/],
  [{ kind: "offer-lapsed", ...place }, /^Your spot went to the next golfer$/],
  [{ kind: "offer-lapsed", wasRegular: true, ...place }, /^Your spot went to the next golfer$/],
  [{ kind: "offer-lapsed", isSpotGone: true, ...place }, /^The host made the group smaller. You're still on the waitlist$/],
  [{ kind: "tee-time-edited", before: place, ...place }, /^The host changed the game$/],
  [{ kind: "tee-time-cancelled", reason: null, ...place }, /^The host cancelled the game$/],
  [{ kind: "host-handed-over", ...golfer }, /^Jonas Reyes made you the host$/],
  [{ kind: "host-changed", ...golfer }, /^Jonas Reyes is the host now$/],
  [{ kind: "reminder", when: "day-before", writtenOn: "2026-06-11", ...place }, /^You play tomorrow$/],
  [{ kind: "still-playing", writtenOn: "2026-06-11", ...place }, /^Still playing tomorrow\?$/],
  [{ kind: "round-over", closesAt: "2026-06-24T18:10:00.000Z", ...place }, /^How was your round\? Rate it by Jun 2\d$/],
  [
    { kind: "change-proposed", after: { ...place, time: "08:30" }, ...place },
    /^The host asks: still in on Fri, Jun 12, 8:30 AM\?$/,
  ],
  [{ kind: "friend-dropped", friends: 0, ...golfer }, /^A friend of Jonas Reyes can't come$/],
  [{ kind: "change-refused", ...golfer }, /^Jonas Reyes can't make your change$/],
  [{ kind: "change-dropped", ...place }, /^The host keeps the game as it is$/],
  [{ kind: "change-left", ...place }, /^The game moved, and you've left it$/],
  [{ kind: "costs-changed", cents: 9550, currency: "USD", ...place }, /^The game now costs \$95\.50 each$/],
  [{ kind: "cost-due", cents: 9550, currency: "USD", ...golfer }, /^You owe Jonas Reyes \$95\.50$/],
  [{ kind: "cost-paid", cents: 9550, currency: "USD", ...golfer }, /^Jonas Reyes says \$95\.50 is paid$/],
  [{ kind: "no-show-question", answerBy: soon, ...golfer }, /^Did Jonas Reyes come\?$/],
  [
    { kind: "no-show-recorded", showsAt: soon, ...place },
    /^The host says you didn't come. It shows from .+ unless you dispute it$/,
  ],
  [{ kind: "no-show-recorded", showsAt: "2026-06-10T10:00:00.000Z", ...place }, /^The host says you didn't come$/],
  [
    { kind: "record-settled", entry: "no-show", decision: "removed", isOfPlayer: false, ...place },
    /^Your no-show no longer counts$/,
  ],
  [
    { kind: "record-settled", entry: "late-withdrawal", decision: "kept", isOfPlayer: true, ...place },
    /^The late withdrawal still counts$/,
  ],
  [{ kind: "partners-first", opensAt: soon, ...golfer }, /^Jonas Reyes shows you a game first$/],
  [{ kind: "partners", golferId: "g" }, /^You and Jonas Reyes are partners$/],
  [{ ...found, count: 1 }, /^A new game for you$/],
  [{ ...found, count: 2 }, /^2 new games for you$/],
];

const byJonas = { actorName: "Jonas Reyes", actor: null, timeZone: Temporal.Now.timeZoneId() };
/** A zone whose clock shows another time than the viewer's. */
const elsewhere = "Pacific/Kiritimati";
const hasZone = /[AP]M \S+/;

const standing = {
  kind: "standing-game" as const,
  golferId: "g",
  standingGameId: "s",
  when: "Every Saturday",
  courseName: "Cypress Hollow",
  time: "08:00",
  date: null,
};

const rare: [RareContent, RegExp][] = [
  [
    { kind: "report-settled", reportId: "r", subject: "game", outcome: "nothing" },
    /^We looked at your report and found nothing against our rules\.$/,
  ],
  [
    { kind: "moderated", actions: ["message-removed", "warned"], category: "spam", suspendedUntil: null },
    /^We removed a message you sent\. This is a warning\.$/,
  ],
  [{ kind: "moderation-undone", action: "warned" }, /^We withdrew a warning\.$/],
  [
    { kind: "regular-asked", golferId: "g", expiresAt: soon, ...place },
    /^Are you in\? Reply to Jonas Reyes by Fri,? \d+:00 [AP]M$/,
  ],
  [
    { kind: "regular-asked", golferId: "g", expiresAt: "2026-06-10T10:00:00.000Z", ...place },
    /^Jonas Reyes kept a spot for you until Wed/,
  ],
  [{ ...standing, change: "added" }, /^Jonas Reyes made you a regular$/],
  [{ ...standing, change: "handed-over" }, /^Jonas Reyes made you the host of a repeating game$/],
  [{ ...standing, change: "new-host" }, /^Jonas Reyes hosts your repeating game now$/],
  [{ ...standing, change: "left" }, /^Jonas Reyes left your repeating game$/],
  [{ ...standing, change: "skipped", date: "2026-06-20" }, /^Jonas Reyes skipped Sat, Jun 20$/],
  [{ ...standing, change: "ended" }, /^Jonas Reyes stopped your repeating game$/],
];

describe("the text of what few golfers get", () => {
  it.each(rare)("$kind", (entry, sentence) => {
    expect(isRare(entry)).toBe(true);
    expect(rareText(entry, byJonas)).toMatch(sentence);
  });

  it("says of a standing game when and where it is", () => {
    expect(standingPlaceText({ ...standing, change: "added" })).toBe("Every Saturday, 8:00 AM at Cypress Hollow");
    expect(notificationDetails({ ...standing, change: "added" }, null).game).toBeUndefined();
  });
});

describe("the text of a notification", () => {
  it.each(cases)("$kind", (entry, sentence) => {
    expect(notificationText(entry, byJonas)).toMatch(sentence);
  });

  it("names the host who replied, where it is known", () => {
    const maya = { firstName: "Maya", lastName: "Okafor", profileImageUrl: null };
    expect(notificationText({ kind: "join-approved", ...place }, { ...byJonas, actor: maya })).toBe("Maya said yes. You're in");
  });

  it("has no name for a deleted golfer", () => {
    expect(notificationText({ kind: "join-requested", ...golfer }, { ...byJonas, actorName: null })).toBe(
      "A golfer wants to join",
    );
  });

  it.each([
    ["on the day on which it was written", "2026-06-11T23:30", "You play tomorrow"],
    ["on the day of the game", "2026-06-12T06:00", "You play today"],
    ["that evening", "2026-06-12T20:00", "You play today"],
    ["later", "2026-06-14T08:00", "You had a game on Fri, Jun 12"],
    ["where the calendar is a day behind the course's", "2026-06-10T23:30", "You play on Fri, Jun 12"],
  ])("of a reminder is true %s", (_when, time, sentence) => {
    const viewerZone = Temporal.Now.timeZoneId();
    vi.setSystemTime(Temporal.PlainDateTime.from(time).toZonedDateTime(viewerZone).epochMilliseconds);
    const entry = { kind: "reminder" as const, when: "day-before" as const, writtenOn: "2026-06-11", ...place };
    expect(notificationText(entry, byJonas)).toBe(sentence);
  });

  it("of a reminder on the day of the game is true that morning", () => {
    vi.setSystemTime(
      Temporal.PlainDateTime.from("2026-06-12T05:00").toZonedDateTime(Temporal.Now.timeZoneId()).epochMilliseconds,
    );
    const entry = { kind: "reminder" as const, when: "day-before" as const, writtenOn: "2026-06-12", ...place };
    expect(notificationText(entry, byJonas)).toBe("You play today");
  });

  it("says of a change what was before", () => {
    const before = { ...place, date: "2026-06-11", time: "07:00" };
    expect(notificationDetails({ kind: "tee-time-edited", before, ...place }, byJonas.timeZone)).toEqual({
      game: "Fri, Jun 12, 6:10 AM at Cypress Hollow",
      before: "Thu, Jun 11, 7:00 AM at Cypress Hollow",
      reason: undefined,
    });
  });

  it("names the zone of the course for the game, and that of the viewer for a deadline, where they differ", () => {
    const due = { kind: "spot-offered" as const, expiresAt: soon, ...place };
    expect(notificationText(due, { ...byJonas, timeZone: elsewhere })).toMatch(hasZone);
    expect(notificationDetails(due, elsewhere).game).toBe("Fri, Jun 12, 6:10 AM GMT+14 at Cypress Hollow");
  });
});
