import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aNotification, aRoundRating } from "@fourball/testkit/round-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../../testing/on-phone.ts";
import { renderApp, renderRoute } from "../../../testing/render-route.tsx";
import { treatAsVisible } from "../../../testing/treat-as-visible.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onPhone();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mine = (id: number, changes = {}) =>
  aTeeTimeCard({ id: idOf(id), viewerStatus: "host", hostId: idOf(1), pendingCount: 0, ...changes });

const otherRequest = {
  kind: "join-requested",
  participantId: idOf(301),
  golferId: idOf(4),
  courseName: "Cypress Hollow",
  date: "2026-06-12",
  time: "06:10",
} as const;

describe("what happened", () => {
  it.each([
    ["while the request is above", [aParticipation({ status: "pending" })], 0],
    ["once it is answered", [], 1],
  ])("says that a golfer wants to join %s so many times", async (_, requests, times) => {
    renderRoute("/dashboard?tab=requests", {
      dashboard: { pendingRequests: () => requests },
      notification: {
        list: () => ({
          items: [aNotification(), aNotification({ id: idOf(501), actorName: "Priya Shah", content: otherRequest })],
          nextCursor: null,
        }),
      },
    });
    expect(await screen.findByText("Priya Shah wants to join")).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText("Jonas Reyes wants to join")).toHaveLength(times));
  });
});

describe("Activity", () => {
  const request = aParticipation({ id: idOf(301), status: "pending", answerDueAt: "2026-06-11T22:10:00.000Z" });
  const at = (createdAt: string, id: number) => aNotification({ id: idOf(id), createdAt, readAt: NOW });

  it("puts what waits for an answer first, then groups what happened by its day", async () => {
    const items = [at(NOW, 500), at("2026-06-09T15:00:00.000Z", 501), at("2026-05-01T15:00:00.000Z", 502)];
    renderRoute("/dashboard?tab=requests", {
      dashboard: { pendingRequests: () => [request] },
      notification: { list: () => ({ items, nextCursor: null }) },
    });
    await screen.findByRole("heading", { name: "Earlier" });
    const names = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(names).toEqual(["Activity", "Needs your answer", "Cypress Hollow", "Jonas Reyes", "Today", "This week", "Earlier"]);
    expect(screen.getByText("Tue")).toBeInTheDocument();
    expect(screen.getByText("May 1")).toBeInTheDocument();
  });

  it("marks as read only the lines that are on screen", async () => {
    treatAsVisible((line) => line.textContent.includes("Jonas"));
    const markRead = vi.fn(() => ({ unread: 1, waiting: 0 }));
    const items = [aNotification(), aNotification({ id: idOf(501), actorName: "Priya Shah" })];
    renderRoute("/dashboard?tab=requests", { notification: { list: () => ({ items, nextCursor: null }), markRead } });
    await waitFor(() => expect(markRead).toHaveBeenCalledExactlyOnceWith({ ids: [idOf(500)] }));
  });

  it("has the chats that the bell counts", async () => {
    renderRoute("/dashboard?tab=requests", {
      dashboard: { hosted: () => [mine(200), mine(201)] },
      chat: {
        unread: () => [
          { teeTimeId: idOf(200), count: 3, isMuted: false },
          { teeTimeId: idOf(201), count: 2, isMuted: true },
        ],
      },
    });
    expect(await screen.findByRole("link", { name: "3 new messages in Cypress Hollow, Tomorrow" })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(200)}?view=chat`,
    );
    expect(screen.queryByRole("link", { name: /^2 new messages/ })).not.toBeInTheDocument();
  });

  it("is one tap from the list, and an approval is the second", async () => {
    treatAsVisible();
    const decide = vi.fn(() => aParticipation());
    const { user } = renderApp("/marketplace", {
      dashboard: { pendingRequests: () => [request] },
      participation: { decide },
    });
    await user.click(await screen.findByRole("link", { name: /^Activity/ }));
    await user.click(await screen.findByRole("button", { name: /^Approve Jonas Reyes/ }));
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  });

  it.each([
    ["nothing is new", NOW, 1],
    ["a question waits below", null, 0],
  ])("says that there is nothing to answer as often as it is true: %s", async (_, readAt, times) => {
    const content = {
      kind: "still-playing",
      courseName: "Cypress Hollow",
      date: "2026-06-12",
      time: "06:10",
      writtenOn: "2026-06-11",
    } as const;
    const items = [aNotification({ readAt, content })];
    renderRoute("/dashboard?tab=requests", { notification: { list: () => ({ items, nextCursor: null }) } });
    expect(await screen.findByText("Still playing tomorrow?")).toBeVisible();
    expect(screen.queryAllByText("No requests to answer.")).toHaveLength(times);
  });

  it("has nothing to say of requests below a round of which the host hasn't said who came", async () => {
    renderRoute("/dashboard?tab=requests", {
      notification: { list: () => ({ items: [], nextCursor: null }) },
      rating: { open: () => [aRoundRating({ asksWhoCame: true })] },
    });
    expect(await screen.findByRole("link", { name: /^Did everyone come\?/ })).toBeVisible();
    expect(await screen.findByText("Nothing new. We'll show requests, replies and changes here.")).toBeVisible();
    expect(screen.queryByText("No requests to answer.")).not.toBeInTheDocument();
  });
});
