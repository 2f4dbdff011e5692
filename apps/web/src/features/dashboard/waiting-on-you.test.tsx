import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTree, MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aGuestRequest, aParticipation } from "@fourball/testkit/request-fixtures";
import { someStats } from "@fourball/testkit/tee-time-fixtures";
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPendingRequest, jonas } from "../../golf/requests/a-pending-request.ts";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (dashboard: MockTreeChanges["dashboard"] = {}, path = "/dashboard", calls: MockTreeChanges = {}) =>
  renderRoute(path, { ...calls, dashboard });

describe("incoming requests", () => {
  it("of golfers and guests are by game, soonest deadline first", async () => {
    const later = { ...aParticipation().teeTime, course: { ...aParticipation().teeTime.course, name: "Later Links" } };
    open(
      {
        pendingRequests: () => [
          aPendingRequest(301, "Ruth", { teeTimeId: idOf(201), teeTime: later, answerDueAt: "2026-06-13T00:00:00.000Z" }),
          aPendingRequest(302, "Jonas", { message: "I walk fast", answerDueAt: "2026-06-12T19:00:00.000Z" }),
        ],
        pendingGuests: () => [aGuestRequest({ answerDueAt: "2026-06-11T22:10:00.000Z" })],
        stats: () => someStats({ requestsWaiting: 3 }),
      },
      "/dashboard?tab=requests",
    );
    const rows = await screen.findAllByRole("article");
    expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(["Robin Vale", "Jonas Reyes", "Ruth Reyes"]);
    const [guest, golfer] = rows.map((row) => within(row));
    expect(guest?.getByText(/^Fri,? 12:10 AM GMT\+2$/)).toBeVisible();
    expect(guest?.getByRole("link", { name: "robin@example.com" })).toBeVisible();
    expect(golfer?.getByText(/^Fri,? 9:00 PM GMT\+2$/)).toBeVisible();
    expect(golfer?.getByText("“I walk fast”")).toBeVisible();
    expect(golfer?.getByRole("img", { name: "Rated 4.4 of 5" })).toBeVisible();
    expect(golfer?.getByRole("link", { name: "Jonas Reyes" })).toHaveAttribute("href", `/profile/${idOf(3)}`);
    const game = within(screen.getByRole("region", { name: "Cypress Hollow" }));
    expect(game.getByText("2 spots open, 2 asking")).toBeVisible();
    expect(game.getByRole("link", { name: /^View the tee time Cypress Hollow/ })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(200)}`,
    );
    expect(screen.getByRole("tab", { name: "Requests" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^3 ?Pending Requests$/ })).toBeVisible();
  });

  it("say whom the golfer brings, and that each needs a spot", async () => {
    const { teeTime } = aParticipation();
    const friends = ["Robin Vale"];
    open(
      { pendingRequests: () => [aPendingRequest(301, "Jonas", { friends, teeTime: { ...teeTime, confirmedCount: 2 } })] },
      "/dashboard?tab=requests",
    );
    expect(await screen.findByRole("heading", { name: "Jonas Reyes + 1 friend" })).toBeVisible();
    expect(screen.getByText("Brings Robin Vale. This request needs 2 spots and 1 is open.")).toBeVisible();
    const approve = screen.getByRole("button", { name: /^Approve Jonas Reyes \+ 1 friend, .*: this request needs 2 spots/ });
    expect(approve).toHaveAttribute("aria-disabled", "true");
  });

  it("say once that a golfer is new, and that a handicap is missing", async () => {
    const user = { handicap: null, rating: 0, ratingsCount: 0, gamesHosted: 0, gamesPlayed: 1 };
    const request = aPendingRequest(301, "Jonas");
    open({ pendingRequests: () => [{ ...request, user: { ...request.user, ...user } }] }, "/dashboard?tab=requests");
    expect(await screen.findByText(/^No handicap yet/)).toHaveTextContent(/^No handicap yet New$/);
  });

  it("say whether the golfer showed up for rounds", async () => {
    const attendance = { showedUp: 3, lateWithdrawals: 0, noShows: 1 };
    open({ pendingRequests: () => [aPendingRequest(301, "Jonas", { attendance })] }, "/dashboard?tab=requests");
    expect(await screen.findByText("Showed up for 3 of 4 · 1 no-show")).toBeVisible();
  });

  it("show an empty state", async () => {
    open({}, "/dashboard?tab=requests");
    expect(await screen.findByText("No requests to answer.")).toBeVisible();
  });

  it("cannot be approved without a spot, but declined", async () => {
    const full = { ...aParticipation().teeTime, totalSlots: 2, confirmedCount: 1 };
    open({ pendingRequests: () => [aPendingRequest(301, "Jonas", { teeTime: full })] }, "/dashboard?tab=requests");
    expect(await screen.findByRole("button", { name: `Approve ${jonas}: no spots left` })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(screen.getByRole("button", { name: `Decline ${jonas}` })).toBeEnabled();
  });

  /** A host with one request, stored as on the server. */
  function withOneRequest(refuse?: MockTree["participation"]["undoDecision"]) {
    let waits = true;
    const decide = vi.fn();
    const app = open({ pendingRequests: () => (waits ? [aPendingRequest(301, "Jonas")] : []) }, "/dashboard?tab=requests", {
      participation: {
        decide: (input) => {
          decide(input);
          waits = false;
          return aParticipation({ status: input.status });
        },
        undoDecision: (input) => {
          if (refuse) return refuse(input);
          waits = true;
          return aParticipation({ status: "pending" });
        },
      },
    });
    return { ...app, decide };
  }

  it.each([
    ["Approve", "confirmed", "Request Approved!", "Jonas is in", "Say hello to Jonas"],
    ["Decline", "declined", "Request Declined", "Declined Jonas", `Undo for ${jonas}`],
  ])("%s says what it did, and leaves a way back in place", async (button, status, toast, word, next) => {
    const { user, decide } = withOneRequest();
    await user.click(await screen.findByRole("button", { name: `${button} ${jonas}` }));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(decide).toHaveBeenCalledExactlyOnceWith({ participantId: idOf(301), from: "pending", status });
    expect(screen.getByText(word)).toBeVisible();
    const undo = screen.getByRole("button", { name: `Undo for ${jonas}` });
    expect(document.activeElement).toHaveAccessibleName(next);
    // The second press of a double click does nothing.
    await user.keyboard("{Enter}");
    await user.click(undo);
    expect(undo).toBeVisible();
    vi.advanceTimersByTime(500);
    await user.click(undo);
    expect(await screen.findByRole("button", { name: `Approve ${jonas}` })).toBeVisible();
    expect(screen.getByRole("link", { name: "Jonas Reyes" })).toHaveFocus();
  });

  it("leave the focus where the golfer has taken it", async () => {
    const { user } = withOneRequest();
    const approve = await screen.findByRole("button", { name: `Approve ${jonas}` });
    const copy = screen.getByRole("button", { name: "Copy link" });
    await user.click(approve);
    act(() => copy.focus());
    await screen.findByRole("button", { name: `Undo for ${jonas}` });
    expect(copy).toHaveFocus();
  });

  it("once answered keep their way back while another tab is open", async () => {
    const { user } = withOneRequest();
    await user.click(await screen.findByRole("button", { name: `Approve ${jonas}` }));
    await screen.findByRole("button", { name: `Undo for ${jonas}` });
    await user.click(screen.getByRole("tab", { name: /Joined/ }));
    await user.click(screen.getByRole("tab", { name: /Requests/ }));
    expect(await screen.findByRole("button", { name: `Undo for ${jonas}` })).toBeVisible();
  });

  it("that can no longer be taken back say so, and offer it no more", async () => {
    const gone = () => fail("requestNotFound");
    const { user } = withOneRequest(gone);
    await user.click(await screen.findByRole("button", { name: `Approve ${jonas}` }));
    const undo = await screen.findByRole("button", { name: `Undo for ${jonas}` });
    vi.advanceTimersByTime(500);
    await user.click(undo);
    expect(await screen.findByText("Undo Failed")).toBeVisible();
    expect(await screen.findByText("No requests to answer.")).toBeVisible();
  });

  it("once answered are gone after eight seconds", async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
      now: new Date(NOW),
    });
    const { user } = withOneRequest();
    await user.click(await screen.findByRole("button", { name: `Approve ${jonas}` }));
    await screen.findByRole("button", { name: `Undo for ${jonas}` });
    await act(() => vi.advanceTimersByTimeAsync(8280));
    expect(await screen.findByText("No requests to answer.")).toBeVisible();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });

  it("that are refused say why, and stay", async () => {
    const decide = () => fail("noSpotsLeft");
    const { user } = open({ pendingRequests: () => [aPendingRequest(301, "Jonas")] }, "/dashboard?tab=requests", {
      participation: { decide },
    });
    await user.click(await screen.findByRole("button", { name: `Approve ${jonas}` }));
    expect(await screen.findByText("Approval Failed")).toBeVisible();
    expect(screen.getByText("No spots left")).toBeVisible();
    expect(await screen.findByRole("button", { name: `Approve ${jonas}` })).toBeEnabled();
  });

  it("of guests are answered the same way", async () => {
    const decide = vi.fn(() => aGuestRequest({ status: "approved" }));
    const { user } = open({ pendingGuests: () => [aGuestRequest()] }, "/dashboard?tab=requests", { guest: { decide } });
    await user.click(await screen.findByRole("button", { name: /^Approve Robin Vale, / }));
    expect(await screen.findByText("Request Approved!")).toBeVisible();
    expect(decide).toHaveBeenCalledExactlyOnceWith({ guestRequestId: idOf(350), from: "pending", status: "approved" });
  });
});
