import { fail } from "@fourball/domain/failure";
import type { Notification } from "@fourball/domain/notification/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTree, MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aNotification } from "@fourball/testkit/round-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../../testing/render-route.tsx";
import { treatAsVisible } from "../../../testing/treat-as-visible.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" };
const read = { readAt: NOW };
const open = (notification: MockTreeChanges["notification"], draw = renderRoute) => draw("/dashboard", { notification });
const shows = (...items: Notification[]) => open({ list: () => ({ items, nextCursor: null }) });
const lines = async () => within(await screen.findByRole("region", { name: "Activity" })).findAllByRole("listitem");

describe("the activity list", () => {
  it("shows what happened, in which game and how long ago, and marks unread ones as text", async () => {
    shows(
      aNotification(),
      aNotification({ id: idOf(501), actor: null, actorName: null, content: { kind: "join-approved", ...place }, ...read }),
    );
    const [first, second] = await lines();
    expect(first).toHaveTextContent("New: Jonas Reyes wants to joinFri, Jun 12, 6:10 AM PDT at Cypress Hollow");
    expect(first?.querySelector("time")).toHaveAttribute("datetime", NOW);
    expect(second).toHaveTextContent(/^The host said yes. You're in/);
  });

  it("links to pending requests, otherwise to the game", async () => {
    shows(
      aNotification(),
      aNotification({
        id: idOf(501),
        actor: null,
        actorName: null,
        content: { kind: "tee-time-cancelled", reason: "Frost on the greens", ...place },
      }),
    );
    expect(await screen.findByRole("link", { name: "Jonas Reyes wants to join" })).toHaveAttribute(
      "href",
      "/dashboard?tab=requests",
    );
    const cancelled = screen.getByRole("link", { name: "The host cancelled the game" });
    expect(cancelled).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(screen.getByText("The host wrote: “Frost on the greens”")).toBeVisible();
  });

  it("leaves out a request that waits for an answer beside it", async () => {
    renderRoute("/dashboard?tab=requests", {
      dashboard: { pendingRequests: () => [aParticipation({ id: idOf(300), status: "pending" })] },
      notification: {
        list: () => ({
          items: [aNotification({ content: { kind: "join-approved", ...place } }), aNotification({ id: idOf(501) })],
          nextCursor: null,
        }),
      },
    });
    await screen.findByRole("button", { name: /^Approve Jonas Reyes/ });
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect(screen.queryByText("Jonas Reyes wants to join")).not.toBeInTheDocument();
  });

  it("shows the old and new values of a changed game", async () => {
    const before = { ...place, time: "07:00" };
    shows(aNotification({ content: { kind: "tee-time-edited", before, ...place } }));
    const [line] = await lines();
    expect(line).toHaveTextContent(
      "Before: Fri, Jun 12, 7:00 AM PDT at Cypress HollowNow: Fri, Jun 12, 6:10 AM PDT at Cypress Hollow",
    );
  });

  it("loads earlier notifications", async () => {
    const list = vi.fn(({ cursor }: { cursor?: string }) =>
      cursor
        ? {
            items: [
              aNotification({ id: idOf(501), actor: null, actorName: null, content: { kind: "removed", ...place }, ...read }),
            ],
            nextCursor: null,
          }
        : { items: [aNotification(read)], nextCursor: "earlier" },
    );
    const { user } = open({ list });
    await user.click(await screen.findByRole("button", { name: "Show earlier" }));
    expect(await screen.findByText("The host removed you from the game")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show earlier" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Activity" })).toHaveFocus());
  });

  it("shows an error when earlier notifications cannot be loaded", async () => {
    const { user } = open({
      list: ({ cursor }) => {
        if (cursor) return fail("serviceUnavailable");
        return { items: [aNotification(read)], nextCursor: "earlier" };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Show earlier" }));
    expect(await screen.findByText("Couldn't load earlier activity")).toBeVisible();
  });

  it("is empty at first", async () => {
    shows();
    expect(await screen.findByText("Nothing new. We'll show requests, replies and changes here.")).toBeVisible();
  });

  it("is announced while it loads", async () => {
    open({ list: () => new Promise(() => undefined) });
    const section = await screen.findByRole("region", { name: "Activity" });
    expect(await within(section).findByRole("status")).toHaveTextContent("Loading…");
  });

  it("can be retried when it cannot be loaded", async () => {
    const list = vi.fn<MockTree["notification"]["list"]>(() => ({ items: [aNotification()], nextCursor: null }));
    list.mockImplementationOnce(() => fail("serviceUnavailable"));
    const { user } = open({ list });
    const section = within(await screen.findByRole("region", { name: "Activity" }));
    expect(await section.findByText("Couldn't load your activity")).toBeVisible();
    await user.click(section.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Jonas Reyes wants to join")).toBeVisible();
  });
});

describe("a visible notification", () => {
  it("is marked as read once, and stays marked as new for this visit", async () => {
    treatAsVisible();
    const markRead = vi.fn(() => ({ unread: 0, waiting: 0 }));
    const list = () => ({ items: [aNotification(), aNotification({ id: idOf(501), ...read })], nextCursor: null });
    open({ list, unread: () => ({ unread: 1, waiting: 0 }), markRead }, renderApp);
    await waitFor(() => expect(markRead).toHaveBeenCalledExactlyOnceWith({ ids: [idOf(500)] }));
    expect(await screen.findByRole("link", { name: "Notifications" })).toBeVisible();
    expect((await lines())[0]).toHaveTextContent(/New: Jonas/);
  });

  it("is not marked as read when it is only loaded", async () => {
    const markRead = vi.fn(() => ({ unread: 0, waiting: 0 }));
    open({ list: () => ({ items: [aNotification()], nextCursor: null }), markRead });
    await lines();
    expect(markRead).not.toHaveBeenCalled();
  });

  it("is marked as read with all others", async () => {
    let readAt: string | null = null;
    const markRead = vi.fn(() => {
      readAt = NOW;
      return { unread: 0, waiting: 0 };
    });
    const { user } = open({ list: () => ({ items: [aNotification({ readAt })], nextCursor: null }), markRead });
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await waitFor(async () => expect((await lines())[0]).toHaveTextContent(/^JRJonas Reyes wants to join/));
    expect(markRead).toHaveBeenCalledExactlyOnceWith({});
    await waitFor(() => expect(screen.getByRole("heading", { name: "Activity" })).toHaveFocus());
  });
});
