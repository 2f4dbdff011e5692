import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard, aTeeTimeDetail, someStats } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const mine = aTeeTimeCard({ viewerStatus: "host", hostId: idOf(1) });
const open = (dashboard: MockTreeChanges["dashboard"] = {}, path = "/dashboard", calls: MockTreeChanges = {}) =>
  renderRoute(path, { ...calls, dashboard });

describe("the dashboard", () => {
  it("shows who it is for, and leads to a new game", async () => {
    open({}, "/dashboard", { account: { current: () => anAccount({ handicap: 18, rating: 4.6 }) } });
    expect(await screen.findByRole("heading", { level: 1, name: "Alex Lee" })).toBeVisible();
    for (const words of ["alex.lee@example.com", "18 hcp", "4.6"]) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Create Tee Time" })[0]).toHaveAttribute("href", "/create");
  });

  it("has four figures, each leading to its list", async () => {
    open({ stats: () => someStats({ hosted: 7, joined: 12, requestsWaiting: 2, total: 19 }) });
    const figures = within(await screen.findByRole("list", { name: "Your figures" }));
    for (const [name, tab] of [
      [/^7 ?Tee Times Hosted$/, "hosted"],
      [/^12 ?Rounds Joined$/, "joined"],
      [/^2 ?Pending Requests$/, "requests"],
      [/^19 ?Total Games$/, "hosted"],
    ] as const)
      expect(await figures.findByRole("link", { name })).toHaveAttribute("href", `/dashboard?tab=${tab}`);
  });

  it("shares the profile", async () => {
    const { user } = open();
    expect(await screen.findByRole("textbox", { name: "Public profile link" })).toHaveValue(
      `${window.location.origin}/profile/${idOf(1)}`,
    );
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link Copied!")).toBeVisible();
    expect(screen.getByRole("link", { name: /View Public Profile/ })).toHaveAttribute("target", "_blank");
  });

  it("says what is next, hosted or joined", async () => {
    const later = aTeeTimeCard({
      teeOffAt: "2026-06-20T13:10:00.000Z",
      date: "2026-06-20",
      course: { ...mine.course, name: "Later Links" },
    });
    open({ hosted: () => [later], joined: () => [aParticipation()] }, "/dashboard", { teeTime: { get: () => aTeeTimeDetail() } });
    expect(await screen.findByRole("heading", { name: "Next up · Tomorrow" })).toBeVisible();
    expect(screen.getByText("22 h to go")).toBeVisible();
    expect(screen.getByRole("link", { name: "Cypress Hollow" })).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    const actions = within(screen.getByRole("list", { name: "Next game" }));
    expect(actions.getByRole("link", { name: "Chat" })).toHaveAttribute("href", `/tee-times/${idOf(200)}?view=chat`);
    expect(actions.getByRole("link", { name: "Directions" })).toHaveAttribute(
      "href",
      expect.stringContaining("Cypress%20Hollow"),
    );
    expect(actions.getByRole("button", { name: "Share" })).toBeVisible();
  });

  it("shows a newcomer the request that the host has not answered, and opens on it", async () => {
    const request = aParticipation({ status: "pending", answerDueAt: "2026-06-11T20:10:00.000Z" });
    const stats = () => someStats({ hosted: 0, joined: 0 });
    open({ joined: () => [request], stats }, "/dashboard", {
      teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "pending" }) },
    });
    const hero = (await screen.findByRole("heading", { name: "Tomorrow" })).closest("section");
    await waitFor(() => expect(screen.getAllByText("Awaiting Approval")).toHaveLength(2));
    expect(hero).toHaveTextContent("Maya has until Thu 10:10 PM GMT+2 to reply");
    expect(screen.getByRole("tab", { name: /Pending/ })).toHaveAttribute("aria-selected", "true");
    expect(screen.queryByText("No games yet")).not.toBeInTheDocument();
  });

  it("says so when nothing is next", async () => {
    open();
    expect(await screen.findByText("No games yet")).toBeVisible();
  });
});

describe("the tabs", () => {
  const tab = (name: RegExp) => screen.findByRole("tab", { name });

  it("stand in the address", async () => {
    const { user, router } = open({}, "/dashboard?tab=requests");
    expect(await tab(/Requests/)).toHaveAttribute("aria-selected", "true");
    await user.click(await tab(/Joined/));
    await waitFor(() => expect(router.state.location.href).toBe("/dashboard?tab=joined"));
    expect(await tab(/Joined/)).toHaveAttribute("aria-selected", "true");
  });

  it("that do not exist are the first one", async () => {
    open({}, "/dashboard?tab=birdies");
    expect(await tab(/Hosted/)).toHaveAttribute("aria-selected", "true");
  });

  it("Hosted keeps what was under Past, which is only to look at", async () => {
    const past = aTeeTimeCard({ ...mine, id: idOf(201), date: "2026-06-01", teeOffAt: "2026-06-01T13:10:00.000Z" });
    open({ hosted: () => [mine, past] });
    expect(await screen.findByRole("link", { name: "View & Manage Cypress Hollow" })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(200)}`,
    );
    const before = screen.getByRole("heading", { name: "Past 1" }).parentElement;
    expect(before && within(before).getByRole("link", { name: "Cypress Hollow" })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(201)}`,
    );
  });

  it("Hosted without games leads to a new one", async () => {
    open();
    expect(await screen.findByText("You're not hosting anything yet")).toBeVisible();
    expect(within(screen.getByRole("tabpanel")).getByRole("link", { name: "Create Tee Time" })).toHaveAttribute(
      "href",
      "/create",
    );
  });

  it("Joined lists confirmed rounds, Pending what waits for a host", async () => {
    const joined = () => [
      aParticipation(),
      aParticipation({ id: idOf(302), teeTimeId: idOf(202), status: "pending" }),
      aParticipation({ id: idOf(303), teeTimeId: idOf(203), status: "declined" }),
    ];
    const { user } = open({ joined }, "/dashboard?tab=joined");
    const [details, ...others] = await screen.findAllByRole("link", { name: /View Details/ });
    expect(details).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(others).toEqual([]);
    await user.click(await tab(/Pending/));
    expect(await screen.findByText("Awaiting Approval")).toBeVisible();
    expect(screen.getByText(/once you're in, the group chat opens for you\.$/)).toBeVisible();
    expect(screen.getByRole("link", { name: "View Cypress Hollow" })).toHaveAttribute("href", `/tee-times/${idOf(202)}`);
  });

  it.each([
    ["2026-06-12T10:00:00.000Z", "/dashboard", /Requests/],
    ["2026-06-10T10:00:00.000Z", "/dashboard", /Requests/],
    ["2026-06-13T10:00:00.000Z", "/dashboard", /Hosted/],
    [null, "/dashboard", /Hosted/],
    ["2026-06-12T10:00:00.000Z", "/dashboard?tab=hosted", /Hosted/],
  ])("with a reply due at %s, %s opens on %s", async (answerDueAt, path, opened) => {
    const pendingRequests = () => [aParticipation({ status: "pending", answerDueAt })];
    open({ pendingRequests, stats: () => someStats({ hosted: 1, requestsWaiting: 1 }) }, path);
    await waitFor(async () => expect(await tab(opened)).toHaveAttribute("aria-selected", "true"));
  });

  it("Requests stays open after the last reply", async () => {
    let isWaiting = true;
    const request = aParticipation({ status: "pending", answerDueAt: "2026-06-11T20:10:00.000Z" });
    const { user } = open(
      {
        hosted: () => [mine],
        pendingRequests: () => (isWaiting ? [request] : []),
        stats: () => someStats({ hosted: 1, requestsWaiting: isWaiting ? 1 : 0 }),
      },
      "/dashboard",
      {
        participation: {
          decide: () => {
            isWaiting = false;
            return { ...request, status: "confirmed" };
          },
        },
      },
    );
    await user.click(await screen.findByRole("button", { name: /^Approve/ }));
    expect(await screen.findByRole("link", { name: /^0 ?Pending Requests$/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Undo/ })).toBeVisible();
    expect(await tab(/Requests/)).toHaveAttribute("aria-selected", "true");
  });

  it("shows an error for the part that cannot be loaded only", async () => {
    let fails = true;
    const joined = () => {
      if (fails) return fail("serviceUnavailable");
      return [aParticipation()];
    };
    const { user } = open({ joined, hosted: () => [mine] }, "/dashboard?tab=joined");
    await screen.findByText("Couldn't load this list");
    await user.click(await tab(/Hosted/));
    expect(await screen.findByRole("link", { name: "View & Manage Cypress Hollow" })).toBeVisible();
    await user.click(await tab(/Joined/));
    const retry = await screen.findByRole("button", { name: "Retry" });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole("link", { name: /View Details/ })).toBeVisible();
  });
});
