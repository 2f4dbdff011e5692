import { FAILURES, fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { renderApp } from "../../testing/render-route.tsx";
import { messageByMaya, openChat, teeTimeId } from "./testing.ts";

const badge = async () => {
  const { parentElement } = await screen.findByRole("heading", { name: "Group chat" });
  return parentElement && within(parentElement).getByRole("status");
};
/** Finds a sentence whose names are separate elements. */
const findSentence = (text: string) => screen.findByText((_, element) => element?.textContent === text, { selector: "p" });
const signedOut = () => fail("unauthorized");
const box = () => screen.getByRole("textbox", { name: "Message" });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the chat connection", () => {
  it("is Offline until the socket is open", async () => {
    const socket = new FakeSocket();
    socket.drop({ stayDown: true });
    openChat({ socket });
    await waitFor(async () => expect(await badge()).toHaveTextContent("Offline"));
    expect(box()).toBeDisabled();
    expect(box()).toHaveAttribute("placeholder", "Connecting...");
  });

  it("is 'Authenticating...' until the server accepts the subscription", async () => {
    const socket = new FakeSocket();
    socket.delayStart("chat.events");
    openChat({ socket });
    await waitFor(async () => expect(await badge()).toHaveTextContent("Authenticating..."));
    expect(box()).toBeDisabled();
    expect(box()).toHaveAttribute("placeholder", "Authenticating...");
    socket.start("chat.events");
    await waitFor(async () => expect(await badge()).toHaveTextContent("Online"));
  });

  it("is Online in the room, where the box is enabled", async () => {
    openChat();
    await waitFor(async () => expect(await badge()).toHaveTextContent("Online"));
    expect(box()).toBeEnabled();
    expect(box()).toHaveAttribute("placeholder", "Type a message...");
    expect(screen.queryByText("Connection failed")).not.toBeInTheDocument();
  });

  it("shows when it is lost, keeps the draft, and resumes after 3,000 ms", async () => {
    const { socket, user } = openChat({ messages: [messageByMaya(1, "Hello")] });
    await waitFor(() => expect(box()).toBeEnabled());
    await user.type(box(), "I am on my");
    socket.drop();
    const trouble = await screen.findByText("Connection failed");
    expect(trouble.closest("[role=alert]")).toHaveTextContent("Reconnecting… Your message is safe.");
    expect(await badge()).toHaveTextContent("Offline");
    expect(box()).toBeDisabled();
    expect(box()).toHaveValue("I am on my");

    await vi.advanceTimersByTimeAsync(2900);
    expect(socket.connections).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(box()).toBeEnabled());
    expect(socket.connections).toBe(2);
    expect(screen.queryByText("Connection failed")).not.toBeInTheDocument();
    expect(box()).toHaveValue("I am on my");
    expect(box()).toHaveFocus();
    expect(socket.listeners("chat.events")).toEqual([{ teeTimeId, lastEventId: 1, knows: ["reactions", "seen", "deleted"] }]);
  });

  it("is Offline as soon as the network is gone, and Online when it is back", async () => {
    openChat();
    await waitFor(() => expect(box()).toBeEnabled());
    window.dispatchEvent(new Event("offline"));
    expect(await screen.findByText("Connection failed")).toBeVisible();
    expect(await badge()).toHaveTextContent("Offline");
    expect(box()).toHaveAttribute("placeholder", "Connecting...");
    window.dispatchEvent(new Event("online"));
    await waitFor(async () => expect(await badge()).toHaveTextContent("Online"));
  });

  it("is Offline when the server does not answer for fifteen seconds, and Online when it does again", async () => {
    const { socket } = openChat();
    await waitFor(() => expect(box()).toBeEnabled());
    socket.freeze();
    await vi.advanceTimersByTimeAsync(15_100);
    expect(await badge()).toHaveTextContent("Offline");
    expect(box()).toHaveAttribute("placeholder", "Connecting...");
    socket.thaw();
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(async () => expect(await badge()).toHaveTextContent("Online"));
  });

  it("says so when the session is over", async () => {
    const { socket } = openChat();
    await waitFor(() => expect(box()).toBeEnabled());
    socket.fail("chat.events", fail("unauthorized"));
    const trouble = (await screen.findByText("Connection failed")).closest("[role=alert]");
    expect(trouble).toHaveTextContent("Failed to get authentication token");
    expect(trouble).not.toHaveTextContent("reconnects");
  });

  it.each([4401, 1012])("says so before the page leaves, when the server closes the socket with %i", async (code) => {
    const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
    let isSignedIn = true;
    const account = { current: () => (isSignedIn ? anAccount() : signedOut()) };
    const { socket } = openChat({ draw: renderApp, calls: { account } });
    await waitFor(() => expect(box()).toBeEnabled());
    isSignedIn = false;
    socket.drop({ code, stayDown: true });
    const trouble = (await screen.findByText("Failed to get authentication token")).closest("[role=alert]");
    expect(trouble).not.toHaveTextContent("Reconnecting");
    expect(await badge()).toHaveTextContent("Offline");
    expect(goTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(goTo).toHaveBeenCalledOnce();
  });

  it("shows the server's message when refused, without a retry", async () => {
    const { socket, user } = openChat();
    await waitFor(() => expect(box()).toBeEnabled());
    await user.type(box(), "Not for others");
    socket.fail("chat.events", fail("notParticipant"));
    const trouble = (await screen.findByText("You're no longer in this chat")).closest("[role=alert]");
    expect(screen.queryByText("Connection failed")).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    expect(trouble).toHaveTextContent(FAILURES.notParticipant.text);
    expect(trouble).not.toHaveTextContent("reconnects");
    expect(await badge()).toHaveTextContent("Offline");
    socket.recover("chat.events");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.listeners("chat.events")).toEqual([]);
  });

  it("can retry when the messages cannot be loaded", async () => {
    const history = vi.fn(() => ({ messages: [messageByMaya(1, "Hello")], readUpTo: 1, seenUpTo: 0 }));
    history.mockImplementationOnce(() => {
      throw new Error("down");
    });
    const { user } = openChat({ calls: { chat: { history } } });
    const trouble = (await screen.findByText("Connection failed")).closest<HTMLElement>("[role=alert]");
    if (!trouble) throw new Error("trouble interrupts");
    await user.click(within(trouble).getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Hello")).toBeVisible();
    await waitFor(() => expect(box()).toBeEnabled());
  });

  it("is closed live when the golfer loses access", async () => {
    let viewerStatus: "confirmed" | "declined" = "confirmed";
    const { socket, user } = openChat({ calls: { teeTime: { get: () => aTeeTimeDetail({ viewerStatus }) } }, draw: renderApp });
    await waitFor(() => expect(box()).toBeEnabled());
    await user.type(box(), "Not sent yet");
    expect(sessionStorage).toHaveLength(1);
    viewerStatus = "declined";
    socket.fail("chat.events", fail("notParticipant"));
    socket.emit("live.changes", undefined, { type: "tee-time", teeTimeId, change: "spots" });
    expect(await screen.findByText("Join this tee time to participate in group chat")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Message" })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ["the network is back", window, "online"],
    ["somebody looks again", document, "visibilitychange"],
  ] as const)("comes back at once when %s, on one connection", async (_, target, event) => {
    const { socket } = openChat();
    await waitFor(() => expect(box()).toBeEnabled());
    socket.drop();
    await screen.findByText("Connection failed");
    await vi.advanceTimersByTimeAsync(500);
    expect(socket.connections).toBe(1);
    target.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(100);
    expect(socket.connections).toBe(2);
    await waitFor(() => expect(box()).toBeEnabled());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.connections).toBe(2);
    expect(socket.listeners("chat.events")).toHaveLength(1);
  });
});

describe("a lost chat connection", () => {
  it("stays closed when the golfer has left the page", async () => {
    const { socket } = openChat();
    await waitFor(() => expect(box()).toBeEnabled());
    socket.drop();
    await screen.findByText("Connection failed");
    cleanup();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.connections).toBe(1);
  });
});

describe("the people in the room", () => {
  it("are listed as text, without the viewer", async () => {
    const { socket } = openChat();
    expect(await screen.findByText("Online")).toBeVisible();
    expect(screen.queryByText(/here$/)).not.toBeInTheDocument();
    const me = { userId: idOf(1), userName: "Alex Lee" };
    const maya = { userId: idOf(2), userName: "Maya Okafor" };
    socket.emit("chat.events", { teeTimeId }, { type: "here", people: [me, maya] });
    expect(await findSentence("Maya Okafor is here")).toBeVisible();
    const jonas = { userId: idOf(3), userName: "Jonas Reyes" };
    socket.emit("chat.events", { teeTimeId }, { type: "here", people: [me, maya, jonas] });
    expect(await findSentence("Maya Okafor and Jonas Reyes are here")).toBeVisible();
  });

  it("are shown as typing until the message comes or for six seconds", async () => {
    const { socket } = openChat();
    await waitFor(() => expect(box()).toBeEnabled());
    const person = { userId: idOf(2), userName: "Maya Okafor" };
    socket.emit("chat.events", { teeTimeId }, { type: "typing", person });
    expect(await findSentence("Maya is typing…")).toBeVisible();
    socket.emit("chat.events", { teeTimeId }, { type: "message", message: messageByMaya(1, "There") });
    await waitFor(() => expect(screen.queryByText(/is typing…/)).not.toBeInTheDocument());

    socket.emit("chat.events", { teeTimeId }, { type: "typing", person });
    await findSentence("Maya is typing…");
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.queryByText(/is typing…/)).not.toBeInTheDocument();
  });

  it("are sent the viewer's typing at most every three seconds", async () => {
    const typing = vi.fn(() => ({ teeTimeId }));
    const { user } = openChat({ calls: { chat: { typing } } });
    await waitFor(() => expect(box()).toBeEnabled());
    await user.type(box(), "Hello");
    await waitFor(() => expect(typing).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(3000);
    await user.type(box(), " all");
    await waitFor(() => expect(typing).toHaveBeenCalledTimes(2));
  });
});
