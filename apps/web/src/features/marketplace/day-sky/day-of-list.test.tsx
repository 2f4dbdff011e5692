import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const DAY = "/marketplace?from=2026-06-12&to=2026-06-12";
const games = ["06:10", "07:30", "13:10"].map((time, index) => aTeeTimeCard({ id: idOf(200 + index), time }));
const isWithin = (from = "", to = "24") => games.filter(({ time }) => from <= time && time < to);

const ofDay = {
  teeTime: {
    list: ({ timeFrom, timeTo }: { timeFrom?: string; timeTo?: string }) => ({
      items: isWithin(timeFrom, timeTo),
      nextCursor: null,
    }),
    count: ({ timeFrom, timeTo }: { timeFrom?: string; timeTo?: string }) => isWithin(timeFrom, timeTo).length,
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const from = () => screen.findByRole("slider", { name: "Earliest tee-off" });
const to = () => screen.getByRole("slider", { name: "Latest tee-off" });
const shown = () => screen.queryAllByRole("article").length;

describe("the band of a chosen day", () => {
  it("isn't there for all days or a week", async () => {
    renderRoute("/marketplace?filter=week", ofDay);
    await screen.findAllByRole("article");
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  });

  it("says its hours and how many games are in them, on the courses' clock", async () => {
    renderRoute(DAY, ofDay);
    await waitFor(async () => expect(await from()).toHaveAttribute("aria-valuetext", "4:45 AM, 3 games in the window"));
  });

  it.each([
    ["once where they fit on one page", null, [12]],
    ["once more, for all of them, where they don't", "2", [12, 200]],
  ])("asks for the games of its day %s", async (_, nextCursor, limits) => {
    const calls: (number | undefined)[] = [];
    const list = ({ limit }: { limit?: number }) => {
      calls.push(limit);
      return { items: games, nextCursor: limit === 12 ? nextCursor : null };
    };
    renderRoute(DAY, { teeTime: { ...ofDay.teeTime, list } });
    await waitFor(async () => expect(await from()).toHaveAttribute("aria-valuetext", "4:45 AM, 3 games in the window"));
    expect(calls).toEqual(limits);
  });

  it("narrows the list by the keyboard, as one step for Back", async () => {
    const { user, router } = renderRoute(DAY, ofDay);
    await waitFor(async () => expect(await from()).toHaveAttribute("aria-valuetext", "4:45 AM, 3 games in the window"));
    (await from()).focus();
    await user.keyboard("{PageUp}{PageUp}");
    expect(await from()).toHaveAttribute("aria-valuetext", "6:45 AM, 2 games in the window");
    expect(screen.getByText(/^6:45 AM to .+ PM, 2 games$/)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ hours: expect.stringMatching(/^06:45-/) }));
    await waitFor(() => expect(shown()).toBe(2));
    router.history.back();
    await waitFor(() => expect(shown()).toBe(3));
  });

  it("clears its window, and the focus stays on it", async () => {
    const { user, router } = renderRoute(`${DAY}&hours=07:00-12:00`, ofDay);
    expect(await screen.findByText("7:00 AM to noon, 1 game")).toBeVisible();
    await waitFor(() => expect(shown()).toBe(1));
    await user.click(screen.getByRole("button", { name: "Clear time of day" }));
    await waitFor(() => expect(router.state.location.search.hours).toBeUndefined());
    await waitFor(() => expect(shown()).toBe(3));
    expect(await from()).toHaveFocus();
  });

  it("reads the parts of the day of an older address, and replaces them", async () => {
    const { user, router } = renderRoute(`${DAY}&times=morning,midday`, ofDay);
    expect(await screen.findByText("8:00 AM to 3:00 PM, 1 game")).toBeVisible();
    to().focus();
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(router.state.location.search).toMatchObject({ hours: "08:00-14:45" }));
    expect(router.state.location.search.times).toBeUndefined();
  });

  it("counts the games that the list has where the parts of an older address are apart", async () => {
    const list = ({ timesOfDay }: { timesOfDay?: string[] }) => ({
      items: isWithin(undefined, timesOfDay ? "08:00" : "24"),
      nextCursor: null,
    });
    renderRoute(`${DAY}&times=early,evening`, { teeTime: { ...ofDay.teeTime, list } });
    expect(await screen.findByText("Midnight to midnight, 2 games")).toBeVisible();
    await waitFor(() => expect(shown()).toBe(2));
  });

  it("leads from an empty window to the nearest game", async () => {
    const { user } = renderRoute(`${DAY}&hours=12:00-13:00`, ofDay);
    expect(await screen.findByText("Noon to 1:00 PM, 0 games")).toBeVisible();
    expect(screen.getByText(/^The nearest is 1:10 PM\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Widen to it" }));
    expect(await screen.findByText("Noon to 1:15 PM, 1 game")).toBeVisible();
    await waitFor(() => expect(shown()).toBe(1));
  });

  it("is still there on a day without games", async () => {
    renderRoute(DAY, { teeTime: { list: () => ({ items: [], nextCursor: null }), count: () => 0 } });
    const list = within(await screen.findByRole("region", { name: "Available Tee Times" }));
    expect(await list.findByText("No games yet")).toBeVisible();
    expect(await from()).toBeInTheDocument();
  });
});
