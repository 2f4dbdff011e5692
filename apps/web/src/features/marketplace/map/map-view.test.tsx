import type { MapInput } from "@fourball/domain/tee-time/map";
import { idOf } from "@fourball/testkit/fixtures";
import { aMapPin } from "@fourball/testkit/place-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const soonest = aMapPin().soonest;
const early = aMapPin();
const late = aMapPin({
  courseId: idOf(101),
  courseName: "Larkspur Links",
  latitude: 40,
  longitude: -100,
  games: 3,
  isOwn: true,
  soonest: { ...soonest, id: idOf(201), time: "14:30", teeOffAt: "2026-06-12T21:30:00.000Z" },
});

const pins = () =>
  within(screen.getByRole("region", { name: "Map of tee times" })).getAllByRole("button", { name: /spots open/ });

// Without layout every element is 0 by 0, and a map of no size has no place for anything.
beforeEach(() => {
  const size = { configurable: true, value: 800 };
  Object.defineProperty(HTMLElement.prototype, "clientWidth", size);
  Object.defineProperty(HTMLElement.prototype, "clientHeight", size);
});

describe("the map of the marketplace", () => {
  it("opens from the toggle beside the list, asks for what it shows by the filters of the list, and closes", async () => {
    const asked: MapInput[] = [];
    const { router } = renderRoute("/marketplace?mood=early", {
      teeTime: {
        map: (input) => {
          asked.push(input);
          return { pins: [early], clusters: [], quiet: [] };
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Map" }));
    expect(await screen.findByRole("button", { name: /6:10 AM, Cypress Hollow, 2 of 3 spots open/ })).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ moods: ["early"], box: { north: expect.any(Number) } });
    expect(screen.getByText("1 game on the map")).toBeInTheDocument();
    expect(await screen.findByRole("article")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "List" }));
    expect(screen.queryByRole("region", { name: "Map of tee times" })).not.toBeInTheDocument();
    expect(router.state.location.searchStr).toBe("?mood=early");
  });

  it.each([
    ["where most games of the viewer's time zone are", { latitude: 36.5, longitude: -121.9 }, { west: -123, east: -120 }],
    ["on the country, where there are no games", null, { west: -140, east: -50 }],
  ])("opens %s", async (_where, start, { west, east }) => {
    const boxes: MapInput["box"][] = [];
    renderRoute("/marketplace?map=true", {
      teeTime: {
        mapStart: () => start,
        map: ({ box }) => {
          boxes.push(box);
          return { pins: [], clusters: [], quiet: [] };
        },
      },
    });
    await waitFor(() => expect(boxes).not.toEqual([]));
    const { west: left = 0, east: right = 0 } = boxes[0] ?? {};
    const { longitude } = start ?? { longitude: -95.85 };
    // The middle of what is in sight, which is no wider than it has to be.
    expect((left + right) / 2).toBeCloseTo(longitude, 0);
    expect([left > west, right < east]).toEqual([true, true]);
  });

  it("stays where it is when the list is no longer narrowed to a part of it", async () => {
    renderRoute("/marketplace?map=true&box=-123,37,-121.5,38.5", {
      teeTime: { map: () => ({ pins: [], clusters: [], quiet: [] }) },
    });
    await screen.findByText("No games in this area");
    const pane = document.querySelector(".leaflet-map-pane");
    expect(pane).not.toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Remove filter Map area" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove filter Map area" })).not.toBeInTheDocument());
    expect(document.querySelector(".leaflet-map-pane")).toBe(pane);
  });

  it("has its pins as one stop of the tab key, with the arrow keys in the order of the games", async () => {
    renderRoute("/marketplace?map=true", { teeTime: { map: () => ({ pins: [late, early], clusters: [], quiet: [] }) } });
    await screen.findByRole("button", { name: /Cypress Hollow, 2 of 3/ });
    expect(pins().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const first = screen.getByRole("button", { name: /Cypress Hollow, 2 of 3/ });
    const second = screen.getByRole("button", { name: /2:30 PM, Larkspur Links, .* 2 more games here, your game/ });
    expect(first.tabIndex).toBe(0);
    first.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(second).toHaveFocus();
    expect(second.tabIndex).toBe(0);
    await userEvent.keyboard("{ArrowDown}");
    expect(first).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(second).toHaveFocus();
  });

  it("shows the chosen game in a card that leads to it, and to the course", async () => {
    renderRoute("/marketplace?map=true", { teeTime: { map: () => ({ pins: [early, late], clusters: [], quiet: [] }) } });
    await userEvent.click(await screen.findByRole("button", { name: /Cypress Hollow, 2 of 3/ }));
    const card = within(screen.getByRole("region", { name: "Chosen game" }));
    expect(card.getByRole("link", { name: "View the game at Cypress Hollow" })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(200)}`,
    );
    expect(card.getByRole("button", { name: "Earlier game" })).toBeDisabled();
    await userEvent.click(card.getByRole("button", { name: "Later game" }));
    expect(card.getByRole("link", { name: "All 3 games here" })).toHaveAttribute("href", `/courses/${idOf(101)}`);
    await userEvent.click(card.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Chosen game" })).not.toBeInTheDocument();
  });

  it("lifts the pin of the card that has the pointer, and outlines the card of the pin that has the focus", async () => {
    renderRoute("/marketplace?map=true", {
      teeTime: {
        list: () => ({ items: [aTeeTimeCard()], nextCursor: null }),
        map: () => ({ pins: [early, late], clusters: [], quiet: [] }),
      },
    });
    const pin = await screen.findByRole("button", { name: /Cypress Hollow, 2 of 3/ });
    const card = await screen.findByRole("article");
    await userEvent.hover(card);
    expect(pin).toHaveAttribute("data-raised");
    await userEvent.unhover(card);
    pin.focus();
    expect(card).toHaveAttribute("data-lifted");
    pin.blur();
    expect(card).not.toHaveAttribute("data-lifted");
  });

  it("gathers close games, and shows what many courses hold", async () => {
    const close = [0, 1, 2].map((place) => aMapPin({ courseId: idOf(110 + place), latitude: 36.6 + place / 1000, games: 2 }));
    renderRoute("/marketplace?map=true", {
      teeTime: {
        map: () => ({
          pins: close,
          clusters: [{ latitude: 44, longitude: -90, courses: 200, games: 1250, openSpots: 9 }],
          quiet: [],
        }),
      },
    });
    expect(await screen.findByRole("button", { name: "6 games here, zoom in" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "1,250 games here, zoom in" })).toBeInTheDocument();
    expect(screen.getByText("1,256 games on the map")).toBeInTheDocument();
  });

  it("keeps the focus where a cluster opens: on its first pin, or on the map where its games are not known yet", async () => {
    const apart = [0, 1].map((place) => aMapPin({ courseId: idOf(110 + place), latitude: 36.6, longitude: -121.9 + place * 3 }));
    const many = { latitude: 44, longitude: -90, courses: 200, games: 1250, openSpots: 9 };
    let clusters = [many];
    renderRoute("/marketplace?map=true", {
      teeTime: { mapStart: () => null, map: () => ({ pins: apart, clusters, quiet: [] }) },
    });
    const cluster = await screen.findByRole("button", { name: "2 games here, zoom in" });
    cluster.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(cluster).not.toBeInTheDocument());
    expect(pins()[0]).toHaveFocus();
    const far = await screen.findByRole("button", { name: "1,250 games here, zoom in" });
    clusters = [];
    far.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(far).not.toBeInTheDocument());
    expect(document.activeElement).toHaveClass("leaflet-container");
  });

  it("says when there is nothing here, and where games are whose place is unknown", async () => {
    renderRoute("/marketplace?map=true", {
      teeTime: {
        map: () => ({ pins: [], clusters: [], quiet: [] }),
        unplaced: () => ({
          games: 4,
          courses: [{ courseId: idOf(120), courseName: "Roadrunner Dunes", location: "29 Palms, CA", games: 4 }],
        }),
      },
    });
    expect(await screen.findByText("No games in this area")).toBeInTheDocument();
    expect(await screen.findByText("4 games, place unknown")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Roadrunner Dunes", hidden: true })).toHaveAttribute("href", `/courses/${idOf(120)}`);
  });

  it("offers to try again when the games cannot be loaded", async () => {
    let fails = true;
    renderRoute("/marketplace?map=true", {
      teeTime: {
        map: () => {
          if (fails) throw new Error("away");
          return { pins: [early], clusters: [], quiet: [] };
        },
      },
    });
    const failed = await screen.findByText("Couldn't load the games on the map");
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(failed).not.toBeInTheDocument());
  });
});
