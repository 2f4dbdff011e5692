import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard, someStats } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { onPhone } from "../../testing/on-phone.ts";
import { renderApp, renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onPhone();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const place = async (name: string) =>
  within(await screen.findByRole("navigation", { name: "Places" })).getByRole("link", { name });
const mine = (id: number, changes = {}) =>
  aTeeTimeCard({ id: idOf(id), viewerStatus: "host", hostId: idOf(1), pendingCount: 0, ...changes });

describe("a phone's dashboard", () => {
  it.each([
    ["/dashboard", "My Games", "My Games"],
    ["/dashboard?tab=joined", "My Games", "My Games"],
    ["/dashboard?tab=requests", "Activity", "Activity"],
    ["/dashboard#me", "Alex Lee", "Profile"],
  ])("at %s is %s, and %s is current below", async (path, title, current) => {
    renderApp(path);
    expect(await heading(title)).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(await place(current)).toHaveAttribute("aria-current", "page");
    await waitFor(() => expect(document.title).toBe(`${current} · Fourball`));
  });

  it("starts each place at its top and its heading", async () => {
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const { user } = renderApp("/dashboard");
    await heading("My Games");
    await user.click(await place("Activity"));
    const title = await heading("Activity");
    await waitFor(() => expect(title).toHaveFocus());
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("shows no other place's parts", async () => {
    renderRoute("/dashboard?tab=requests");
    await heading("Activity");
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Your figures" })).not.toBeInTheDocument();
  });
});

describe("My Games", () => {
  it("lists hosted games as lines, the rest on request", async () => {
    const games = [200, 201, 202, 203, 204, 205, 206].map((id) => mine(id));
    const { user } = renderRoute("/dashboard", {
      dashboard: { hosted: () => [mine(199, { pendingCount: 2 }), ...games], joined: () => [] },
    });
    const panel = within(await screen.findByRole("tabpanel"));
    expect(await panel.findAllByRole("link")).toHaveLength(5);
    expect(panel.getByText("2 want in")).toBeVisible();
    expect(panel.getAllByText("2 open")).toHaveLength(4);
    await user.click(panel.getByRole("button", { name: "Show all 8" }));
    expect(panel.getAllByRole("link")).toHaveLength(8);
    await waitFor(() => expect(panel.getAllByRole("link")[5]).toHaveFocus());
  });

  it("says each figure once: the tabs are the figures, and the total is below", async () => {
    const stats = () => someStats({ hosted: 7, joined: 12, requestsWaiting: 2, total: 19 });
    renderRoute("/dashboard", { dashboard: { stats, joined: () => [] } });
    for (const name of ["7 Tee Times Hosted", "12 Rounds Joined", "0 Your pending requests", "2 Pending Requests"])
      expect(await screen.findByRole("tab", { name })).toBeVisible();
    expect(screen.getByText("Total Games")).toHaveTextContent("Total Games19");
    expect(screen.queryByRole("list", { name: "Your figures" })).not.toBeInTheDocument();
  });

  it("moves through its tabs with the arrow keys", async () => {
    const { user } = renderRoute("/dashboard");
    const hosted = await screen.findByRole("tab", { name: /Hosted/ });
    await user.click(hosted);
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: /Joined/ })).toHaveFocus();
  });

  it("keeps View Details on a line of a joined round", async () => {
    renderRoute("/dashboard?tab=joined", { dashboard: { joined: () => [aParticipation()] } });
    expect(await screen.findByRole("link", { name: "View Details of Cypress Hollow" })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(200)}`,
    );
  });
});

describe("Profile", () => {
  const me = anAccount({ bio: "Early tee times, coffee after.", createdAt: "2025-06-01T12:00:00.000Z" });

  it("shows what golfers see, and leads to the settings", async () => {
    renderRoute("/dashboard#me", { account: { current: () => me } });
    await heading("Alex Lee");
    for (const words of ["18 hcp", "Early tee times, coffee after."]) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/Member since June 2025/)).toBeVisible();
    expect(screen.getByRole("link", { name: /View Public Profile/ })).toHaveAttribute("href", `/profile/${idOf(1)}`);
    expect(screen.getByRole("link", { name: /^Notifications Email$|^NotificationsEmail$/ })).toHaveAttribute(
      "href",
      "/settings#notifications",
    );
  });

  it("shares the profile, or copies its link where there is no sheet", async () => {
    const { user } = renderRoute("/dashboard#me");
    await user.click(await screen.findByRole("button", { name: "Share profile" }));
    expect(await screen.findByText("Link Copied!")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/profile/${idOf(1)}`);
  });

  it("shows the link as a code", async () => {
    const { user } = renderRoute("/dashboard#me");
    await user.click(await screen.findByRole("button", { name: "QR code" }));
    expect(await screen.findByRole("img", { name: "QR code of the profile of Alex Lee" })).toBeVisible();
  });

  it("does not share a private profile", async () => {
    renderRoute("/dashboard#me", { account: { current: () => anAccount({ publicProfile: false }) } });
    expect(await screen.findByRole("button", { name: "Share profile" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.queryByRole("link", { name: /View Public Profile/ })).not.toBeInTheDocument();
  });

  it("changes the theme, and signs out", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const { user } = renderRoute("/dashboard#me");
    await user.click(await screen.findByRole("radio", { name: "Dark" }));
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await user.click(screen.getByRole("radio", { name: "System" }));
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/api/logout"));
  });
});
