import { Failure } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockChoice } from "../../shared/viewer-units.ts";
import { messageByMaya, openChat, ownMessage, seeEverything, teeTimeId } from "./testing.ts";

const box = () => screen.getByRole("textbox", { name: "Message" });
const online = () => waitFor(() => expect(box()).toBeEnabled());
const log = () => screen.findByRole("log");
const texts = async () => [...(await log()).querySelectorAll(".whitespace-pre-wrap")].map((each) => each.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clockChoice.choose(undefined);
});

describe("the chat history", () => {
  it("shows author, time and line breaks", async () => {
    const timestamp = "2026-06-11T14:55:00.000Z";
    openChat({ messages: [messageByMaya(1, "First tee\nat nine", { timestamp })] });
    const said = await screen.findByText(/First tee/);
    expect(said.textContent).toBe("First tee\nat nine");
    expect(await log()).toHaveTextContent("Maya Okafor, 7:55 AM");
    expect(screen.getByText("7:55 AM")).toHaveAttribute("dateTime", timestamp);
  });

  it("has times as the golfer chose them", async () => {
    clockChoice.choose("24");
    openChat({ messages: [messageByMaya(1, "Evening", { timestamp: "2026-06-11T02:05:00.000Z" })] });
    expect(await screen.findByText("19:05")).toBeVisible();
  });

  it("shows system notes as badges", async () => {
    openChat({ messages: [messageByMaya(1, "Maya Okafor joined the group", { type: "member_joined" })] });
    expect(await screen.findByText("Maya Okafor joined the group")).toBeVisible();
  });

  it("is empty at first, with a suggestion for the first message", async () => {
    const say = vi.fn(() => ownMessage(1, ""));
    const { user } = openChat({ calls: { chat: { say } } });
    expect(await screen.findByText("No messages yet")).toBeVisible();
    expect(screen.getByText("Start the conversation!")).toBeVisible();
    for (const starter of ["Hi all, see you on the first tee", "Who's walking?", "Meeting 20 min before?"])
      expect(await screen.findByRole("button", { name: starter })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Who's walking?" }));
    expect(box()).toHaveValue("Who's walking?");
    expect(box()).toHaveFocus();
    expect(say).not.toHaveBeenCalled();
  });

  it("links web addresses safely", async () => {
    openChat({ messages: [messageByMaya(1, "See https://golf.example/map and javascript:alert(1)")] });
    const link = await screen.findByRole("link", { name: "https://golf.example/map" });
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    expect(link).toHaveAttribute("target", "_blank");
    expect(within(await log()).getAllByRole("link")).toHaveLength(1);
  });

  it("announces only messages that arrive after opening", async () => {
    openChat({ messages: [messageByMaya(1, "Hello")] });
    await waitFor(async () => expect(await log()).toHaveAttribute("aria-live", "polite"));
  });

  it("is in order without duplicates, whatever the stream repeats or skips", async () => {
    const history = vi.fn(({ before }: { before?: number | undefined }) => ({
      messages: [1, 2, 3, 4].filter((seq) => seq < (before ?? 2)).map((seq) => messageByMaya(seq, `Number ${seq}`)),
      readUpTo: 1,
      seenUpTo: 0,
    }));
    const { socket } = openChat({ calls: { chat: { history } } });
    await online();
    for (const seq of [1, 4, 4])
      socket.emit("chat.events", { teeTimeId }, { type: "line", line: messageByMaya(seq, `Number ${seq}`) });
    await waitFor(async () => expect(await texts()).toEqual([1, 2, 3, 4].map((seq) => `Number ${seq}`)));
    expect(history).toHaveBeenCalledTimes(2);
  });

  it("loads earlier messages", async () => {
    const history = vi.fn(({ before }: { before?: number | undefined }) => ({
      messages: before ? [messageByMaya(1, "The first")] : [messageByMaya(2, "The second")],
      readUpTo: 2,
      seenUpTo: 0,
    }));
    const { user } = openChat({ calls: { chat: { history } } });
    await user.click(await screen.findByRole("button", { name: "Earlier messages" }));
    await waitFor(async () => expect(await texts()).toEqual(["The first", "The second"]));
    expect(history).toHaveBeenLastCalledWith({ teeTimeId, before: 2 });
    expect(screen.queryByRole("button", { name: "Earlier messages" })).not.toBeInTheDocument();
  });
});

describe("an own message", () => {
  it("is seen when everyone else has read it, live too", async () => {
    const { socket } = openChat({ messages: [ownMessage(1, "On my way"), ownMessage(2, "Five minutes")], seenUpTo: 1 });
    expect(await screen.findByText("Five minutes")).toBeVisible();
    expect(screen.queryByText("Seen")).not.toBeInTheDocument();
    await waitFor(() => expect(socket.listeners("chat.events")).toHaveLength(1));
    socket.emit("chat.events", { teeTimeId }, { type: "seen", upTo: 2 });
    expect(await screen.findByText("Seen")).toBeVisible();
  });

  it("appears at once as sending, and is replaced by its answer and its echo", async () => {
    let answer = (): void => undefined;
    const say = vi.fn(
      ({ message, clientId = "" }: { message: string; clientId?: string | undefined }) =>
        new Promise<ReturnType<typeof ownMessage>>((resolve) => {
          answer = () => resolve(ownMessage(1, message, { clientId }));
        }),
    );
    const { user, socket } = openChat({ calls: { chat: { say } } });
    await online();
    await user.type(box(), "  On my way  {Enter}");
    expect(await screen.findByText("Sending…")).toBeVisible();
    expect(box()).toHaveValue("");
    await waitFor(() => expect(say).toHaveBeenCalledOnce());
    const clientId = say.mock.calls[0]?.[0].clientId ?? "";
    expect(say).toHaveBeenCalledWith({ teeTimeId, message: "On my way", clientId });
    socket.emit("chat.events", { teeTimeId }, { type: "line", line: ownMessage(1, "On my way", { clientId }) });
    await waitFor(() => expect(screen.queryByText("Sending…")).not.toBeInTheDocument());
    answer();
    expect(await texts()).toEqual(["On my way"]);
  });

  it("keeps its order while several are being sent", async () => {
    let seq = 0;
    const say = ({ message, clientId = null }: { message: string; clientId?: string | null | undefined }) =>
      ownMessage(++seq, message, { clientId });
    const { user } = openChat({ calls: { chat: { say } } });
    await online();
    await user.type(box(), "one{Enter}two{Enter}three{Enter}");
    await waitFor(() => expect(screen.queryByText("Sending…")).not.toBeInTheDocument());
    expect(await texts()).toEqual(["one", "two", "three"]);
  });

  it("stays with the reason when it failed, and can be retried with the same id", async () => {
    const say = vi.fn(({ message, clientId = null }: { message: string; clientId?: string | null | undefined }) =>
      ownMessage(1, message, { clientId }),
    );
    say.mockImplementationOnce(() => {
      throw new Failure("too_many_requests", "Too many requests");
    });
    const { user } = openChat({ calls: { chat: { say } } });
    await online();
    await user.type(box(), "Hello{Enter}");
    expect(await screen.findByText("Not sent. Too many requests")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("Not sent. Too many requests")).not.toBeInTheDocument());
    expect(await texts()).toEqual(["Hello"]);
    expect(new Set(say.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(1);
  });

  it("can be discarded", async () => {
    const say = () => {
      throw new Error("down");
    };
    const { user } = openChat({ calls: { chat: { say } } });
    await online();
    await user.type(box(), "Hello{Enter}");
    expect(await screen.findByText("Not sent. Something went wrong on our side. Please try again.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(await screen.findByText("No messages yet")).toBeVisible();
  });

  it("follows the direction of its text, and needs visible characters", async () => {
    const { user } = openChat({ messages: [messageByMaya(1, "שלום")] });
    expect(await screen.findByText("שלום")).toHaveAttribute("dir", "auto");
    await online();
    expect(box()).toHaveAttribute("dir", "auto");
    await user.type(box(), "\u200B");
    expect(screen.getByRole("button", { name: "Send message" })).toBeDisabled();
    await user.type(box(), "ok");
    expect(screen.getByRole("button", { name: "Send message" })).toBeEnabled();
  });

  it("takes a line break with Shift and Enter, and must not be blank", async () => {
    const say = vi.fn(() => ownMessage(1, ""));
    const { user } = openChat({ calls: { chat: { say } } });
    await online();
    await user.type(box(), " {Shift>}{Enter}{/Shift} {Enter}");
    expect(box()).toHaveValue(" \n ");
    expect(screen.getByRole("button", { name: "Send message" })).toBeDisabled();
    expect(say).not.toHaveBeenCalled();
  });

  it("is counted from 450 characters, and is not sent above 500", async () => {
    const { user } = openChat();
    await online();
    await user.click(box());
    await user.paste("x".repeat(449));
    expect(screen.queryByText("449/500")).not.toBeInTheDocument();
    await user.paste("y");
    expect(screen.getByText("450/500")).toBeVisible();
    await user.paste("z".repeat(51));
    expect(screen.getByText("Message must be 500 characters or less")).toBeVisible();
    expect(screen.getByRole("button", { name: "Send message" })).toBeDisabled();
  });

  it("is restored after a reload, for the same golfer in the same room", async () => {
    const { user } = openChat();
    await online();
    await user.type(box(), "Half a thou");
    const kept = Object.entries({ ...sessionStorage }).filter(([key]) => key.includes(teeTimeId) && key.includes(idOf(1)));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.[1]).toContain("Half a thou");
  });
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
    socket.emit("chat.events", { teeTimeId }, { type: "line", line: ownMessage(2, "Bye") });
    socket.emit(
      "chat.events",
      { teeTimeId },
      { type: "line", line: ownMessage(3, "Alex Lee left the group", { type: "member_left" }) },
    );
    await screen.findByText("Alex Lee left the group");
    socket.emit("chat.events", { teeTimeId }, { type: "line", line: messageByMaya(4, "Wait") });
    await waitFor(() => expect(markRead).toHaveBeenCalledOnce());
    for (const isThere of [false, true]) {
      focus.mockReturnValue(isThere);
      act(() => void window.dispatchEvent(new Event("focus")));
    }
    socket.emit("chat.events", { teeTimeId }, { type: "line", line: messageByMaya(5, "Please") });
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
    socket.emit("chat.events", { teeTimeId }, { type: "line", line: messageByMaya(2, "Bye") });
    await screen.findByText("Bye");
    const sent = vi.spyOn(globalThis, "fetch");
    await act(async () => void window.dispatchEvent(new Event("pagehide")));
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ keepalive: true }));
    await waitFor(() => expect(markRead).toHaveBeenLastCalledWith({ teeTimeId, seq: 2 }));
  });

  it("do not count for the room that is being read", async () => {
    seeEverything();
    const focus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const chat = { unread: () => [{ teeTimeId, count: 1 }], markRead: () => new Promise<never>(() => undefined) };
    openChat({ messages: [messageByMaya(1, "Hello")], calls: { chat } });
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
