import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aCourse, aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const nothing = { list: () => ({ items: [], nextCursor: null }), count: () => 0 };
const fails = () => {
  throw new Error("down");
};
const cards = (first: number, howMany: number) =>
  Array.from({ length: howMany }, (_, index) => aTeeTimeCard({ id: idOf(first + index) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the figures", () => {
  const figures = () => [...document.querySelectorAll("dl > div")].map((tile) => tile.textContent);

  it("are four", async () => {
    renderRoute("/marketplace");
    await screen.findByText("159");
    expect(figures()).toEqual(["Games Today14", "Available159", "Open Slots283", "Golfers Online37"]);
  });

  it("are '---' while unknown", async () => {
    renderRoute("/marketplace", { dashboard: { stats: fails } });
    await screen.findByRole("article");
    expect(figures()).toEqual(["Games Today---", "Available---", "Open Slots---", "Golfers Online---"]);
  });
});

describe("the list", () => {
  it("has a heading with a count", async () => {
    renderRoute("/marketplace", { teeTime: { count: () => 23 } });
    expect(await screen.findByRole("heading", { level: 2, name: "Available Tee Times" })).toBeVisible();
    expect(await screen.findByText("23 games")).toBeVisible();
  });

  it("is six skeletons while it loads", async () => {
    renderRoute("/marketplace", { teeTime: { list: () => new Promise(() => undefined) } });
    await waitFor(() => expect(document.querySelectorAll("[data-skeleton=tee-time-card]")).toHaveLength(6));
    expect(screen.getByText("Loading tee times…")).toBeInTheDocument();
  });

  it("is the front page of a signed-in golfer too", async () => {
    renderRoute("/");
    expect(await screen.findByRole("article")).toBeVisible();
  });

  it("shows the error with a retry button", async () => {
    let calls = 0;
    const { user } = renderRoute("/marketplace", {
      teeTime: {
        list: () => {
          calls += 1;
          return calls === 1 ? fails() : { items: [aTeeTimeCard()], nextCursor: null };
        },
      },
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Couldn't load tee times");
    expect(screen.getByRole("radio", { name: /^Today/ })).toBeEnabled();
    await user.click(within(alert).getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("article")).toBeVisible();
  });

  it("has a way to host from everywhere", async () => {
    renderRoute("/marketplace");
    const ways = await screen.findAllByRole("link", { name: /^Create/ });
    expect(new Set(ways.map((link) => link.getAttribute("href")))).toEqual(new Set(["/create"]));
  });
});

describe("nothing found", () => {
  it("shows an empty state with a create link", async () => {
    renderRoute("/marketplace", { teeTime: nothing });
    expect(await screen.findByRole("heading", { name: "No tee times found" })).toBeVisible();
    expect(
      screen.getByText("No tee times match your current filters. Try adjusting your search or create a new tee time."),
    ).toBeVisible();
    const list = within(screen.getByRole("region", { name: "Available Tee Times" }));
    expect(list.getByRole("link", { name: "Create Tee Time" })).toHaveAttribute("href", "/create");
    expect(screen.queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
  });

  it("shows what narrows it, each to be taken off", async () => {
    const { user, router } = renderRoute("/marketplace?q=links&mood=early,casual&open=2&hcpMax=18", { teeTime: nothing });
    const active = within(await screen.findByRole("list", { name: "Active filters" }));
    expect(active.getAllByRole("button").map((chip) => chip.textContent)).toEqual([
      "“links”",
      "2+ spots open",
      "Early bird special",
      "Fun & casual",
      "Host 0 to 18 hcp",
    ]);
    await user.click(active.getByRole("button", { name: "Remove filter Early bird special" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=links&open=2&mood=casual&hcpMax=18"));
  });

  it("names the course of an address", async () => {
    const list = vi.fn(() => [aCourse()]);
    renderRoute(`/marketplace?course=${idOf(100)}`, { teeTime: nothing, course: { list } });
    expect(await screen.findByRole("button", { name: "Remove filter Cypress Hollow - Monterey, CA" })).toBeVisible();
    expect(list).toHaveBeenCalledWith({ id: idOf(100) });
  });

  it("clears everything at once", async () => {
    const { user, router } = renderRoute("/marketplace?q=links&filter=today", { teeTime: nothing });
    await user.click(await screen.findByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
  });
});

describe("the days", () => {
  const strip = async () => within(await screen.findByRole("group", { name: "Day" }));

  it("are the four of the marketplace and twelve more, with their games", async () => {
    const counts = [
      { date: "2026-06-11", count: 2 },
      { date: "2026-06-12", count: 23 },
      { date: "2026-06-13", count: 1 },
    ];
    renderRoute("/marketplace", { teeTime: { count: () => 35, countByDay: () => counts } });
    const days = await strip();
    expect(await days.findByRole("radio", { name: "All, 35 games" })).toBeChecked();
    const names = days.getAllByRole("radio").map((radio) => radio.parentElement?.querySelector(".sr-only")?.textContent);
    expect(names.slice(0, 6)).toEqual([
      "All, 35 games",
      "Today, 2 games",
      "Tomorrow, 23 games",
      "This Week, 26 games",
      "Saturday, June 13, 1 game",
      "Sunday, June 14, 0 games",
    ]);
    expect(names).toHaveLength(16);
  });

  it("are in the address and reach the server", async () => {
    const list = vi.fn(() => ({ items: [aTeeTimeCard()], nextCursor: null }));
    const { user, router } = renderRoute("/marketplace", { teeTime: { list, count: () => 23 } });
    await user.click(await screen.findByRole("radio", { name: /^Tomorrow/ }));
    expect(await screen.findByText("23 tomorrow")).toBeVisible();
    expect(router.state.location.href).toBe("/marketplace?filter=tomorrow");
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ filter: "tomorrow", limit: 12 }));
  });

  it("are undone by Back", async () => {
    const { user, router } = renderRoute("/marketplace");
    await user.click(await screen.findByRole("radio", { name: /^This Week/ }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=week"));
    router.history.back();
    await waitFor(() => expect(screen.getByRole("radio", { name: /^All/ })).toBeChecked());
  });

  it("ignore what makes no sense in an address", async () => {
    renderRoute("/marketplace?filter=someday&open=99");
    expect(await screen.findByRole("radio", { name: /^All/ })).toBeChecked();
    expect(await screen.findByRole("article")).toBeVisible();
  });

  it("leave nothing in the address that means nothing here", async () => {
    const { user, router } = renderRoute("/marketplace?page=7&open=9&mood=angry,casual");
    await user.click(await screen.findByRole("radio", { name: /^Today/ }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=today&mood=casual"));
  });

  it("narrow the list to one, in place of Today", async () => {
    const { user, router } = renderRoute("/marketplace?filter=today", { teeTime: { count: () => 1 } });
    await user.click((await strip()).getByRole("radio", { name: /^Saturday, June 13/ }));
    expect(await screen.findByText("1 on Sat, Jun 13")).toBeVisible();
    expect(router.state.location.href).toBe("/marketplace?from=2026-06-13&to=2026-06-13");
    expect((await strip()).getByRole("radio", { name: /^Saturday, June 13/ })).toBeChecked();
    await user.click((await strip()).getByRole("radio", { name: /^All/ }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
  });

  it("keep to what is near", async () => {
    const { user, router } = renderRoute("/marketplace?filter=nearby&radius=25");
    await user.click((await strip()).getByRole("radio", { name: /^Saturday, June 13/ }));
    await waitFor(() =>
      expect(router.state.location.href).toBe("/marketplace?filter=nearby&from=2026-06-13&to=2026-06-13&radius=25"),
    );
  });

  it("are one stop of the keyboard, moved through with the arrows as one step for Back", async () => {
    const { user, router } = renderRoute("/marketplace?filter=tomorrow");
    (await strip()).getByRole("radio", { name: /^Tomorrow/ }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?from=2026-06-13&to=2026-06-13"));
    expect((await strip()).getByRole("radio", { name: /^Saturday, June 13/ })).toHaveFocus();
  });
});

describe("more of the list", () => {
  const twoPages = {
    list: vi.fn(({ cursor }: { cursor?: string }) =>
      cursor ? { items: cards(1012, 11), nextCursor: null } : { items: cards(1000, 12), nextCursor: "after-12" },
    ),
    count: () => 23,
  };

  it("comes on demand until the end", async () => {
    const { user } = renderRoute("/marketplace", { teeTime: twoPages });
    expect(await screen.findByText("12 of 23 shown")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Load More Tee Times" }));
    expect(await screen.findByText("23 of 23 shown")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(23);
    const firstNew = screen.getAllByRole("article")[12];
    await waitFor(() => expect(firstNew?.contains(document.activeElement)).toBe(true));
    expect(screen.queryByRole("button", { name: "Load More Tee Times" })).not.toBeInTheDocument();
    expect(twoPages.list).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: "after-12" }));
  });

  it("keeps what is there when the next page fails", async () => {
    const { user } = renderRoute("/marketplace", {
      teeTime: { ...twoPages, list: ({ cursor }) => (cursor ? fails() : { items: cards(1000, 12), nextCursor: "after-12" }) },
    });
    await user.click(await screen.findByRole("button", { name: "Load More Tee Times" }));
    expect(await screen.findByText("Couldn't load more tee times")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(12);
    expect(screen.getByRole("button", { name: "Load More Tee Times" })).toBeEnabled();
  });
});
