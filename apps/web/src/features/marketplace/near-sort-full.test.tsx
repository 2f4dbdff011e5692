import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mockPositionPrompt } from "../../testing/mock-position-prompt.ts";
import { renderRoute } from "../../testing/render-route.tsx";

type Asked = { filter?: string; sort?: string; radiusKm?: number; minOpen?: number };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const nearChip = () => screen.findByRole("button", { name: /^Near Me/ });

describe("Near Me", () => {
  it("is one tap, and asks for the position once on this device", async () => {
    const prompt = mockPositionPrompt("yes");
    const { user, router } = renderRoute("/marketplace");
    await user.click(await nearChip());
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=nearby"));
    expect(await screen.findByRole("button", { name: /^Near Me, 31.mi$/ })).toHaveAttribute("aria-pressed", "true");
    expect(JSON.parse(localStorage.getItem("fourball.near") ?? "")).toEqual({ latitude: 36.6, longitude: -121.89 });
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it("needs no tap on a device that remembers the place", async () => {
    const prompt = mockPositionPrompt("yes");
    localStorage.setItem("fourball.near", JSON.stringify({ latitude: 40.01, longitude: -105.27 }));
    const list = vi.fn(() => ({ items: [aTeeTimeCard()], nextCursor: null }));
    renderRoute("/marketplace?filter=nearby", { teeTime: { list } });
    expect(await screen.findByRole("article")).toBeVisible();
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ near: { latitude: 40.01, longitude: -105.27 } }));
    expect(prompt).not.toHaveBeenCalled();
  });

  it("says what to do when the browser shares no location", async () => {
    mockPositionPrompt("no");
    const { user, router } = renderRoute("/marketplace");
    await user.click(await nearChip());
    expect(await screen.findByText("Your browser didn't share your location. Search for a city instead.")).toBeVisible();
    expect(router.state.location.href).toBe("/marketplace");
  });

  it("keeps the chosen days, and they keep it", async () => {
    mockPositionPrompt("yes");
    const { user, router } = renderRoute("/marketplace?filter=today");
    await user.click(await nearChip());
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=nearby&from=2026-06-11&to=2026-06-11"));
    expect(screen.getByRole("button", { name: "Today" })).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("button", { name: "Tomorrow" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=nearby&from=2026-06-12&to=2026-06-12"));
    await user.click(await nearChip());
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=tomorrow"));
  });

  it("offers the nearest game where none is near, and widens with one tap", async () => {
    mockPositionPrompt("yes");
    const course = { ...aTeeTimeCard().course, name: "Half Moon Bay" };
    const far = aTeeTimeCard({ course, distanceKm: 55 });
    const list = vi.fn(({ filter, radiusKm = 50 }: Asked) => ({
      items: filter === "nearby" && radiusKm < 55 ? [] : [far],
      nextCursor: null,
    }));
    const { user, router } = renderRoute("/marketplace?filter=nearby&from=2026-06-13&to=2026-06-13", {
      teeTime: { list, count: () => 0 },
    });
    await user.click(await screen.findByRole("button", { name: "Use my location" }));
    expect(await screen.findByText(/^No Saturday games within 31.mi\. The nearest is Half Moon Bay, 34.mi\.$/)).toBeVisible();
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "nearest", from: "2026-06-13", limit: 1 }));
    await user.click(screen.getByRole("button", { name: /^Search 47.mi$/ }));
    await waitFor(() => expect(router.state.location.href).toMatch(/&radius=75$/));
    expect(await screen.findByRole("article")).toBeVisible();
  });

  it("links to the nearest game where no distance of the filter reaches it", async () => {
    mockPositionPrompt("yes");
    localStorage.setItem("fourball.near", JSON.stringify({ latitude: 36.6, longitude: -121.89 }));
    const list = ({ filter }: Asked) => ({
      items: filter === "nearby" ? [] : [aTeeTimeCard({ id: idOf(77), distanceKm: 400 })],
      nextCursor: null,
    });
    renderRoute("/marketplace?filter=nearby", { teeTime: { list, count: () => 0 } });
    expect(await screen.findByRole("link", { name: "View the nearest game" })).toHaveAttribute("href", `/tee-times/${idOf(77)}`);
  });
});

describe("the order", () => {
  it("is the soonest first, or the most open spots", async () => {
    const list = vi.fn((_: Asked) => ({ items: [aTeeTimeCard()], nextCursor: null }));
    const { user, router } = renderRoute("/marketplace", { teeTime: { list } });
    const sort = await screen.findByRole("combobox", { name: "Sort by" });
    expect(sort).toHaveDisplayValue("Soonest");
    await user.selectOptions(sort, "Most spots");
    await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "most-spots" })));
    expect(router.state.location.href).toBe("/marketplace?order=most-spots");
    await user.selectOptions(sort, "Soonest");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
  });

  it("turns Near Me on for the nearest, and may be the soonest there too", async () => {
    mockPositionPrompt("yes");
    const { user, router } = renderRoute("/marketplace");
    const sort = await screen.findByRole("combobox", { name: "Sort by" });
    await user.selectOptions(sort, "Nearest");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=nearby"));
    expect(sort).toHaveDisplayValue("Nearest");
    await user.selectOptions(sort, "Soonest");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=nearby&order=soonest"));
  });

  it("has full games last in their day", async () => {
    const game = (time: string, date: string, confirmedCount: number) =>
      aTeeTimeCard({ id: idOf(Number(time.replace(":", "")) + confirmedCount), time, date, totalSlots: 4, confirmedCount });
    const items = [game("07:00", "2026-06-12", 3), game("09:00", "2026-06-12", 1), game("07:30", "2026-06-13", 0)];
    renderRoute("/marketplace", { teeTime: { list: () => ({ items, nextCursor: null }) } });
    const cards = await screen.findAllByRole("article");
    const order = cards.map((card) =>
      within(card)
        .getByRole("link", { name: /^View tee time/ })
        .getAttribute("href"),
    );
    expect(order).toEqual([items[1], items[0], items[2]].map((item) => `/tee-times/${item?.id}`));
  });
});

describe("Hide full", () => {
  it("is on for a chosen day, says how many it hides, and can be turned off", async () => {
    const count = ({ minOpen }: Asked) => (minOpen ? 9 : 11);
    const { user, router } = renderRoute("/marketplace", { teeTime: { count } });
    await user.click(await screen.findByRole("radio", { name: /^Friday, June 12/ }));
    const chip = await screen.findByRole("button", { name: "Hide full 2 full games hidden" });
    expect(chip).toHaveAttribute("aria-pressed", "true");
    await user.click(chip);
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?from=2026-06-12&to=2026-06-12"));
    expect(screen.getByRole("button", { name: "Hide full" })).toHaveAttribute("aria-pressed", "false");
  });
});
