import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aCourse, aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
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

async function openFilters(user: ReturnType<typeof renderRoute>["user"]) {
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  return within(await screen.findByRole("dialog", { name: "Filters" }));
}

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

  it("needs no question on a new device of a golfer whose account has the place", async () => {
    const homePlace = { latitude: 40.01, longitude: -105.27, name: "Boulder" };
    const list = vi.fn(() => ({ items: [aTeeTimeCard()], nextCursor: null }));
    renderRoute("/marketplace", { account: { current: () => anAccount({ homePlace }) }, teeTime: { list } });
    expect(await screen.findByRole("article")).toBeVisible();
    expect(screen.queryByText("Where do you play?")).toBeNull();
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ near: { latitude: 40.01, longitude: -105.27 } }));
  });

  it.each([
    [
      "with consent",
      { latitude: 40.01, longitude: -105.27, name: "Boulder" },
      [{ homePlace: { latitude: 36.6, longitude: -121.89, name: null } }],
    ],
    ["without", null, []],
  ])("tells the account of a new place %s", async (_, homePlace, changes) => {
    mockPositionPrompt("yes");
    localStorage.setItem("fourball.near", JSON.stringify({ latitude: 40.01, longitude: -105.27 }));
    const account = anAccount({ homePlace });
    const update = vi.fn(() => account);
    const { user } = renderRoute("/marketplace?filter=nearby", { account: { current: () => account }, profile: { update } });
    const filters = await openFilters(user);
    await user.click(await filters.findByRole("button", { name: "Update my location" }));
    await waitFor(() => expect(JSON.parse(localStorage.getItem("fourball.near") ?? "")).toMatchObject({ latitude: 36.6 }));
    expect(update.mock.calls.flat()).toEqual(changes);
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
    expect(screen.getByRole("radio", { name: /^Today/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /^Tomorrow/ }));
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

describe("where do you play", () => {
  const here = { latitude: 36.6, longitude: -121.89 };
  const game = (id: number, distanceKm: number | null) => aTeeTimeCard({ id: idOf(id), distanceKm });
  const list = vi.fn(({ near }: { near?: unknown }) => ({
    items: near ? [game(701, 6), game(702, 92)] : [game(702, null), game(701, null)],
    nextCursor: null,
  }));
  const shown = () => screen.getAllByRole("article").map((card) => card.dataset.game);

  it("is one question in the list, and its answer puts the games near there first", async () => {
    mockPositionPrompt("yes");
    const { user } = renderRoute("/marketplace", { teeTime: { list, count: () => 65 } });
    const question = within(await screen.findByRole("region", { name: "Where do you play?" }));
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "local-first", timeZone: expect.any(String) }));
    await user.click(question.getByRole("button", { name: "Use my location" }));
    await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "local-first", near: here })));
    expect(await screen.findByText("· 64 games", { exact: false })).toHaveTextContent("Farther away · 64 games");
    expect(shown()).toEqual([idOf(701), idOf(702)]);
    expect(screen.queryByRole("region", { name: "Where do you play?" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Available Tee Times" })).toHaveFocus();
  });

  it("takes a city or course for an answer, whose name the chip has from then on", async () => {
    const sonoma = aCourse({ id: idOf(103), name: "Sonoma Golf Club", city: "Sonoma", latitude: 38.2912, longitude: -122.4581 });
    const { user } = renderRoute("/marketplace", { teeTime: { list }, course: { list: () => [sonoma] } });
    const question = within(await screen.findByRole("region", { name: "Where do you play?" }));
    await user.type(question.getByRole("combobox", { name: "City or course" }), "sono");
    await user.click(await screen.findByRole("option", { name: /Sonoma Golf Club/ }));
    const near = { latitude: 38.29, longitude: -122.46 };
    await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ near })));
    await user.click(await nearChip());
    expect(await screen.findByRole("button", { name: /^Sonoma, 31.mi$/ })).toHaveAttribute("aria-pressed", "true");
  });

  it("is put off for good on this device", async () => {
    const { user } = renderRoute("/marketplace", { teeTime: { list } });
    await user.click(await screen.findByRole("button", { name: "Not now" }));
    expect(screen.queryByRole("region", { name: "Where do you play?" })).not.toBeInTheDocument();
    cleanup();
    renderRoute("/marketplace", { teeTime: { list } });
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(screen.queryByRole("region", { name: "Where do you play?" })).not.toBeInTheDocument();
  });

  it("says what to do where the browser shares no location", async () => {
    mockPositionPrompt("no");
    const { user } = renderRoute("/marketplace", { teeTime: { list } });
    const question = within(await screen.findByRole("region", { name: "Where do you play?" }));
    await user.click(question.getByRole("button", { name: "Use my location" }));
    expect(await question.findByRole("button", { name: "Location is off. Type a city." })).toBeVisible();
  });

  it("isn't in a list that was narrowed", async () => {
    renderRoute("/marketplace?mood=early", { teeTime: { list } });
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(screen.queryByRole("region", { name: "Where do you play?" })).not.toBeInTheDocument();
  });
});

describe("the order", () => {
  it("begins with what is near, and may be the soonest or the most open spots", async () => {
    const list = vi.fn((_: Asked) => ({ items: [aTeeTimeCard()], nextCursor: null }));
    const { user, router } = renderRoute("/marketplace", { teeTime: { list } });
    const sort = (await openFilters(user)).getByRole("combobox", { name: "Sort by" });
    expect(sort).toHaveDisplayValue("Near first");
    await user.selectOptions(sort, "Most spots");
    await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "most-spots" })));
    expect(router.state.location.href).toBe("/marketplace?order=most-spots");
    await user.selectOptions(sort, "Near first");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
  });

  it("is the nearest for Near Me, and may be the soonest there too", async () => {
    mockPositionPrompt("yes");
    const { user, router } = renderRoute("/marketplace");
    await user.click(await nearChip());
    const sort = (await openFilters(user)).getByRole("combobox", { name: "Sort by" });
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
