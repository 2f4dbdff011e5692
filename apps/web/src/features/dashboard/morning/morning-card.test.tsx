import type { GameArrivals } from "@fourball/domain/attendance/schema";
import { someArrivals } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../../testing/on-phone.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

/** 6:10 at the course. */
const TEE_OFF = Date.parse("2026-06-12T13:10:00.000Z");
const fromTeeOff = (minutes: number) => TEE_OFF + minutes * 60_000;
const moment = (minutes: number) => new Date(fromTeeOff(minutes)).toISOString();
const setMinute = (minutes: number) => vi.setSystemTime(fromTeeOff(minutes));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: fromTeeOff(-38) });
  onPhone();
});
afterEach(() => {
  vi.useRealTimers();
});

const own = { userId: idOf(1), at: moment(-38) };
const other = { userId: idOf(3), at: moment(-50) };
type Scene = { phone?: string | null; status?: "active" | "cancelled"; calls?: Partial<MockTree["attendance"]> };

/** My Games of the host of a game with Jonas, a friend of his and a guest. */
function openMyGames(first: GameArrivals = someArrivals(), { phone = null, status = "active", calls }: Scene = {}) {
  const game = { viewerStatus: "host", hostId: idOf(1), status } as const;
  const { course } = aTeeTimeDetail();
  const guests = [{ id: idOf(700), guestName: "Rosa Guest" }];
  return renderRoute("/dashboard", {
    dashboard: { hosted: () => [aTeeTimeCard({ ...game, id: idOf(200) })], joined: () => [] },
    teeTime: { get: () => aTeeTimeDetail({ ...game, course: { ...course, phone }, guests }) },
    participation: { list: () => [aParticipation({ friends: ["Sam Friend"] })] },
    attendance: { arrivals: () => first, ...calls },
  });
}

const group = async () => within(await screen.findByRole("list", { name: "Your group" }));
const faceOf = async (name: string) => (await (await group()).findByText(name)).closest("li");
const links = () =>
  screen.getAllByRole("link", { name: /^(Directions|Chat|Calendar|Call the shop)$/ }).map((link) => link.textContent);

describe("the morning of a round", () => {
  it.each([
    [-181, false],
    [-180, true],
    [14, true],
    [15, false],
  ])("is there %i minutes from tee-off: %s", async (minute, isMorning) => {
    setMinute(minute);
    openMyGames();
    expect(await screen.findByRole("heading", { name: /^Next up/ })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1, name: "My Games" })).toHaveLength(1);
    if (isMorning) expect(await group()).toBeDefined();
    else expect(screen.queryByRole("list", { name: "Your group" })).not.toBeInTheDocument();
  });

  it("isn't there for a cancelled game", async () => {
    openMyGames(someArrivals(), { status: "cancelled" });
    expect(await screen.findByText("No games yet")).toBeVisible();
    expect(screen.queryByText(/to tee-off/)).not.toBeInTheDocument();
  });

  it("has when and where, and leads to the game", async () => {
    openMyGames();
    expect(await screen.findByText("38 min to tee-off")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Next up · Today" })).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Cypress Hollow" })[0]).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
  });

  it("says that it's time once the group is on the tee", async () => {
    setMinute(3);
    openMyGames();
    expect(await screen.findByText("You're on the tee")).toBeVisible();
  });
});

describe("who is here", () => {
  it("shows all of the group, with those who said so", async () => {
    openMyGames(someArrivals({ arrivals: [other] }));
    expect(await faceOf("Jonas")).toHaveTextContent("Here · 5:20 AM");
    for (const name of ["Maya", "Sam Friend", "Rosa Guest"]) expect(await faceOf(name)).not.toHaveTextContent("Here");
    expect(screen.getByText(/^1 of 2 is here\./)).toBeVisible();
  });

  it("is said with one tap, which the group's faces show", async () => {
    let arrivals = someArrivals();
    const arrive = vi.fn(() => {
      arrivals = someArrivals({ arrivals: [own], takeBackUntil: moment(-33) });
      return arrivals;
    });
    const { user } = openMyGames(undefined, { calls: { arrivals: () => arrivals, arrive } });
    await user.click(await screen.findByRole("button", { name: "I'm here" }));
    const heading = await screen.findByRole("heading", { name: "You're here" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await faceOf("Maya")).toHaveTextContent("Here · 5:32 AM");
    expect(screen.getByRole("button", { name: "Take back that you're here" })).toBeVisible();
    expect(arrive).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), at: "2026-06-12T12:32:00Z" });
  });

  it("can't be said yet: it reads from when", async () => {
    setMinute(-91);
    openMyGames();
    expect(await screen.findByText(/^You can say so from 4:40 AM PDT\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "I'm here" })).not.toBeInTheDocument();
  });
});

describe("below it is what helps next", () => {
  it.each<[string, number, Scene, string[]]>([
    ["on the way", -91, {}, ["Directions", "Chat", "Calendar"]],
    ["on the way, with a shop that can be called", -91, { phone: "650 726 1800" }, ["Directions", "Chat", "Call the shop"]],
    ["almost there", -38, {}, ["Directions", "Chat"]],
    ["almost there, with a shop that can be called", -38, { phone: "650 726 1800" }, ["Directions", "Call the shop"]],
  ])("%s", async (_when, minute, scene, names) => {
    setMinute(minute);
    openMyGames(someArrivals(), scene);
    await waitFor(() => expect(links()).toEqual(names));
  });

  it("to one who is there: the group first", async () => {
    openMyGames(someArrivals({ arrivals: [own] }), { phone: "650 726 1800" });
    await waitFor(() => expect(links()).toEqual(["Chat", "Directions", "Call the shop"]));
    expect(screen.getByRole("link", { name: "Call the shop" })).toHaveAttribute("href", "tel:6507261800");
  });
});
