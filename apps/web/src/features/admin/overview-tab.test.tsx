import { fail } from "@fourball/domain/failure";
import { someAdminDays, someAdminStats } from "@fourball/testkit/admin-fixtures";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (admin: MockTreeChanges["admin"] = {}, path = "/admin") =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin });

const broken = () => fail("serviceUnavailable");

describe("the administration", () => {
  it("is no page for other golfers", async () => {
    renderApp("/admin");
    expect(await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Page not found · Fourball"));
  });

  it("has its tabs in the address", async () => {
    const { user, router } = open();
    expect(await screen.findByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    await user.click(screen.getByRole("tab", { name: "Audit" }));
    await waitFor(() => expect(router.state.location.href).toBe("/admin?tab=audit"));
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Overview",
      "Users",
      "Golf Courses",
      "Reports",
      "Disputes",
      "Audit",
      "Deliveries",
    ]);
  });
});

describe("what needs attention", () => {
  it("comes first, with a link to each list", async () => {
    open({ attention: () => ({ failedDeliveries: 3, openReports: 2, openDisputes: 1, suspendedUsers: 1, guessedTimeZones: 4 }) });
    const attention = within(await screen.findByRole("region", { name: "Needs attention" }));
    expect(attention.getByRole("link", { name: "3 messages to golfers couldn't be sent in the last 7 days" })).toHaveAttribute(
      "href",
      "/admin?tab=deliveries&state=failed",
    );
    expect(attention.getByRole("link", { name: "2 reports to look at" })).toHaveAttribute("href", "/admin?tab=reports");
    expect(attention.getByRole("link", { name: "1 dispute to settle" })).toHaveAttribute("href", "/admin?tab=disputes");
    expect(screen.getByRole("tab", { name: "Reports (2)" })).toBeVisible();
    expect(attention.getByRole("link", { name: "4 courses need a time zone" })).toHaveAttribute(
      "href",
      "/admin?tab=courses&needsTimeZone=true",
    );
    expect(attention.getByRole("link", { name: "1 account is suspended" })).toHaveAttribute(
      "href",
      "/admin?tab=users&suspended=true",
    );
  });

  it("is not there when all is well", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Recent Users" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Needs attention" })).not.toBeInTheDocument();
  });
});

describe("the overview", () => {
  it("has four figures, each leading to what it counts", async () => {
    open();
    const figures = within(await screen.findByRole("list", { name: "Figures" }));
    for (const [name, href] of [
      [/^48 ?Total Users$/, "/admin?tab=users"],
      [/^98 ?Golf Courses$/, "/admin?tab=courses"],
      [/^127 ?Tee Times$/, "/marketplace"],
      [/^2 ?Active Admins$/, "/admin?tab=users&sort=-isAdmin"],
    ] as const)
      expect(await figures.findByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("leads from recent users to their details, and from recent tee times to their pages", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Recent Users" })).toBeVisible();
    expect(screen.getByRole("link", { name: /maya@example\.com/ })).toHaveAttribute("href", `/admin?tab=users&user=${idOf(2)}`);
    expect(screen.getByRole("heading", { name: "Recent Tee Times" })).toBeVisible();
    const game = screen.getByRole("link", { name: /Cypress Hollow ?Hosted by Maya Okafor ?Fri, Jun 12, 6:10 AM/ });
    expect(game).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
  });

  it("shows empty states without data", async () => {
    const quiet = someAdminDays().map((day) => ({ ...day, games: 0, spots: 0, taken: 0 }));
    open({ stats: () => someAdminStats({ recentUsers: [], recentTeeTimes: [] }), days: () => quiet });
    for (const words of [
      "Nobody has signed up yet.",
      "No tee times yet.",
      "No games in the last 30 days.",
      "No spots in the last 30 days.",
    ])
      expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole("img", { name: /chart/ })).not.toBeInTheDocument();
  });

  it("draws its charts with what they come down to", async () => {
    open();
    const games = "61 games in the last 30 days. Busiest: Thu, Jun 11, with 5.";
    const fill = "67% of 183 spots filled in the last 30 days.";
    expect(await screen.findByRole("img", { name: `Bar chart: ${games}` })).toBeVisible();
    expect(screen.getByRole("img", { name: `Bar chart: ${fill}` })).toBeVisible();
    for (const caption of [games, fill]) expect(screen.getByText(caption)).toBeVisible();
  });

  it("has a table for each chart", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Show Games per day as a table" }));
    const games = within(screen.getByRole("table", { name: "Games per day" }));
    expect(games.getAllByRole("row")).toHaveLength(31);
    expect(games.getByRole("row", { name: "Thu, Jun 11 5" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show Spots filled as a table" }));
    const fill = within(screen.getByRole("table", { name: "Spots filled" }));
    expect(fill.getByRole("row", { name: "Thu, Jun 11 10 15 67%" })).toBeVisible();
    expect(fill.getByRole("row", { name: "Sat, May 16 0 0 no games" })).toBeVisible();
    expect(screen.queryByRole("img", { name: /chart/ })).not.toBeInTheDocument();
  });

  it("shows an error for the part that cannot be loaded, with a retry button", async () => {
    let fails = true;
    const { user } = open({ days: () => (fails ? broken() : someAdminDays()) });
    expect(await screen.findByText("Couldn't load the charts")).toBeVisible();
    expect(screen.getByText("Service temporarily unavailable")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Recent Users" })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("img", { name: /^Bar chart: 61/ })).toBeVisible();
  });

  it("without figures still draws its charts", async () => {
    open({ stats: broken });
    expect(await screen.findByText("Couldn't load the figures")).toBeVisible();
    expect(await screen.findByRole("img", { name: /^Bar chart: 61/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^--- ?Total Users$/ })).toBeVisible();
  });

  it("holds the place of what is on its way", async () => {
    open({ days: () => new Promise(() => undefined) });
    expect(await screen.findByText("Loading…")).toBeInTheDocument();
  });
});
