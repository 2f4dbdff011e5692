import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../../testing/on-phone.ts";
import { messageByMaya, openChat, ownMessage, teeTimeId } from "../testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const me = idOf(1);
const maya = idOf(2);
const jonas = idOf(3);
const opener = () => screen.findByRole("button", { name: "React to Maya Okafor" });
const chip = (name: string) => screen.findByRole("button", { name });

const picker = () => screen.queryByRole("group", { name: "Choose a reaction" });
const openPicker = () => screen.findByRole("group", { name: "Choose a reaction" });

describe("reactions", () => {
  it("are counted below their message, the viewer's own marked", async () => {
    openChat({
      messages: [
        messageByMaya(1, "Fog on 14", {
          reactions: [
            { userId: jonas, emoji: "👍" },
            { userId: me, emoji: "👍" },
            { userId: maya, emoji: "🔥" },
          ],
        }),
      ],
    });
    expect(await chip("Thumbs up, 2")).toHaveAttribute("aria-pressed", "true");
    expect(await chip("Fire, 1")).toHaveAttribute("aria-pressed", "false");
  });

  it("are chosen by keyboard, and the focus goes back to the message", async () => {
    const react = vi.fn(() => ({ seq: 1, reactions: [{ userId: me, emoji: "⛳" as const }] }));
    const { user } = openChat({ messages: [messageByMaya(1, "Fog on 14")], calls: { chat: { react } } });
    (await opener()).focus();
    await user.keyboard("{Enter}");
    const choice = within(await openPicker());
    expect(choice.getAllByRole("button", { pressed: false })).toHaveLength(6);
    await waitFor(() => expect(choice.getByRole("button", { name: "Thumbs up" })).toHaveFocus());
    await user.tab();
    await user.keyboard("{Enter}");
    expect(await chip("Flag in hole, 1")).toHaveAttribute("aria-pressed", "true");
    expect(await opener()).toHaveFocus();
    expect(picker()).not.toBeInTheDocument();
    expect(react).toHaveBeenCalledExactlyOnceWith({ teeTimeId, seq: 1, emoji: "⛳" });
  });

  it("open with the menu key too, in the place of the browser's menu", async () => {
    openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    expect(fireEvent.contextMenu(await opener())).toBe(false);
    expect(await openPicker()).toBeVisible();
  });

  it("close without one on Escape", async () => {
    const { user } = openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    await user.click(await opener());
    await openPicker();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(picker()).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
  });

  it("close with a press elsewhere", async () => {
    const { user } = openChat({ messages: [messageByMaya(1, "Fog on 14"), ownMessage(2, "And wind")] });
    await user.click(await opener());
    await openPicker();
    await user.click(screen.getByText("And wind"));
    await waitFor(() => expect(picker()).not.toBeInTheDocument());
  });

  it("show before the server answers, and are taken back with a second press", async () => {
    const react = vi.fn(() => new Promise<never>(() => undefined));
    const { user } = openChat({
      messages: [messageByMaya(1, "Fog on 14", { reactions: [{ userId: jonas, emoji: "👍" }] })],
      calls: { chat: { react } },
    });
    await user.click(await chip("Thumbs up, 1"));
    await user.click(await chip("Thumbs up, 2"));
    expect(await chip("Thumbs up, 1")).toHaveAttribute("aria-pressed", "false");
    expect(react).toHaveBeenLastCalledWith({ teeTimeId, seq: 1, emoji: null });
  });

  it("go back to what they were when the server refuses", async () => {
    const { user } = openChat({
      messages: [messageByMaya(1, "Fog on 14", { reactions: [{ userId: jonas, emoji: "👍" }] })],
      calls: {
        chat: {
          react: () => fail("chatClosed"),
        },
      },
    });
    await user.click(await chip("Thumbs up, 1"));
    expect(await screen.findByText("Failed to react")).toBeInTheDocument();
    expect(await chip("Thumbs up, 1")).toHaveAttribute("aria-pressed", "false");
  });

  it("of others arrive live", async () => {
    const { socket } = openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    await waitFor(() => expect(socket.listeners("chat.events")).toHaveLength(1));
    const message = { seq: 1, reactions: [{ userId: jonas, emoji: "😂" as const }] };
    socket.emit("chat.events", { teeTimeId }, { type: "reactions", message });
    expect(await chip("Laughing, 1")).toBeVisible();
  });

  it("are only to read once the chat is closed", async () => {
    openChat({
      game: { status: "cancelled" },
      messages: [messageByMaya(1, "Fog on 14", { reactions: [{ userId: jonas, emoji: "👍" }] })],
    });
    expect(await chip("Thumbs up, 1")).toBeDisabled();
    expect(screen.queryByRole("button", { name: /^React to/ })).not.toBeInTheDocument();
  });
});

describe("the sheet of a message on a phone", () => {
  beforeEach(onPhone);

  const rowsOf = (sheet: HTMLElement) =>
    within(sheet)
      .getAllByRole("listitem")
      .map((row) => row.textContent);

  it("has what can be done with a message of another golfer, in words", async () => {
    const { user } = openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    await user.click(await opener());
    const sheet = await screen.findByRole("dialog", { name: "Message from Maya Okafor" });
    expect(rowsOf(sheet)).toEqual(["Copy", "Report message", "Block Maya Okafor"]);
    await user.click(within(sheet).getByRole("button", { name: "Report message" }));
    expect(await screen.findByRole("dialog", { name: "Report this message" })).toBeVisible();
  });

  it("offers to delete an own message of the last minutes, which isn't reported", async () => {
    const { user } = openChat({ messages: [ownMessage(1, "And wind", { timestamp: NOW })] });
    await user.click(await screen.findByRole("button", { name: "React to your message" }));
    expect(rowsOf(await screen.findByRole("dialog", { name: "Your message" }))).toEqual(["Copy", "Delete message"]);
  });

  it("has no text to copy where a photo was sent without a description", async () => {
    const photo = { url: `/pictures/chat-${"a".repeat(64)}-1600.webp`, width: 1600, height: 800 };
    const { user } = openChat({ messages: [messageByMaya(1, "Photo", { photo })] });
    await user.click(await opener());
    expect(rowsOf(await screen.findByRole("dialog", { name: "Message from Maya Okafor" }))).toEqual([
      "Report message",
      "Block Maya Okafor",
    ]);
  });
});

describe("a finger on a message", () => {
  type Kind = `pointer${"Down" | "Move" | "Up" | "Cancel"}`;

  async function press({ pointerType = "touch", on = "Fog on 14" } = {}) {
    const message = await screen.findByText(on);
    const fire = (kind: Kind, y = 20) =>
      // The simulated browser gives events no place on the page.
      fireEvent(message, Object.assign(createEvent[kind](message, { pointerType }), { pageX: 20, pageY: y }));
    fire("pointerDown");
    return fire;
  }

  const longEnough = () => act(() => vi.advanceTimersByTimeAsync(600));

  it("opens the reactions when it stays", async () => {
    openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    const fire = await press();
    fire("pointerMove", 24);
    await longEnough();
    expect(await openPicker()).toBeVisible();
    fire("pointerUp");
    expect(picker()).toBeVisible();
  });

  it.each([
    ["is lifted", "pointerUp", 20],
    ["scrolls", "pointerCancel", 20],
    ["moves", "pointerMove", 60],
  ] as const)("opens nothing when it %s", async (_, kind, y) => {
    openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    const fire = await press();
    fire(kind, y);
    await longEnough();
    expect(picker()).not.toBeInTheDocument();
  });

  it("opens the reactions of a photo, which a tap still opens larger", async () => {
    const photo = { url: `/pictures/chat-${"a".repeat(64)}-1600.webp`, width: 1600, height: 800 };
    openChat({ messages: [messageByMaya(1, "The dunes at 7", { photo })] });
    const button = await screen.findByRole("button", { name: "Open photo: The dunes at 7" });
    const touch = (kind: Kind) => fireEvent(button, createEvent[kind](button, { pointerType: "touch" }));
    touch("pointerDown");
    await longEnough();
    expect(fireEvent(button, new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "touch" }))).toBe(
      false,
    );
    touch("pointerUp");
    fireEvent.click(button, { detail: 1 });
    expect(await openPicker()).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Photo" })).not.toBeInTheDocument();
    touch("pointerDown");
    touch("pointerUp");
    fireEvent.click(button, { detail: 1 });
    expect(await screen.findByRole("dialog", { name: "Photo" })).toBeVisible();
  });

  it("presses nothing that opens below it", async () => {
    openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    const fire = await press();
    await longEnough();
    const thumbsUp = within(await openPicker()).getByRole("button", { name: "Thumbs up" });
    fire("pointerUp");
    fireEvent.click(thumbsUp, { detail: 1 });
    expect(screen.queryByRole("list", { name: "Reactions" })).not.toBeInTheDocument();
    fireEvent.pointerDown(thumbsUp);
    fireEvent.click(thumbsUp, { detail: 1 });
    expect(await chip("Thumbs up, 1")).toBeVisible();
  });

  it("leaves links and the mouse alone", async () => {
    openChat({ messages: [messageByMaya(1, "Fog on 14"), messageByMaya(2, "See https://golf.example/map")] });
    await press({ pointerType: "mouse" });
    await press({ on: "https://golf.example/map" });
    await longEnough();
    expect(picker()).not.toBeInTheDocument();
  });

  it("can copy the text, which a long press no longer selects", async () => {
    const { user } = openChat({ messages: [messageByMaya(1, "Fog on 14")] });
    await user.click(await opener());
    await user.click(await screen.findByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe("Fog on 14");
    expect(await screen.findByText("Text copied")).toBeInTheDocument();
  });
});
