import { describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS, type NotificationContent } from "./content.ts";
import { messageOf } from "./message-of.ts";

const round = { courseName: "Pebble Beach", date: "2026-06-12", time: "07:30" };
const context = { teeTimeId: "game", actorName: "Maya Lin", timeZone: "America/Los_Angeles" };
const golferId = "maya";
const later = "2026-06-11T20:00:00Z";

const everything: NotificationContent[] = [
  { kind: "join-requested", participantId: "p", golferId, ...round },
  { kind: "join-withdrawn", golferId, wasConfirmed: true, ...round },
  { kind: "friend-dropped", golferId, friends: 1, ...round },
  { kind: "guest-requested", guestRequestId: "g", ...round },
  { kind: "guest-joined", guestRequestId: "g", ...round },
  { kind: "guest-left", guestRequestId: "g", wasIn: true, ...round },
  { kind: "guest-lapsed", guestRequestId: "g", ...round },
  { kind: "hold-lapsed", ...round },
  { kind: "answer-due", participantId: "p", golferId, dueAt: later, ...round },
  { kind: "join-approved", ...round },
  { kind: "join-declined", ...round },
  { kind: "request-expired", ...round },
  { kind: "removed", ...round },
  { kind: "spot-offered", expiresAt: later, ...round },
  { kind: "offer-lapsed", ...round },
  { kind: "spot-opened", why: { reason: "partner" }, golferId, timeZone: "America/Los_Angeles", confirmsAtOnce: true, ...round },
  { kind: "spot-filled", golferId, ...round },
  { kind: "regular-asked", golferId, expiresAt: later, ...round },
  { kind: "tee-time-edited", before: { ...round, date: "2026-06-13" }, ...round },
  { kind: "tee-time-cancelled", reason: "Frost", ...round },
  { kind: "host-handed-over", golferId, ...round },
  { kind: "host-changed", golferId, ...round },
  { kind: "reminder", when: "day-before", ...round },
  { kind: "still-playing", writtenOn: "2026-06-11", ...round },
  { kind: "round-over", closesAt: later, ...round },
  { kind: "change-proposed", after: round, ...round },
  { kind: "change-refused", golferId, ...round },
  { kind: "change-dropped", ...round },
  { kind: "change-left", ...round },
  { kind: "left-game", ...round },
  { kind: "costs-changed", cents: 9550, currency: "USD", ...round },
  { kind: "cost-due", golferId, cents: 9550, currency: "USD", ...round },
  { kind: "cost-paid", golferId, cents: 9550, currency: "USD", ...round },
  { kind: "no-show-question", golferId, answerBy: later, ...round },
  { kind: "no-show-recorded", showsAt: later, ...round },
  { kind: "partners-first", golferId, opensAt: later, ...round },
  { kind: "record-settled", entry: "no-show", decision: "kept", isOfPlayer: true, ...round },
];

/** Their messages name no game. */
const aboutAccounts = [
  "password-reset",
  "email-verification",
  "password-changed",
  "password-removed",
  "sign-up-link",
  "guest-request-link",
  "email-change-link",
  "email-changed",
  "passkey-added",
  "passkey-removed",
  "identity-connected",
  "identity-removed",
  "report-settled",
  "moderated",
  "moderation-undone",
  "partners",
  "standing-game",
  "weekly-digest",
  "search-matched",
];

describe("a notification message", () => {
  test("has the course, date and time in words and a link to the site", () => {
    expect(everything.map(({ kind }) => kind).sort()).toEqual(
      NOTIFICATION_KINDS.filter((kind) => !aboutAccounts.includes(kind)).sort(),
    );
    for (const content of everything) {
      const { subject, lead, facts, action, group } = messageOf(content, context);
      expect(lead).toContain("Pebble Beach on Friday, June 12 at 7:30 AM");
      expect(facts.map(([, value]) => value)).toEqual(expect.arrayContaining(["Pebble Beach", "Friday, June 12", "7:30 AM"]));
      expect(subject.length).toBeLessThan(72);
      expect(subject).toContain("Pebble Beach, Fri, Jun 12");
      expect(subject.split("Pebble Beach")).toHaveLength(2);
      expect(action.path).toMatch(/^\//);
      expect(group).not.toBeNull();
    }
  });

  test("has the actor's current name, or none if they are gone", () => {
    const content: NotificationContent = { kind: "join-requested", participantId: "p", golferId, ...round };
    expect(messageOf(content, context).subject).toBe("Maya Lin wants to join your game: Pebble Beach, Fri, Jun 12");
    expect(messageOf(content, { ...context, actorName: null }).subject).toBe(
      "A golfer wants to join your game: Pebble Beach, Fri, Jun 12",
    );
  });

  test("has old and new values of what was edited, and everything else once", () => {
    const before = { courseName: "Pebble Beach", date: "2026-06-13", time: "08:00" };
    expect(messageOf({ kind: "tee-time-edited", before, ...round }, context).facts).toEqual([
      ["Course", "Pebble Beach"],
      ["Date was", "Saturday, June 13"],
      ["Date now", "Friday, June 12"],
      ["Time was", "8:00 AM"],
      ["Time now", "7:30 AM"],
    ]);
  });

  test("includes the host's reason for cancelling, if there is one", () => {
    expect(messageOf({ kind: "tee-time-cancelled", reason: "Frost", ...round }, context).note).toBe("The host wrote: “Frost”");
    expect(messageOf({ kind: "tee-time-cancelled", reason: null, ...round }, context).note).toBeUndefined();
  });

  test("has times in the course's time zone", () => {
    const content: NotificationContent = { kind: "spot-offered", expiresAt: later, ...round };
    expect(messageOf(content, context).facts).toContainEqual(["Claim by", "Thu, Jun 11, 1:00 PM PDT"]);
  });

  test("links a guest only to pages that need no account", () => {
    const guestKinds = ["join-approved", "join-declined", "removed", "tee-time-edited", "tee-time-cancelled"];
    const toGuests = everything.filter(({ kind }) => guestKinds.includes(kind));
    expect(toGuests.map((content) => messageOf(content, { ...context, isGuest: true }).action.path)).toEqual(
      guestKinds.map(() => "/"),
    );
  });

  test("asks an approved guest to make an account in time", () => {
    const approved = { kind: "join-approved" as const, ...round };
    const guest = { ...context, isGuest: true };
    expect(messageOf({ ...approved, heldUntil: later }, guest).lead).toMatch(
      / Keep your spot: make your account by Thu, Jun 11, 1:00 PM PDT\.$/,
    );
    expect(messageOf({ ...approved, heldUntil: null }, guest).lead).toMatch(/ Make your account to chat with the group\.$/);
    expect(messageOf(approved, context).lead).not.toContain("account");
  });

  test("has the password reset link only in the mail", () => {
    const content: NotificationContent = { kind: "password-reset" };
    const none = { teeTimeId: null, actorName: null };
    expect(messageOf(content, none)).toMatchObject({ action: { path: "/forgot-password" }, group: null });
    expect(messageOf(content, { ...none, linkToken: "secret" }).action.path).toBe("/reset-password#token=secret");
  });

  test("has the link that confirms an address only in the mail", () => {
    const content: NotificationContent = { kind: "email-verification" };
    const none = { teeTimeId: null, actorName: null };
    expect(messageOf(content, none)).toMatchObject({ action: { path: "/confirm-email" }, group: null });
    expect(messageOf(content, { ...none, linkToken: "secret" }).action.path).toBe("/confirm-email#token=secret");
  });

  test.each([
    [{ kind: "sign-up-link" }, "/finish-sign-up#token=secret", "You already have a Fourball account"],
    [{ kind: "email-change-link" }, "/confirm-email#token=secret", "You already have a Fourball account"],
    [
      { kind: "guest-request-link", ...round },
      "/guest-request#confirm=secret",
      "You've already asked to join: Pebble Beach, Fri, Jun 12",
    ],
  ] as const)("of $0.kind has its link only in the mail, and none where the address is known", (content, path, known) => {
    const none = { teeTimeId: null, actorName: null };
    expect(messageOf(content, none).action.path).not.toContain("#");
    expect(messageOf(content, { ...none, linkToken: "secret" }).action.path).toBe(path);
    expect(messageOf(content, { ...none, isKnown: true })).toMatchObject({ subject: known, group: null });
  });

  test("about a changed password leads to another reset, and can't be turned off", () => {
    const message = messageOf({ kind: "password-changed" }, { teeTimeId: null, actorName: null });
    expect(message).toMatchObject({
      subject: "Your Fourball password was changed",
      action: { path: "/forgot-password" },
      group: null,
    });
  });

  test("has the soonest games of the week, and how many there are", () => {
    const games = [
      { openSpots: 1, ...round },
      { openSpots: 3, courseName: "Cypress Hollow", date: "2026-06-14", time: "14:10" },
    ];
    const message = messageOf({ kind: "weekly-digest", near: "Monterey", count: 7, games }, { teeTimeId: null, actorName: null });
    expect(message).toMatchObject({
      subject: "7 games near Monterey with open spots",
      lead: "7 games near Monterey have open spots in the next 7 days.",
      facts: [
        ["Friday, June 12, 7:30 AM", "Pebble Beach, 1 open spot"],
        ["Sunday, June 14, 2:10 PM", "Cypress Hollow, 3 open spots"],
      ],
      action: { path: "/marketplace" },
      group: "Marketing",
    });
  });
});
