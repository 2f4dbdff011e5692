import { fail } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount, aProfile } from "@fourball/testkit/golfer-fixtures";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const page = `/profile/${idOf(2)}`;
const game = () => screen.findByRole("article");

describe("a public profile", () => {
  it("shows who it is, with rating, handicap, stats and since when", async () => {
    renderRoute(page, { account: signedOut });
    expect(await screen.findByRole("heading", { level: 1, name: "Maya Okafor" })).toBeVisible();
    for (const words of ["4.8/5.0", "11 hcp", "Member since June 2025", "Early tee times, quick rounds, coffee after."])
      expect(screen.getByText(words)).toBeVisible();
    const stats = screen.getByRole("heading", { name: "Golf Stats" }).parentElement;
    expect(stats).toHaveTextContent("Games hosted23");
    expect(stats).toHaveTextContent("Games played41");
    expect(screen.getByText("As a host, usually replies within 2 hours")).toBeVisible();
    expect(screen.getByText("Showed up for 24 of 25 · 1 late withdrawal")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Maya Okafor · Fourball"));
  });

  it("says nothing of a host's answers when there are too few", async () => {
    renderRoute(page, { profile: { get: () => aProfile({ answers: null }) } });
    expect(await screen.findByRole("heading", { name: "Golf Stats" })).toBeVisible();
    expect(screen.queryByText(/requests, usually/)).not.toBeInTheDocument();
  });

  it("says nothing of showing up before three rounds", async () => {
    renderRoute(page, { profile: { get: () => aProfile({ attendance: null }) } });
    expect(await screen.findByRole("heading", { name: "Golf Stats" })).toBeVisible();
    expect(screen.queryByText(/Showed up|New/)).not.toBeInTheDocument();
  });

  it("is shared with a link and a code, by visitors too", async () => {
    const { user } = renderRoute(page, { account: signedOut });
    await user.click(await screen.findByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share this profile" }));
    expect(dialog.getByRole("img", { name: "QR code of Maya Okafor's profile" })).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Link to this profile" })).toHaveValue(`${window.location.origin}${page}`);
  });

  it("is not shared while it is private", async () => {
    renderRoute(page, {
      account: { current: () => anAccount({ id: idOf(2) }) },
      profile: { get: () => aProfile({ isPublic: false }) },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Maya Okafor" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
  });

  it("shows 0.0 without ratings", async () => {
    renderRoute(page, { profile: { get: () => aProfile({ rating: 0 }) } });
    expect(await screen.findByText("0.0/5.0")).toBeVisible();
  });

  it("lists its games with spots, state, mood, place, time, words and pending requests", async () => {
    renderRoute(page, {
      profile: { teeTimes: () => [aTeeTimeCard({ confirmedCount: 1, pendingCount: 2, description: "Dunes at dawn." })] },
    });
    const card = within(await game());
    for (const words of ["1/3", "Open", "Monterey, CA", "6:10", "Dunes at dawn.", "2 pending requests"])
      expect(card.getByText(words)).toBeVisible();
    expect(card.getByText(/Early bird special/)).toBeVisible();
    expect(card.queryByText(/spots open/)).not.toBeInTheDocument();
  });

  it("says nothing of requests where there are none", async () => {
    renderRoute(page, { profile: { teeTimes: () => [aTeeTimeCard({ pendingCount: 0 })] } });
    expect(within(await game()).queryByText(/pending/)).not.toBeInTheDocument();
  });

  it("shows a full game as full, without a request button", async () => {
    renderRoute(page, { profile: { teeTimes: () => [aTeeTimeCard({ totalSlots: 2, confirmedCount: 1 })] } });
    const card = within(await game());
    expect(card.getAllByText("Full")[0]).toBeVisible();
    expect(card.getByRole("button", { name: "Full" })).toHaveAttribute("aria-disabled", "true");
  });

  it("shows an empty state without games", async () => {
    renderRoute(page, { profile: { teeTimes: () => [] } });
    expect(await screen.findByText("No Tee Times Available")).toBeVisible();
  });

  it("shows an error with a retry button when the games cannot be loaded", async () => {
    let fails = true;
    const teeTimes = () => {
      if (fails) return fail("serviceUnavailable");
      return [aTeeTimeCard()];
    };
    const { user } = renderRoute(page, { profile: { teeTimes } });
    await screen.findByText("Couldn't load the tee times");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await game()).toBeVisible();
  });

  it("that is private or unknown is one page", async () => {
    const get = () => fail("profileNotFound");
    const { router, user } = renderRoute(page, { account: signedOut, profile: { get } });
    expect(await screen.findByRole("heading", { level: 1, name: "Profile Not Found" })).toBeVisible();
    expect(screen.getByText("This profile is either private or doesn't exist.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Go Back" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });

  it("is its owner's to edit and manage", async () => {
    renderRoute(page, { account: { current: () => anAccount({ id: idOf(2) }) } });
    expect(await screen.findByText("This is your public page.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute("href", "/settings");
    expect(within(await game()).getByRole("link", { name: "Manage" })).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(screen.queryByRole("button", { name: "Request to Join" })).not.toBeInTheDocument();
  });

  it("that is private tells its owner", async () => {
    renderRoute(page, {
      account: { current: () => anAccount({ id: idOf(2), publicProfile: false }) },
      profile: { get: () => aProfile({ isPublic: false }) },
    });
    expect(await screen.findByText("Private: only you see this")).toBeVisible();
  });
});

describe("the rounds of a golfer", () => {
  const rounds = () => [
    { teeTimeId: idOf(210), courseName: "Cypress Hollow", date: "2026-06-06", courseId: idOf(100), sky: aTeeTimeCard().sky },
  ];

  it("open the round, for golfers", async () => {
    renderRoute(page, { profile: { rounds } });
    const link = await screen.findByRole("link", { name: "Cypress Hollow, Jun 6, 2026" });
    expect(link).toHaveAttribute("href", `/tee-times/${idOf(210)}`);
  });

  it("can be seen by visitors, who can't open them", async () => {
    renderRoute(page, { account: signedOut, profile: { rounds } });
    expect(await screen.findByText("Jun 6, 2026")).toBeVisible();
    expect(screen.queryByRole("link", { name: /Jun 6, 2026/ })).not.toBeInTheDocument();
  });

  it("follow what changes of the golfer, such as a round that was rained off", async () => {
    const socket = new FakeSocket();
    const list = vi.fn(rounds);
    renderApp(page, { profile: { rounds: list } }, socket);
    await socket.subscribed("live.changes");
    expect(await screen.findByRole("link", { name: "Cypress Hollow, Jun 6, 2026" })).toBeVisible();
    list.mockReturnValue([]);
    socket.emit("live.changes", undefined, { type: "golfer", userId: idOf(2) });
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Rounds" })).not.toBeInTheDocument());
  });

  it("take the focus where a link leads to them", async () => {
    renderRoute(`${page}#rounds`, { profile: { rounds } });
    await waitFor(async () => expect(await screen.findByRole("heading", { name: "Rounds" })).toHaveFocus());
  });

  it("have no heading before the first", async () => {
    renderRoute(page);
    expect(await screen.findByRole("article")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Rounds" })).not.toBeInTheDocument();
  });
});
