import type { NotificationContent, NotificationKind } from "@fourball/domain/notification/content";
import { messageOf } from "@fourball/domain/notification/message-of";
import { createMemoryHistory } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { createAppRouter } from "./router.ts";
import { calledMutations } from "./testing/called-procedures.ts";
import { renderRoute } from "./testing/render-route.tsx";
import { signedOut } from "./testing/signed-out.ts";

const place = { courseName: "Pebble Beach", date: "2026-06-12", time: "07:30" };
const golferId = "maya";
const later = "2026-06-11T20:00:00Z";

const requests = { route: "/_member/dashboard", search: { tab: "requests" }, params: {} };
const theTeeTime = { route: "/_member/tee-times/$teeTimeId", search: {}, params: { teeTimeId: "game-7" } };
const standingGames = { route: "/_member/standing-games/", search: {}, params: {} };
const theRecord = { route: "/_member/settings", search: {}, params: {}, hash: "record" };
const home = { route: "/_member/", search: {}, params: {} };
const marketplace = { route: "/_member/marketplace", search: {}, params: {} };
const newPassword = { route: "/_account/reset-password", search: {}, params: {}, hash: "token=secret" };
const confirmEmail = { ...newPassword, route: "/_account/confirm-email" };

/** What each kind says, and the screen that its link opens for a golfer. */
const links = {
  "join-requested": [{ kind: "join-requested", participantId: "p", golferId, ...place }, requests],
  "join-withdrawn": [{ kind: "join-withdrawn", golferId, wasConfirmed: true, ...place }, theTeeTime],
  "guest-requested": [{ kind: "guest-requested", guestRequestId: "g", ...place }, requests],
  "guest-joined": [{ kind: "guest-joined", guestRequestId: "g", ...place }, theTeeTime],
  "guest-left": [{ kind: "guest-left", guestRequestId: "g", wasIn: true, ...place }, theTeeTime],
  "guest-lapsed": [{ kind: "guest-lapsed", guestRequestId: "g", ...place }, theTeeTime],
  "answer-due": [{ kind: "answer-due", participantId: "p", golferId, dueAt: later, ...place }, requests],
  "join-approved": [{ kind: "join-approved", ...place }, theTeeTime],
  "join-declined": [{ kind: "join-declined", ...place }, home],
  "hold-lapsed": [{ kind: "hold-lapsed", ...place }, theTeeTime],
  "request-expired": [{ kind: "request-expired", ...place }, home],
  removed: [{ kind: "removed", ...place }, home],
  "spot-offered": [{ kind: "spot-offered", expiresAt: later, ...place }, theTeeTime],
  "offer-lapsed": [{ kind: "offer-lapsed", ...place }, theTeeTime],
  "regular-asked": [{ kind: "regular-asked", golferId, expiresAt: later, ...place }, theTeeTime],
  "tee-time-edited": [{ kind: "tee-time-edited", before: place, ...place }, theTeeTime],
  "tee-time-cancelled": [{ kind: "tee-time-cancelled", reason: null, ...place }, home],
  "host-handed-over": [{ kind: "host-handed-over", golferId, ...place }, theTeeTime],
  "host-changed": [{ kind: "host-changed", golferId, ...place }, theTeeTime],
  reminder: [{ kind: "reminder", when: "day-before", ...place }, theTeeTime],
  "still-playing": [
    { kind: "still-playing", writtenOn: "2026-06-11", ...place },
    { route: "/_public/still-playing", search: {}, params: {}, hash: "token=secret" },
  ],
  "spot-opened": [
    {
      kind: "spot-opened",
      why: { reason: "waitlist" },
      timeZone: "America/Los_Angeles",
      confirmsAtOnce: false,
      ...place,
    },
    { route: "/_public/fill-spot", search: {}, params: {}, hash: "token=secret" },
  ],
  "spot-filled": [{ kind: "spot-filled", golferId, ...place }, theTeeTime],
  "round-over": [{ kind: "round-over", closesAt: later, ...place }, theTeeTime],
  "change-proposed": [{ kind: "change-proposed", after: place, ...place }, theTeeTime],
  "friend-dropped": [{ kind: "friend-dropped", golferId, friends: 0, ...place }, theTeeTime],
  "change-refused": [{ kind: "change-refused", golferId, ...place }, theTeeTime],
  "change-dropped": [{ kind: "change-dropped", ...place }, theTeeTime],
  "change-left": [{ kind: "change-left", ...place }, theTeeTime],
  "left-game": [{ kind: "left-game", ...place }, home],
  "costs-changed": [{ kind: "costs-changed", cents: 9550, currency: "USD", ...place }, theTeeTime],
  "cost-due": [{ kind: "cost-due", golferId, cents: 9550, currency: "USD", ...place }, theTeeTime],
  "cost-paid": [{ kind: "cost-paid", golferId, cents: 9550, currency: "USD", ...place }, theTeeTime],
  "no-show-question": [{ kind: "no-show-question", golferId, answerBy: later, ...place }, theTeeTime],
  "no-show-recorded": [{ kind: "no-show-recorded", showsAt: later, ...place }, theRecord],
  "record-settled": [{ kind: "record-settled", entry: "no-show", decision: "kept", isOfPlayer: false, ...place }, theRecord],
  "search-matched": [
    {
      kind: "search-matched",
      searchId: "s",
      search: "Morning or midday games",
      query: { filter: "nearby", radius: 40, times: ["morning", "midday"], open: 2, q: "7 hills", prefs: ["Walking preferred"] },
      timeZone: "America/Los_Angeles",
      count: 2,
      games: [],
    },
    {
      ...marketplace,
      search: {
        filter: "nearby",
        radius: 40,
        times: ["morning", "midday"],
        open: 2,
        q: "7 hills",
        prefs: ["Walking preferred"],
      },
    },
  ],
  "weekly-digest": [{ kind: "weekly-digest", near: "Monterey", count: 1, games: [{ openSpots: 1, ...place }] }, marketplace],
  "password-reset": [{ kind: "password-reset" }, newPassword],
  "password-changed": [{ kind: "password-changed" }, { ...newPassword, route: "/_account/forgot-password", hash: undefined }],
  "password-removed": [{ kind: "password-removed" }, { ...newPassword, route: "/_account/forgot-password", hash: undefined }],
  "passkey-added": [
    { kind: "passkey-added", name: "Phone" },
    { ...newPassword, route: "/_account/forgot-password", hash: undefined },
  ],
  "passkey-removed": [
    { kind: "passkey-removed", name: "Phone" },
    { ...newPassword, route: "/_account/forgot-password", hash: undefined },
  ],
  "identity-connected": [
    { kind: "identity-connected", provider: "Club login" },
    { ...newPassword, route: "/_account/forgot-password", hash: undefined },
  ],
  "identity-removed": [
    { kind: "identity-removed", provider: "Club login" },
    { ...newPassword, route: "/_account/forgot-password", hash: undefined },
  ],
  "email-verification": [{ kind: "email-verification" }, confirmEmail],
  "sign-up-link": [{ kind: "sign-up-link" }, { ...newPassword, route: "/_account/finish-sign-up" }],
  "guest-request-link": [
    { kind: "guest-request-link", ...place },
    { route: "/_public/guest-request", search: {}, params: {}, hash: "confirm=secret" },
  ],
  "email-change-link": [{ kind: "email-change-link" }, confirmEmail],
  "report-settled": [
    { kind: "report-settled", reportId: "r", subject: "message", outcome: "action" },
    { route: "/_member/dashboard", search: { tab: "requests" }, params: {} },
  ],
  moderated: [{ kind: "moderated", actions: ["warned"], category: "spam", suspendedUntil: null }, home],
  "partners-first": [{ kind: "partners-first", golferId, opensAt: later, ...place }, theTeeTime],
  "standing-game": [
    {
      kind: "standing-game",
      change: "added",
      golferId,
      standingGameId: "s",
      when: "Every Saturday",
      courseName: "Pebble Beach",
      time: "07:30",
      date: null,
    },
    standingGames,
  ],
  partners: [
    { kind: "partners", golferId },
    { route: "/_member/settings", search: {}, params: {}, hash: "partners" },
  ],
  "moderation-undone": [{ kind: "moderation-undone", action: "warned" }, home],
  "email-changed": [{ kind: "email-changed" }, { ...newPassword, route: "/_account/undo-email-change" }],
} as const satisfies { [Kind in NotificationKind]: [NotificationContent & { kind: Kind }, object] };

/** The screen that a path opens, with what it reads from the address. */
function screenAt(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const match = router.matchRoutes(router.latestLocation).at(-1);
  const { hash } = router.latestLocation;
  return { route: match?.routeId, search: match?.search, params: match?.params, ...(hash && { hash }) };
}

const context = { teeTimeId: "game-7", actorName: "Maya Lin", linkToken: "secret" };
const footerLinks = ["/unsubscribe#token=t0ken&group=JoinRequests", "/unsubscribe#token=t0ken&search=s"];
const paths = new Set([...Object.values(links).map(([content]) => messageOf(content, context).action.path), ...footerLinks]);

describe("links of mails", () => {
  test.each(Object.entries(links))("%s opens what the mail is about", (_kind, [content, screen]) => {
    expect(screenAt(messageOf(content, context).action.path)).toEqual(screen);
  });

  // Programs that check mails for threats open their links, and so do golfers who only want to look.
  test.each([...paths])("%s changes nothing before something is pressed", async (path) => {
    const mutations = calledMutations();
    renderRoute(path, { account: signedOut });
    await screen.findByRole("heading", { level: 1 });
    // A call that the page had made by itself would have gone out before this one.
    await fetch("/trpc/account.current");
    expect(mutations).toEqual([]);
  });

  test("password-reset without a token opens the form to request another", () => {
    const context = { teeTimeId: null, actorName: null };
    expect(screenAt(messageOf({ kind: "password-reset" }, context).action.path).route).toBe("/_account/forgot-password");
  });

  test.each(["sign-up-link", "email-change-link"] as const)("%s to an address with an account opens the sign-in", (kind) => {
    const context = { teeTimeId: null, actorName: null, isKnown: true };
    expect(screenAt(messageOf({ kind }, context).action.path).route).toBe("/_account/sign-in");
  });

  test("unsubscribing opens its confirmation", () => {
    for (const link of footerLinks) expect(screenAt(link)).toMatchObject({ route: "/_public/unsubscribe" });
  });
});
