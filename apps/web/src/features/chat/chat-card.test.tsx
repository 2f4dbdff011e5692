import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { messageByMaya, openChat, ownMessage, teeTimeId } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen with room for one column. */
function onNarrowPhone(): void {
  vi.stubGlobal("innerWidth", 390);
  onPhone();
}

describe("the group chat", () => {
  it.each([null, "pending", "declined"] as const)("invites golfers with status %s to join", async (viewerStatus) => {
    const { socket } = openChat({ game: { viewerStatus } });
    expect(await screen.findByText("Join this tee time to participate in group chat")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Message" })).not.toBeInTheDocument();
    expect(socket.listeners("chat.events")).toEqual([]);
  });

  it("is open to the host before anyone has joined", async () => {
    openChat({ game: { viewerStatus: "host", hostId: idOf(1) } });
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toBeEnabled());
  });

  it.each([
    ["once the game is cancelled", { status: "cancelled" }, "This tee time was cancelled, so its chat is read-only."],
    [
      "two days after tee-off",
      { teeOffAt: "2026-06-09T13:00:00.000Z" },
      "This chat is read-only. It closed 48 hours after tee-off.",
    ],
  ] as const)("is for reading only %s", async (_, game, text) => {
    openChat({ game, messages: [messageByMaya(1, "It was fun")] });
    expect(await screen.findByText("It was fun")).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Message" })).not.toBeInTheDocument();
  });
});

it("the group chat › doesn't ask for a first message that it wouldn't take", async () => {
  openChat({ game: { status: "cancelled" } });
  expect(await screen.findByText("No messages yet")).toBeVisible();
  expect(screen.queryByText("Start the conversation!")).not.toBeInTheDocument();
});

it("the group chat › becomes read-only while open, two days after tee-off", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  openChat({ game: { teeOffAt: "2026-06-09T15:00:10.000Z" } });
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toBeEnabled());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText("This chat is read-only. It closed 48 hours after tee-off.")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Message" })).not.toBeInTheDocument();
});

describe("on a phone", () => {
  it("is a separate view, which joins the room only when opened", async () => {
    onNarrowPhone();
    const { user, socket, router } = openChat({
      calls: { chat: { unread: () => [{ teeTimeId, count: 2, isMuted: false }] } },
      draw: renderRoute,
    });
    const chat = await screen.findByRole("link", { name: "Group chat, 2 unread messages" });
    expect(socket.listeners("chat.events")).toEqual([]);
    await user.click(chat);
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toBeEnabled());
    expect(router.state.location.search).toEqual({ view: "chat" });
    expect(screen.getByRole("heading", { level: 1, name: "Cypress Hollow" })).toBeVisible();
    expect(screen.getByText("Tomorrow, 6:10 AM", { exact: false })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Back to the game" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Message" })).not.toBeInTheDocument());
  });

  it("has the faces of the others in its bar, and beside what they write", async () => {
    onNarrowPhone();
    const picture = "https://pictures.example/maya.webp";
    const { host } = aTeeTimeDetail();
    openChat({
      game: { host: { ...host, profileImageUrl: picture }, hostId: idOf(2) },
      messages: [messageByMaya(1, "Fog on 14"), messageByMaya(2, "Of an earlier player", { userId: idOf(9) })],
    });
    const faces = await screen.findByRole("img", { name: "With Maya Okafor and Jonas Reyes" });
    const beside = (text: string) => screen.getByText(text).closest("[data-message-id]")?.querySelector("img");
    await waitFor(() => expect(faces.querySelector("img")).toHaveAttribute("src", picture));
    expect(beside("Fog on 14")).toHaveAttribute("src", picture);
    expect(beside("Of an earlier player")).toBeNull();
  });

  it.each([
    ["by others", messageByMaya(1, "Fog on 14"), "Maya: Fog on 14"],
    ["of one's own", ownMessage(1, "Fog on 14"), "You: Fog on 14"],
    ["of the room", messageByMaya(1, "Maya Okafor joined the group", { type: "member_joined" }), "Maya Okafor joined the group"],
  ])("says the last message %s before it is opened", async (_, message, text) => {
    onNarrowPhone();
    const history = vi.fn(() => ({ messages: [message], readUpTo: 1, seenUpTo: 0 }));
    openChat({ calls: { chat: { history } }, draw: renderRoute });
    const card = (await screen.findByRole("link", { name: "Group chat" })).parentElement;
    await waitFor(() => expect(card).toHaveTextContent(text));
    expect(history).toHaveBeenCalledExactlyOnceWith({ teeTimeId, limit: 1 });
  });

  it("has no chat view without access", async () => {
    onNarrowPhone();
    openChat({ game: { viewerStatus: null }, draw: renderRoute });
    await screen.findByText("Join this tee time to participate in group chat");
    expect(screen.queryByRole("link", { name: /chat/i })).not.toBeInTheDocument();
  });
});

describe("the first words to a golfer, by address", () => {
  const search = "?view=chat&hello=Priya";
  const box = () => screen.findByRole("textbox", { name: "Message" });

  it("are in the box once, with the focus", async () => {
    const { router } = openChat({ search });
    await waitFor(async () => expect(await box()).toHaveValue("Hi Priya, "));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: "chat" }));
    await waitFor(async () => expect(await box()).toHaveFocus());
  });

  it("leave what the golfer has begun to write", async () => {
    const { user, router } = openChat();
    await waitFor(async () => expect(await box()).toBeEnabled());
    await user.type(await box(), "Fog on 14");
    await router.navigate({ to: `/tee-times/${teeTimeId}`, search: { view: "chat", hello: "Priya" } });
    await waitFor(() => expect(router.state.location.search).toEqual({ view: "chat" }));
    expect(await box()).toHaveValue("Fog on 14");
  });
});
