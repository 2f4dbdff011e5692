import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messageByMaya, online, openChat, ownMessage, teeTimeId, texts } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const minutesAgo = (minutes: number) => ({ timestamp: new Date(Date.parse(NOW) - minutes * 60_000).toISOString() });
const fresh = ownMessage(1, "My number is 555 0100", minutesAgo(1));

describe("an own message of the last minutes", () => {
  it("is deleted after a question, and says so", async () => {
    const remove = vi.fn(({ seq }: { seq: number }) => ({ seq }));
    const { user } = openChat({ messages: [fresh], calls: { chat: { delete: remove } } });
    await online();
    await user.click(screen.getByRole("button", { name: "React to your message" }));
    await user.click(await screen.findByRole("button", { name: "Delete message" }));
    expect(await screen.findByRole("alertdialog", { name: "Delete this message?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(await texts()).toEqual(["Message deleted"]);
    await waitFor(() => expect(screen.getByText("Message deleted").closest("p")).toHaveFocus());
    expect(remove).toHaveBeenCalledExactlyOnceWith({ teeTimeId, seq: 1 });
    expect(screen.queryByRole("button", { name: /^React/ })).not.toBeInTheDocument();
  });

  it("stays, with the reason, when the server refuses", async () => {
    const remove = () => fail("deleteTooLate", { values: { minutes: 5 } });
    const { user } = openChat({ messages: [fresh], calls: { chat: { delete: remove } } });
    await online();
    await user.click(screen.getByRole("button", { name: "React to your message" }));
    await user.click(await screen.findByRole("button", { name: "Delete message" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("You can delete a message for 5 minutes")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await texts()).toEqual(["My number is 555 0100"]);
  });
});

describe("a message that the golfer can't delete", () => {
  it.each([
    ["an own one of earlier", ownMessage(1, "On my way", minutesAgo(6)), "React to your message"],
    ["one of another player", messageByMaya(1, "On my way", minutesAgo(1)), "React to Maya Okafor"],
  ])("offers no way to: %s", async (_, message, react) => {
    const { user } = openChat({ messages: [message] });
    await online();
    await user.click(screen.getByRole("button", { name: react }));
    expect(await screen.findByRole("group", { name: "Choose a reaction" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Delete message" })).not.toBeInTheDocument();
  });
});

describe("the host", () => {
  it("can delete a message of a player at any time", async () => {
    const jonas = { userId: idOf(3), userName: "Jonas Reyes", ...minutesAgo(600) };
    const { user } = openChat({ game: { viewerStatus: "host" }, messages: [messageByMaya(1, "Buy my clubs", jonas)] });
    await online();
    await user.click(screen.getByRole("button", { name: "React to Jonas Reyes" }));
    await user.click(await screen.findByRole("button", { name: "Delete message" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(async () => expect(await texts()).toEqual(["Message deleted"]));
  });
});

describe("a message that somebody else deletes", () => {
  it("changes on the open page", async () => {
    const { socket } = openChat({ messages: [messageByMaya(1, "My number is 555 0100")] });
    await waitFor(() => expect(socket.listeners("chat.events")).toHaveLength(1));
    socket.emit("chat.events", { teeTimeId }, { type: "deleted", seq: 1 });
    await waitFor(async () => expect(await texts()).toEqual(["Message deleted"]));
  });
});
