import type { BlockedGolfer } from "@fourball/domain/block/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aBlockedGolfer } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { log, messageByMaya, online, openChat, ownMessage, teeTimeId, texts } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const maya = aBlockedGolfer();
const withMayaBlocked = { block: { list: () => [maya] } };
const messages = [ownMessage(1, "On my way"), messageByMaya(2, "Late again"), messageByMaya(3, "As ever")];

describe("messages of a golfer whom the viewer blocked", () => {
  it("are folded, and shown by a press", async () => {
    const { user } = openChat({ messages, calls: withMayaBlocked });
    const folded = await screen.findByRole("button", { name: "2 messages from someone you blocked" });
    expect(await texts()).toEqual(["On my way"]);
    await user.click(folded);
    expect(await texts()).toEqual(["On my way", "Late again", "As ever"]);
    expect(folded).toHaveAttribute("aria-expanded", "true");
    await user.click(folded);
    expect(await texts()).toEqual(["On my way"]);
  });

  it("say so where one of them is deleted while they are shown", async () => {
    const { socket, user } = openChat({ messages, calls: withMayaBlocked });
    await user.click(await screen.findByRole("button", { name: "2 messages from someone you blocked" }));
    await waitFor(() => expect(socket.listeners("chat.events")).toHaveLength(1));
    socket.emit("chat.events", { teeTimeId }, { type: "deleted", seq: 2 });
    await waitFor(async () => expect(await texts()).toEqual(["On my way", "Message deleted", "As ever"]));
  });

  it("don't fold what the room notes of them on the way to the chat", async () => {
    onPhone();
    openChat({
      messages: [...messages, messageByMaya(4, "Maya Okafor left", { type: "member_left" })],
      calls: withMayaBlocked,
      draw: renderRoute,
    });
    expect(await screen.findByText("Maya Okafor left")).toBeVisible();
    expect(screen.queryByText("Message from someone you blocked")).not.toBeInTheDocument();
  });

  it("are folded on the way to the chat too, on a phone", async () => {
    onPhone();
    openChat({ messages, calls: withMayaBlocked, draw: renderRoute });
    expect(await screen.findByText("Message from someone you blocked")).toBeVisible();
    expect(screen.queryByText(/As ever/)).not.toBeInTheDocument();
  });

  it("fold as soon as their author is blocked, from one of them", async () => {
    let blocked: BlockedGolfer[] = [];
    const add = vi.fn(() => {
      blocked = [maya];
      return { endedRequests: 0, gamesTogether: 1 };
    });
    const { user } = openChat({ messages, calls: { block: { list: () => blocked, add } } });
    await online();
    const [first] = within(await log()).getAllByRole("button", { name: "React to Maya Okafor" });
    if (!first) throw new Error("Maya wrote two messages");
    await user.click(first);
    await user.click(await screen.findByRole("button", { name: "Block Maya Okafor" }));
    await user.click(await screen.findByRole("button", { name: "Block" }));
    expect(await screen.findByRole("button", { name: "2 messages from someone you blocked" })).toBeVisible();
    expect(add).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2) });
    expect(await texts()).toEqual(["On my way"]);
  });

  it("offer no block for the viewer's own", async () => {
    const { user } = openChat({ messages });
    await online();
    await user.click(screen.getByRole("button", { name: "React to your message" }));
    expect(await screen.findByRole("group", { name: "Choose a reaction" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Block/ })).not.toBeInTheDocument();
  });
});

describe("a golfer whom the viewer blocked", () => {
  it("is neither shown as there nor as typing", async () => {
    const { socket } = openChat({ messages, calls: withMayaBlocked });
    await online();
    await waitFor(() => expect(socket.listeners("chat.events")).toHaveLength(1));
    const [blocked, priya] = [
      { userId: idOf(2), userName: "Maya Okafor" },
      { userId: idOf(4), userName: "Priya Shah" },
    ];
    socket.emit("chat.events", { teeTimeId }, { type: "here", people: [blocked, priya] });
    socket.emit("chat.events", { teeTimeId }, { type: "typing", person: blocked });
    socket.emit("chat.events", { teeTimeId }, { type: "typing", person: priya });
    expect(await screen.findByText(/is typing…/)).toHaveTextContent("Priya is typing…");
    expect(screen.getByText(/is here/)).toHaveTextContent("Priya Shah is here");
  });
});
