import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aHost } from "@fourball/testkit/golfer-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function theCard(changes: Partial<TeeTimeCard> = {}) {
  renderRoute("/marketplace", { teeTime: { list: () => ({ items: [aTeeTimeCard(changes)], nextCursor: null }) } });
  return within(await screen.findByRole("article"));
}
const hosted = (changes: Partial<TeeTimeCard> = {}): Partial<TeeTimeCard> => ({
  hostId: idOf(1),
  viewerStatus: "host",
  ...changes,
});

describe("a tee-time card", () => {
  it("leads nowhere but to the tee time, under a name that says it all", async () => {
    const card = await theCard();
    const link = card.getByRole("link", { name: "View tee time: Cypress Hollow, Tomorrow 6:10 AM PDT, 2 of 3 spots open" });
    expect(link).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(card.getAllByRole("link")).toEqual([link]);
    expect(card.getByRole("heading", { level: 3 })).toHaveTextContent("Cypress Hollow");
  });

  it("shows place, hour, day, spots and mood", async () => {
    const card = await theCard();
    for (const text of ["Monterey, CA", "6:10", "Tomorrow", "2 spots open", "Early bird special"])
      expect(card.getByText(text)).toBeVisible();
  });

  it("shows two preferences and counts the rest", async () => {
    const card = await theCard({ preferences: ["Walking preferred", "Fast pace", "Gimmes ok", "4hr pace"] });
    const preferences = within(card.getByRole("list", { name: "Preferences" })).getAllByRole("listitem");
    expect(preferences.map((item) => item.textContent)).toEqual(["Walking preferred", "Fast pace", "+2 more"]);
  });

  it("counts nothing where two are all", async () => {
    const card = await theCard({ preferences: ["Walking preferred", "Fast pace"] });
    expect(card.queryByText(/more$/)).not.toBeInTheDocument();
  });

  it.each([
    [14, "About 14 holes of light"],
    [1, "About 1 hole of light"],
    [0, "Plays after dark"],
  ])("says that %s holes have light", async (holesOfLight, words) => {
    const card = await theCard({ holesOfLight });
    expect(card.getByText(words)).toBeVisible();
  });

  it.each([
    ["with light for every hole", { holesOfLight: null }],
    ["that has begun", { holesOfLight: 14, teeOffAt: "2026-06-11T13:10:00.000Z" }],
  ])("says nothing of the light of a game %s", async (_, changes) => {
    const card = await theCard(changes);
    expect(card.queryByText(/light|dark/)).not.toBeInTheDocument();
  });

  it("introduces the host with handicap and stars", async () => {
    const card = await theCard();
    expect(card.getByText("Maya Okafor")).toBeVisible();
    expect(card.getByText("11 hcp")).toBeVisible();
    expect(card.getByRole("img", { name: "Rated 4.8 of 5" })).toBeVisible();
  });

  it.each([
    [2, 1, 1, true],
    [3, 1, 1, false],
    [0, 2, 1, false],
    [0, 0, 3, false],
  ])(
    "a host with %s ratings who hosted %s games and played %s is new: %s",
    async (ratingsCount, gamesHosted, gamesPlayed, isNew) => {
      const card = await theCard({ host: aHost({ ratingsCount, gamesHosted, gamesPlayed }) });
      expect(card.queryByText("New") !== null).toBe(isNew);
    },
  );

  it.each([
    [0, 0],
    [5, 2],
  ])("shows a host rated %s by %s as new, without stars", async (rating, ratingsCount) => {
    const card = await theCard({ host: aHost({ rating, ratingsCount, gamesHosted: 0, gamesPlayed: 0 }) });
    expect(card.getByText("New")).toBeVisible();
    expect(card.queryByRole("img", { name: /^Rated/ })).not.toBeInTheDocument();
  });

  it("counts the open spots in one wording", async () => {
    const card = await theCard();
    expect(card.getByRole("img", { name: "2 of 3 spots" }).parentElement).toHaveTextContent(/^2 spots open$/);
  });

  it.each([
    ["cancelled", { status: "cancelled" }],
    ["completed", { status: "completed" }],
    ["under way", { teeOffAt: "2026-06-11T14:00:00.000Z" }],
  ] as const)("has no open spots once the game is %s", async (_, changes) => {
    const card = await theCard(changes);
    expect(card.getByRole("img", { name: "2 of 3 spots" }).parentElement).toHaveTextContent(/^$/);
  });

  it("leaves no gap where there are no preferences", async () => {
    const card = await theCard({ preferences: [] });
    expect(card.queryByRole("list")).not.toBeInTheDocument();
  });

  it("rates no host who keeps the rating private, and leaves out a handicap that is missing", async () => {
    const card = await theCard({ host: aHost({ rating: null, handicap: null }) });
    expect(card.queryByText(/hcp|handicap/)).not.toBeInTheDocument();
    expect(card.queryByRole("img", { name: /^Rated/ })).not.toBeInTheDocument();
    expect(card.queryByText("0.0")).not.toBeInTheDocument();
  });

  it("has a word for a host without a name", async () => {
    const card = await theCard({ host: aHost({ firstName: null, lastName: null }) });
    expect(card.getByText("Golfer")).toBeVisible();
  });

  it("shows two of the current players at most", async () => {
    const players = ["Jonas", "Priya", "Sam"].map((firstName) => ({ firstName, lastName: "Reyes", profileImageUrl: null }));
    const card = await theCard({ players });
    expect(card.getByRole("img", { name: "Current players: Jonas Reyes and Priya Reyes" })).toBeVisible();
  });

  it("names the course's time zone where the viewer's clock differs", async () => {
    vi.spyOn(Temporal.Now, "timeZoneId").mockReturnValue("America/New_York");
    const card = await theCard();
    expect(card.getByText("AM PDT")).toBeVisible();
  });

  it("keeps quiet about the zone where both clocks agree", async () => {
    vi.spyOn(Temporal.Now, "timeZoneId").mockReturnValue("America/Los_Angeles");
    const card = await theCard();
    expect(card.getByText("AM")).toBeVisible();
  });

  it("says 'Full' when no spot is left, and why", async () => {
    const card = await theCard({ totalSlots: 2, confirmedCount: 1 });
    const button = card.getByRole("button", { name: "Full" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription("No available spots remaining");
    expect(card.getByRole("img", { name: "0 of 1 spots" })).toBeVisible();
    expect(card.getAllByText("Full")).toHaveLength(1);
  });

  it("says 'Request Sent' after a request", async () => {
    const card = await theCard({ viewerStatus: "pending", pendingCount: 1 });
    expect(card.getByRole("button", { name: "Request Sent" })).toHaveAccessibleDescription("Waiting for host approval");
  });

  it.each([
    ["confirmed", "You're in"],
    ["declined", "Request declined"],
  ] as const)("tells a %s golfer: %s", async (viewerStatus, words) => {
    const card = await theCard({ viewerStatus });
    expect(card.getByRole("button", { name: words })).toHaveAttribute("aria-disabled", "true");
  });
});

describe("an own tee-time card", () => {
  it("counts the messages that wait in its chat", async () => {
    renderRoute("/marketplace", { chat: { unread: () => [{ teeTimeId: idOf(200), count: 2, isMuted: false }] } });
    const card = within(await screen.findByRole("article"));
    expect(await card.findByText("2 unread messages")).toBeInTheDocument();
  });

  it("is marked, and offers to view and manage", async () => {
    const card = await theCard(hosted());
    expect(card.getByText("YOUR TEE TIME")).toBeVisible();
    expect(card.getByRole("link", { name: "View & Manage" })).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(card.queryByRole("button")).not.toBeInTheDocument();
  });

  it("shows who is in, not the viewer's own rating", async () => {
    const card = await theCard(hosted());
    expect(card.getByText("Jonas is in")).toBeVisible();
    expect(card.getByRole("img", { name: "Current players: Jonas Reyes" })).toBeVisible();
    expect(card.queryByRole("img", { name: /^Rated/ })).not.toBeInTheDocument();
  });

  it.each([
    ["No one in yet", 0, []],
    ["1 golfer is in", 1, []],
    ["Jonas and Priya are in", 2, ["Jonas", "Priya"]],
    ["Jonas, Priya, and 1 more are in", 3, ["Jonas", "Priya"]],
  ])("says '%s'", async (words, confirmedCount, names) => {
    const players = names.map((firstName) => ({ firstName, lastName: "Reyes", profileImageUrl: null }));
    expect((await theCard(hosted({ confirmedCount, players }))).getByText(words)).toBeVisible();
  });

  it("counts the requests that wait", async () => {
    const card = await theCard(hosted({ pendingCount: 2 }));
    expect(card.getByRole("link", { name: "Manage 2 requests waiting" })).toBeVisible();
  });

  it("leads to its form", async () => {
    const card = await theCard(hosted());
    const edit = card.getByRole("link", { name: "Edit tee time at Cypress Hollow" });
    expect(edit).toHaveAttribute("href", `/tee-times/${idOf(200)}?edit=true`);
  });

  it("says when it is private", async () => {
    expect((await theCard(hosted({ isPublic: false }))).getByText("Private")).toBeVisible();
  });
});
