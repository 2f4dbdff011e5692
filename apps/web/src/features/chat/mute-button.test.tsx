import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { openChat, teeTimeId } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.findByRole("button", { name: "Mute this chat" });

describe("muting the chat", () => {
  it("is one press, and another takes it back", async () => {
    let muted: string[] = [];
    const mute = vi.fn((input: { teeTimeId: string; isMuted: boolean }) => {
      muted = input.isMuted ? [teeTimeId] : [];
      return input;
    });
    const { user } = openChat({ calls: { chat: { muted: () => muted, mute } } });
    expect(await button()).toHaveAttribute("aria-pressed", "false");
    await user.click(await button());
    expect(await screen.findByText(/^Chat muted\./)).toBeVisible();
    expect(await button()).toHaveAttribute("aria-pressed", "true");
    await user.click(await button());
    expect(await screen.findByText("Chat no longer muted")).toBeVisible();
    await waitFor(async () => expect(await button()).toHaveAttribute("aria-pressed", "false"));
    expect(mute.mock.calls.map(([input]) => input.isMuted)).toEqual([true, false]);
  });

  it("is in the menu of the chat on a phone, under who is there", async () => {
    onPhone();
    let muted: string[] = [];
    const mute = (input: { teeTimeId: string; isMuted: boolean }) => {
      muted = input.isMuted ? [teeTimeId] : [];
      return input;
    };
    const { user, socket } = openChat({ calls: { chat: { muted: () => muted, mute } } });
    await waitFor(() => expect(socket.listeners("chat.events")).toHaveLength(1));
    socket.emit("chat.events", { teeTimeId }, { type: "here", people: [{ userId: idOf(2), userName: "Maya Okafor" }] });
    const more = () => screen.findByRole("button", { name: "More about this chat" });
    await user.click(await more());
    expect(await screen.findByRole("menu")).toHaveTextContent("Maya Okafor is here");
    await user.click(await screen.findByRole("menuitem", { name: "Mute this chat" }));
    expect(await screen.findByText(/^Chat muted\./)).toBeVisible();
    await user.click(await more());
    expect(await screen.findByRole("menuitem", { name: "Unmute this chat" })).toBeVisible();
  });

  it("says when it didn't work", async () => {
    const mute = () => fail("notParticipant");
    const { user } = openChat({ calls: { chat: { mute } } });
    await user.click(await button());
    expect(await screen.findByText("Couldn't change this. Please try again.")).toBeVisible();
    expect(await button()).toHaveAttribute("aria-pressed", "false");
  });
});
