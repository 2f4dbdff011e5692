import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../../testing/on-phone.ts";
import { asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onPhone();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the bar of a phone", () => {
  it("sends a request with the message from the card, and offers the way back", async () => {
    let current = aTeeTimeDetail();
    const join = vi.fn(() => {
      current = aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1 });
      return aParticipation({ status: "pending" });
    });
    const { user } = openTeeTime({ calls: { teeTime: { get: () => current, join } } });
    await user.type(await screen.findByRole("textbox", { name: /Message to the host/ }), "I walk");
    await user.click(screen.getByRole("button", { name: "Request to Join" }));
    expect(await screen.findByRole("button", { name: "Withdraw request" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Request to Join" })).not.toBeInTheDocument();
    expect(join).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), message: "I walk" });
    await waitFor(() => expect(screen.getByRole("heading", { name: "Request Sent" })).toHaveFocus());
  });

  it("says how the host answers", async () => {
    openTeeTime({ game: { hostAnswers: { percent: 95, medianMinutes: 110 } } });
    const button = await screen.findByRole("button", { name: "Request to Join" });
    expect(screen.getByText("Answers 95%, within 2 hours").closest("div")).toContainElement(button);
  });

  it("says while the request is on its way", async () => {
    const { user } = openTeeTime({ calls: { teeTime: { join: () => new Promise(() => undefined) } } });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    expect(await screen.findByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
  });

  it("opens the chat of a player, and says how much is new", async () => {
    openTeeTime({
      game: { viewerStatus: "confirmed" },
      calls: { chat: { unread: () => [{ teeTimeId: idOf(200), count: 3, isMuted: false }] } },
    });
    const chat = await screen.findByRole("link", { name: "Open chat, 3 unread messages" });
    expect(chat).toHaveAttribute("href", `/tee-times/${idOf(200)}?view=chat`);
    expect(screen.getAllByText("in 22 hours", { exact: false })[0]).toBeVisible();
  });

  it("leads a host to the players, with the number of requests", async () => {
    const { user } = openTeeTime({ game: { ...asHost, pendingCount: 2 } });
    await user.click(await screen.findByRole("button", { name: "Manage (2)" }));
    expect(screen.getByRole("heading", { name: "Players (2/4)" })).toHaveFocus();
  });

  it("puts a golfer on the waitlist of a full game", async () => {
    const joinWaitlist = vi.fn(() => aParticipation({ status: "pending", linePlace: 1 }));
    const { user } = openTeeTime({ game: { confirmedCount: 3 }, calls: { teeTime: { joinWaitlist } } });
    await user.click(await screen.findByRole("button", { name: "Join waitlist" }));
    await waitFor(() => expect(joinWaitlist).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) }));
  });

  it.each([
    ["cancelled", { status: "cancelled", viewerStatus: "pending" }],
    ["played", { teeOffAt: "2026-06-10T13:10:00.000Z", status: "completed" }],
  ] as const)("is not there once a game is %s", async (_, game) => {
    openTeeTime({ game });
    await screen.findByText("Jonas Reyes");
    expect(screen.queryByRole("button", { name: /Request|Withdraw|Manage|waitlist/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Find a similar game" })).toBeVisible();
  });
});

it("a played game › leads to the next such weekday at that hour", async () => {
  openTeeTime({ game: { date: "2026-06-05", teeOffAt: "2026-06-05T13:10:00.000Z", status: "completed" } });
  const similar = within(await screen.findByRole("article")).getByRole("link", { name: "Find a similar game" });
  expect(similar).toHaveAttribute("href", "/marketplace?from=2026-06-12&to=2026-06-12&times=early");
});
