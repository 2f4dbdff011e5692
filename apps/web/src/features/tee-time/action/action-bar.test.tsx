import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../../testing/on-phone.ts";
import { aRequest, asHost, openTeeTime } from "../../../testing/open-tee-time.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { scrollEverythingTo } from "../../../testing/treat-as-visible.ts";

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

  it("opens the sheet for a newcomer who asks from a card of the list", async () => {
    const { user, router } = renderRoute("/marketplace", {
      account: { current: () => anAccount({ handicap: null, gamesPlayed: 0 }) },
      teeTime: { list: () => ({ items: [aTeeTimeCard()], nextCursor: null }), get: () => aTeeTimeDetail() },
      participation: { list: () => [] },
    });
    const card = within(await screen.findByRole("article"));
    await user.click(card.getByRole("link", { name: "Request to Join" }));
    expect(await screen.findByRole("dialog", { name: "Ask Maya for a spot" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.href).toBe(`/tee-times/${idOf(200)}`);
  });

  it("leaves the sheet closed after a request that began on a card is withdrawn", async () => {
    let current = aTeeTimeDetail();
    const join = () => {
      current = aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1 });
      return aParticipation({ status: "pending" });
    };
    const { user, router } = openTeeTime({
      path: `/tee-times/${idOf(200)}?ask=true`,
      calls: {
        account: { current: () => anAccount({ handicap: null, gamesPlayed: 0 }) },
        teeTime: { get: () => current, join },
      },
    });
    const sheet = within(await screen.findByRole("dialog", { name: "Ask Maya for a spot" }));
    await user.click(sheet.getByRole("button", { name: "Request to Join" }));
    expect(await screen.findByRole("heading", { name: "Request Sent" })).toBeVisible();
    expect(router.state.location.href).toBe(`/tee-times/${idOf(200)}`);
  });

  it("opens a sheet for a newcomer, with what a host wants to know, and sends from there", async () => {
    let current = aTeeTimeDetail();
    const join = vi.fn(() => {
      current = aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1 });
      return aParticipation({ status: "pending" });
    });
    const update = vi.fn(() => anAccount({ handicap: 14 }));
    const account = { current: () => anAccount({ handicap: null, gamesPlayed: 0 }) };
    const { user } = openTeeTime({ calls: { account, profile: { update }, teeTime: { get: () => current, join } } });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Ask Maya for a spot" }));
    await user.click(sheet.getByRole("button", { name: "I walk" }));
    await user.click(sheet.getByRole("button", { name: "First time here" }));
    const message = sheet.getByRole("textbox", { name: /Message to the host/ });
    await user.type(message, " See you!");
    await user.click(sheet.getByRole("button", { name: "I walk" }));
    expect(message).toHaveValue("It's my first time here. See you!");
    await user.type(sheet.getByRole("textbox", { name: "Your handicap" }), "60");
    await user.click(sheet.getByRole("button", { name: "Request to Join" }));
    expect(await sheet.findByText("Handicap must be a number from 0 to 54")).toBeVisible();
    expect(join).not.toHaveBeenCalled();
    await user.clear(sheet.getByRole("textbox", { name: "Your handicap" }));
    await user.type(sheet.getByRole("textbox", { name: "Your handicap" }), "14");
    await user.click(sheet.getByRole("button", { name: "Request to Join" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Request Sent" })).toHaveFocus());
    expect(update).toHaveBeenCalledExactlyOnceWith({ handicap: 14 });
    expect(join).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), message: "It's my first time here. See you!" });
  });

  it("warns of a game at the same time before the request is sent, and not after", async () => {
    const overlap = {
      teeTimeId: idOf(230),
      courseName: "Cedar Ridge",
      date: "2026-06-12",
      time: "07:00",
      timeZone: "America/New_York",
    };
    const { user } = openTeeTime({ game: { overlap } });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Ask Maya for a spot" }));
    expect(sheet.getByText("You have another game at about this time")).toBeVisible();
    expect(sheet.queryByRole("textbox", { name: "Your handicap" })).not.toBeInTheDocument();
  });

  it("says how the host answers", async () => {
    openTeeTime({ game: { hostAnswers: { percent: 95, medianMinutes: 110 } } });
    const button = await screen.findByRole("button", { name: "Request to Join" });
    expect(screen.getByText("Replies within 2 hours").closest("div")).toContainElement(button);
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

  describe("of a host whom golfers ask", () => {
    const people = [
      aRequest({ answerDueAt: "2026-06-12T01:00:00.000Z" }),
      aRequest({ id: idOf(302), answerDueAt: "2026-06-11T22:10:00.000Z" }),
    ];

    it("leads to them once they are scrolled away, and says until when the first waits", async () => {
      const { user } = openTeeTime({ game: { ...asHost, pendingCount: 2 }, people });
      const requests = await screen.findByRole("region", { name: "2 pending requests" });
      scrollEverythingTo(-300, 0);
      const manage = await screen.findByRole("button", { name: "Manage" });
      expect(screen.getByText("2 want in")).toBeVisible();
      expect(screen.getByText("First reply by Fri 12:10 AM GMT+2")).toBeVisible();
      await user.click(manage);
      expect(requests).toHaveFocus();
    });

    it("opens the chat while they are in sight", async () => {
      openTeeTime({ game: { ...asHost, pendingCount: 2 }, people });
      await screen.findByRole("region", { name: "2 pending requests" });
      scrollEverythingTo(300, 600);
      expect(screen.getByRole("link", { name: "Open chat" })).toBeVisible();
      expect(screen.queryByRole("button", { name: "Manage" })).not.toBeInTheDocument();
    });
  });

  it("opens the chat of a host whose group is full", async () => {
    openTeeTime({ game: { ...asHost, totalSlots: 3, confirmedCount: 2 } });
    expect(await screen.findByRole("link", { name: "Open chat" })).toBeVisible();
    expect(screen.getByText("That's three")).toBeVisible();
  });

  it("leads a host whom nobody waits for to what else can be done", async () => {
    const { user } = openTeeTime({ game: { ...asHost, confirmedCount: 0 } });
    await screen.findByRole("link", { name: "Edit" });
    await user.click(screen.getByRole("button", { name: "Manage" }));
    expect(screen.getByRole("region", { name: "Manage Your Tee Time" })).toHaveFocus();
  });

  it("puts a golfer on the waitlist of a full game", async () => {
    const joinWaitlist = vi.fn(() => aParticipation({ status: "pending", waitlistPosition: 1 }));
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
