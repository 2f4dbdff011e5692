import { NOW } from "@fourball/testkit/fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockChoice } from "../../kit/viewer-units.ts";
import { box, log, messageByMaya, online, openChat, ownMessage, teeTimeId, texts } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  clockChoice.choose(undefined);
});

describe("the chat history", () => {
  it("shows author, time and line breaks", async () => {
    const timestamp = "2026-06-11T14:55:00.000Z";
    openChat({ messages: [messageByMaya(1, "First tee\nat nine", { timestamp })] });
    const said = await screen.findByText(/First tee/);
    expect(said.textContent).toBe("First tee\nat nine");
    expect(await log()).toHaveTextContent("Maya Okafor, 4:55 PM");
    expect(screen.getByText("4:55 PM")).toHaveAttribute("dateTime", timestamp);
  });

  it("has times as the golfer chose them", async () => {
    clockChoice.choose("24");
    openChat({ messages: [messageByMaya(1, "Evening", { timestamp: "2026-06-11T17:05:00.000Z" })] });
    expect(await screen.findByText("19:05")).toBeVisible();
  });

  it("shows system notes as badges", async () => {
    openChat({ messages: [messageByMaya(1, "אבי לוי joined the group", { type: "member_joined" })] });
    const note = await screen.findByText("אבי לוי joined the group");
    expect(note).toBeVisible();
    // Else the letters of the name would turn the sentence around.
    expect(note).toHaveAttribute("dir", "ltr");
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
      socket.emit("chat.events", { teeTimeId }, { type: "message", message: messageByMaya(seq, `Number ${seq}`) });
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
