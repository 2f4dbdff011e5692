import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const own = (playing: Participation["playing"]) => aParticipation({ userId: idOf(1), playing });
const question = () => screen.findByRole("region", { name: "Still playing?" });

describe("a player who is asked whether they still play", () => {
  it("says yes with one tap, and the question is gone", async () => {
    let current = own("asked");
    const confirmPlaying = vi.fn(() => {
      current = own("confirmed");
      return current;
    });
    const { user } = openTeeTime({
      game: { viewerStatus: "confirmed" },
      calls: { participation: { list: () => [current], confirmPlaying } },
    });
    await user.click(within(await question()).getByRole("button", { name: "Yes, I'm playing" }));
    expect(await screen.findByText("Maya knows you're playing.")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Still playing?" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "You're in" })).toHaveFocus());
    expect(confirmPlaying).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
  });

  it("who can't come leaves the game, after a question", async () => {
    const withdraw = vi.fn(({ teeTimeId }: { teeTimeId: string }) => ({ teeTimeId }));
    const { user } = openTeeTime({
      game: { viewerStatus: "confirmed" },
      people: [own("asked")],
      calls: { teeTime: { withdraw } },
    });
    await user.click(within(await question()).getByRole("button", { name: "No, I can't" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave this tee time?" }));
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("You have withdrawn from this tee time")).toBeVisible();
    expect(withdraw).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
  });

  it("reads why a yes was refused", async () => {
    const confirmPlaying = () => fail("teeTimeStarted");
    const { user } = openTeeTime({
      game: { viewerStatus: "confirmed" },
      people: [own("asked")],
      calls: { participation: { confirmPlaying } },
    });
    await user.click(within(await question()).getByRole("button", { name: "Yes, I'm playing" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This tee time has already started");
  });

  it("isn't asked before the day before", async () => {
    openTeeTime({ game: { viewerStatus: "confirmed" }, people: [own(null)] });
    expect(await screen.findByRole("button", { name: "Withdraw" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Still playing?" })).not.toBeInTheDocument();
  });
});

describe("the host", () => {
  it.each([
    ["asked", "In · not confirmed"],
    ["confirmed", "In · confirmed"],
    [null, "In"],
  ] as const)("reads of each player whether they still play: %s", async (playing, words) => {
    openTeeTime({ game: asHost, people: [aParticipation({ playing })] });
    const row = (await screen.findByText("Jonas Reyes")).closest("li");
    expect(row).toHaveTextContent(words === "In" ? /In( · {1,2}7 hosted)?/ : words);
    expect(row?.textContent.includes("onfirmed")).toBe(words !== "In");
  });
});
