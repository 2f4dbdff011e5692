import { fail } from "@fourball/domain/failure";
import type { FillState, StartFillInput } from "@fourball/domain/fill/schema";
import { aFillMessage, aFillPlan, aFillState } from "@fourball/testkit/fill-fixtures";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

type Calls = NonNullable<MockTreeChanges["fill"]>;

const filling = (fill: FillState): Calls => ({ get: () => ({ fill, message: null }) });
const openAsHost = (fill: Calls = {}, game = {}) => openTeeTime({ game: { ...asHost, ...game }, calls: { fill } });
const fillButton = () => screen.findByRole("button", { name: "Fill these spots" });

describe("a host with open spots the day before", () => {
  it("reads the plan, starts it, and then reads how it goes", async () => {
    let fill: FillState | null = null;
    const start = vi.fn((_: StartFillInput) => {
      fill = aFillState();
      return fill;
    });
    const { user } = openAsHost({ get: () => ({ fill, message: null }), start });
    await user.click(await fillButton());
    const sheet = within(await screen.findByRole("dialog", { name: "Fill these spots" }));
    expect(await sheet.findByText("9 golfers in 3 waves, the first now, the last at 6 PM")).toBeVisible();
    expect(sheet.getByText("3 partners of your group · 6 often play then near by")).toBeVisible();
    expect(sheet.getByRole("radio", { name: /^First yes/ })).toBeChecked();
    expect(sheet.getByRole("radio", { name: /^Ask me first/ })).toBeChecked();
    await user.click(sheet.getByRole("radio", { name: /^Confirm at once/ }));
    await user.click(sheet.getByRole("button", { name: "Ask 9 golfers" }));
    expect(await screen.findByText("Looking for a golfer · 2 written to · next at 5:30 PM")).toHaveFocus();
    expect(start).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), mode: "first-come", confirmsAtOnce: true });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("reads a new plan each time the sheet is opened", async () => {
    let waves = aFillPlan().waves;
    const { user } = openAsHost({ plan: () => aFillPlan({ waves }) });
    await user.click(await fillButton());
    await screen.findByRole("button", { name: "Ask 9 golfers" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    waves = waves.slice(1);
    await user.click(await fillButton());
    expect(await screen.findByRole("button", { name: "Ask 7 golfers" })).toBeVisible();
  });

  it("reads another plan for one golfer at a time", async () => {
    const waves = aFillPlan().waves.map((wave) => ({ ...wave, golfers: 1 }));
    const plan: Calls["plan"] = ({ mode }) => aFillPlan(mode === "one-at-a-time" ? { waves } : {});
    const { user } = openAsHost({ plan });
    await user.click(await fillButton());
    await user.click(await screen.findByRole("radio", { name: /^One at a time/ }));
    expect(await screen.findByText("3 golfers in 3 waves, the first now, the last at 6 PM")).toBeVisible();
  });

  it("reads that no golfer can be asked, and can't start", async () => {
    const { user } = openAsHost({ plan: () => aFillPlan({ waves: [], reasons: [] }) });
    await user.click(await fillButton());
    const sheet = within(await screen.findByRole("dialog"));
    expect(await sheet.findByText(/^No golfer can be asked before tee-off/)).toBeVisible();
    expect(sheet.getByRole("button", { name: "Fill these spots" })).toBeDisabled();
  });

  it("reads why it was refused", async () => {
    const { user } = openAsHost({ start: () => fail("fillRunning") });
    await user.click(await fillButton());
    await user.click(await screen.findByRole("button", { name: "Ask 9 golfers" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Golfers are already being asked");
  });

  it("stops it, and can start it again", async () => {
    let fill = aFillState();
    const stop = vi.fn(() => {
      fill = aFillState({ endedAt: NOW, endReason: "stopped", nextWaveAt: null });
      return fill;
    });
    const { user } = openAsHost({ get: () => ({ fill, message: null }), stop });
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await fillButton()).toBeVisible();
    expect(screen.queryByText(/^Looking for a golfer/)).not.toBeInTheDocument();
    expect(stop).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
  });

  it.each([
    [{ no: 3 }, "Waiting for a yes · 9 written to"],
    [{ no: 9 }, "No one could make it · 9 written to"],
  ])("reads what came of it once everyone was written to: %o", async (answers, words) => {
    openAsHost(filling(aFillState({ endedAt: NOW, endReason: "used-up", nextWaveAt: null, sent: 9, ...answers })));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await fillButton()).toBeVisible();
  });

  it.each(["filled", "used-up"] as const)("reads that a golfer said yes once the game is full: %s", async (endReason) => {
    openAsHost(filling(aFillState({ endedAt: NOW, endReason, nextWaveAt: null, yes: 1 })), { confirmedCount: 3 });
    expect(await screen.findByText("A golfer said yes · 2 written to")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Fill/ })).not.toBeInTheDocument();
  });
});

it("a host three days ahead is offered nothing", async () => {
  openAsHost({}, { date: "2026-06-14", teeOffAt: "2026-06-14T13:10:00.000Z" });
  expect(await screen.findByRole("heading", { name: /^Players/ })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText("Open slot")).not.toHaveLength(0));
  expect(screen.queryByRole("button", { name: /^Fill/ })).not.toBeInTheDocument();
});

describe("a golfer who is asked", () => {
  const openAsked = (fill: Calls = {}, message = aFillMessage()) =>
    openTeeTime({ calls: { fill: { get: () => ({ fill: null, message }), ...fill } } });

  it("reads why and is in with one tap", async () => {
    const answer = vi.fn(({ teeTimeId }: { teeTimeId: string }) => ({ teeTimeId, outcome: "confirmed" as const }));
    const { user } = openAsked({ answer }, aFillMessage({ confirmsAtOnce: true }));
    expect(await screen.findByText("You're asked because you played with Jonas.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Are you in?" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Request to Join" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "I'm in" }));
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), isComing: true }));
  });

  it("says no, and can still request to join", async () => {
    let message = aFillMessage();
    const answer = vi.fn(({ teeTimeId }: { teeTimeId: string }) => {
      message = aFillMessage({ answer: "no" });
      return { teeTimeId, outcome: "declined" as const };
    });
    const { user } = openTeeTime({ calls: { fill: { get: () => ({ fill: null, message }), answer } } });
    await user.click(await screen.findByRole("button", { name: "Not this time" }));
    expect(await screen.findByRole("button", { name: "Request to Join" })).toBeVisible();
    expect(answer).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), isComing: false });
  });

  it("reads until when the spot is promised", async () => {
    openAsked({}, aFillMessage({ promisedUntil: "2026-06-11T15:45:00.000Z" }));
    expect(await screen.findByText("The spot is yours until 5:45 PM. Say yes and Maya gets your request.")).toBeVisible();
  });

  it.each([aFillMessage({ isGone: true }), aFillMessage({ isGone: true, answer: "late" })])(
    "reads that the spot is gone, and finds similar games",
    async (message) => {
      openTeeTime({ game: { confirmedCount: 3 }, calls: { fill: { get: () => ({ fill: null, message }) } } });
      expect(await screen.findByRole("heading", { name: "The spot is gone" })).toBeVisible();
      expect(screen.getByRole("link", { name: "Find a similar game" })).toBeVisible();
      expect(screen.queryByRole("button", { name: "I'm in" })).not.toBeInTheDocument();
    },
  );
});
