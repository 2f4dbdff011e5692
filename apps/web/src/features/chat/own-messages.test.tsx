import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { box, messageByMaya, online, openChat, ownMessage, teeTimeId, texts } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
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
    socket.emit("chat.events", { teeTimeId }, { type: "message", message: ownMessage(1, "On my way", { clientId }) });
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
    const say = vi.fn<MockTree["chat"]["say"]>(({ message, clientId = null }) => ownMessage(1, message, { clientId }));
    say.mockImplementationOnce(() => fail("tooManyRequests"));
    const { user } = openChat({ calls: { chat: { say } } });
    await online();
    await user.type(box(), "Hello{Enter}");
    expect(await screen.findByText("Not sent. Too many requests")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(say).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByText("Sending…")).not.toBeInTheDocument());
    expect(screen.queryByText("Not sent. Too many requests")).not.toBeInTheDocument();
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

  it.each([
    ["while a word is composed", { isComposing: true }],
    ["that ends the composition of a word, in Safari", { keyCode: 229 }],
  ])("is not sent by an Enter %s", async (_when, key) => {
    const say = vi.fn(() => ownMessage(1, "にほん"));
    const { user } = openChat({ calls: { chat: { say } } });
    await online();
    await user.type(box(), "にほん");
    fireEvent.keyDown(box(), { key: "Enter", ...key });
    expect(box()).toHaveValue("にほん");
    fireEvent.keyDown(box(), { key: "Enter", keyCode: 13 });
    await waitFor(() => expect(say).toHaveBeenCalledOnce());
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
