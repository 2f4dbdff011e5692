import { NOW } from "@fourball/testkit/fixtures";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-route.tsx";
import { log, messageByMaya, online, openChat, ownMessage, seeEverything, teeTimeId } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("unread messages", () => {
  it("begin at a divider", async () => {
    openChat({ messages: [messageByMaya(1, "Old"), ownMessage(2, "Mine"), messageByMaya(3, "Fresh")], readUpTo: 1 });
    await screen.findByText("Fresh");
    expect((await log()).textContent).toMatch(/Old.*Mine.*New.*Fresh/s);
  });

  it("have no divider when all was read, or only own messages followed", async () => {
    openChat({ messages: [messageByMaya(1, "Old"), ownMessage(2, "Mine")], readUpTo: 1 });
    await screen.findByText("Mine");
    expect(screen.queryByText("New")).not.toBeInTheDocument();
  });

  it("are marked as read while visible in a focused tab", async () => {
    seeEverything();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const markRead = vi.fn(() => ({ teeTimeId }));
    openChat({ messages: [messageByMaya(1, "Hello")], readUpTo: 0, calls: { chat: { markRead } } });
    await waitFor(() => expect(markRead).toHaveBeenCalledWith({ teeTimeId, seq: 1 }));
  });

  it("are marked once, and not for own or already read messages", async () => {
    seeEverything();
    const focus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const markRead = vi.fn(() => ({ teeTimeId }));
    const { socket } = openChat({ messages: [messageByMaya(1, "Hello")], readUpTo: 1, calls: { chat: { markRead } } });
    await online();
    socket.emit("chat.events", { teeTimeId }, { type: "message", message: ownMessage(2, "Bye") });
    socket.emit(
      "chat.events",
      { teeTimeId },
      { type: "message", message: ownMessage(3, "Alex Lee is no longer in the group", { type: "member_left" }) },
    );
    await screen.findByText("Alex Lee is no longer in the group");
    socket.emit("chat.events", { teeTimeId }, { type: "message", message: messageByMaya(4, "Wait") });
    await waitFor(() => expect(markRead).toHaveBeenCalledOnce());
    for (const isThere of [false, true]) {
      focus.mockReturnValue(isThere);
      act(() => void window.dispatchEvent(new Event("focus")));
    }
    socket.emit("chat.events", { teeTimeId }, { type: "message", message: messageByMaya(5, "Please") });
    await waitFor(() => expect(markRead).toHaveBeenLastCalledWith({ teeTimeId, seq: 5 }));
    expect(markRead.mock.calls).toEqual([[{ teeTimeId, seq: 4 }], [{ teeTimeId, seq: 5 }]]);
  });

  it("are marked as read although the page is left right after", async () => {
    seeEverything();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const markRead = vi.fn(() => ({ teeTimeId }));
    const { socket } = openChat({ messages: [messageByMaya(1, "Hello")], readUpTo: 0, calls: { chat: { markRead } } });
    await online();
    await waitFor(() => expect(markRead).toHaveBeenCalledOnce());
    const sent = vi.spyOn(globalThis, "fetch");
    socket.emit("chat.events", { teeTimeId }, { type: "message", message: messageByMaya(2, "Bye") });
    await screen.findByText("Bye");
    await act(async () => void window.dispatchEvent(new Event("pagehide")));
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ keepalive: true }));
    await waitFor(() => expect(markRead).toHaveBeenLastCalledWith({ teeTimeId, seq: 2 }));
  });

  it("do not count for the room that is being read", async () => {
    seeEverything();
    const focus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const chat = { unread: () => [{ teeTimeId, count: 1, isMuted: false }], markRead: () => new Promise<never>(() => undefined) };
    openChat({ messages: [messageByMaya(1, "Hello")], calls: { chat }, draw: renderApp });
    await online();
    expect(screen.getByRole("link", { name: "Notifications" })).toBeVisible();
    focus.mockReturnValue(false);
    window.dispatchEvent(new Event("blur"));
    expect(await screen.findByRole("link", { name: "Notifications, 1 unread message" })).toBeVisible();
  });

  it("are not marked while the tab is in the background", async () => {
    seeEverything();
    const focus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
    const markRead = vi.fn(() => ({ teeTimeId }));
    openChat({ messages: [messageByMaya(1, "Hello")], readUpTo: 0, calls: { chat: { markRead } } });
    await online();
    expect(markRead).not.toHaveBeenCalled();
    focus.mockReturnValue(true);
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(markRead).toHaveBeenCalledOnce());
  });
});
