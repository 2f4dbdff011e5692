import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRequest, asHost, openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { PlayersCard } from "./players-card.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <PlayersCard teeTime={teeTime} /> });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const spots = async () => {
  const list = await screen.findByText("Jonas Reyes").then((name) => name.closest("ol"));
  return [...(list?.children ?? [])].map((row) => row.textContent);
};

describe("the players", () => {
  it("are counted with the host", async () => {
    openCard();
    expect(await screen.findByRole("heading", { name: "Players (2/4)" })).toBeInTheDocument();
  });

  it("have one row per spot, open ones included", async () => {
    openCard();
    const rows = await spots();
    expect(rows[0]).toContain("Maya Okafor");
    expect(rows[1]).toContain("Jonas Reyes");
    expect(rows.slice(2)).toEqual(["3Open slot", "4Open slot"]);
  });

  it.each([{ status: "cancelled", viewerStatus: "confirmed" }, { status: "completed" }] as const)(
    "have no open spots in a game that is $status",
    async (game) => {
      openCard({ game });
      expect(await spots()).toHaveLength(2);
      expect(screen.queryByText("Open slot")).not.toBeInTheDocument();
    },
  );

  it("are known by name and handicap, and by profile when it is public", async () => {
    openCard();
    const name = await screen.findByRole("link", { name: "Jonas Reyes" });
    expect(name).toHaveAttribute("href", `/profile/${idOf(3)}`);
    expect(name.closest("li")).toHaveTextContent("Handicap 6");
  });

  it("have shown up for rounds, the host too, of which nothing is said before three", async () => {
    openCard({
      game: { hostAttendance: { showedUp: 24, lateWithdrawals: 1, noShows: 0 } },
      people: [aParticipation({ attendance: null })],
    });
    const row = async (name: string) => (await screen.findByRole("link", { name })).closest("li");
    expect(await row("Maya Okafor")).toHaveTextContent("Showed up for 24 of 25 · 1 late withdrawal");
    expect(await row("Jonas Reyes")).not.toHaveTextContent(/Showed up|New/);
  });

  it("do not see other requests", async () => {
    openCard({ game: { viewerStatus: "pending", pendingCount: 1 }, people: [aParticipation(), aRequest()] });
    await screen.findByText("Jonas Reyes");
    expect(screen.queryByText("Priya Shah")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Approve/ })).not.toBeInTheDocument();
  });

  it("can be retried when they cannot be loaded", async () => {
    const list = vi.fn(() => [aParticipation()]);
    list.mockImplementationOnce(() => {
      throw new Error("down");
    });
    const { user } = openCard({ calls: { participation: { list } } });
    expect(await screen.findByText("Couldn't load the players")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Jonas Reyes")).toBeInTheDocument();
  });

  it("are announced while they load", async () => {
    openCard({ calls: { participation: { list: () => new Promise(() => undefined) } } });
    expect(await screen.findByText("Loading players…")).toBeInTheDocument();
  });
});

describe("the host", () => {
  it("can approve a declined golfer", async () => {
    const decide = vi.fn(() => aRequest({ status: "confirmed" }));
    const { user } = openCard({
      game: asHost,
      people: [aRequest({ status: "declined" })],
      calls: { participation: { decide } },
    });
    await screen.findByRole("heading", { name: "Declined" });
    expect(screen.queryByRole("button", { name: "Decline Priya Shah" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Approve Priya Shah" }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ participantId: idOf(301), from: "declined", status: "confirmed" }));
  });

  it("removes a player after a confirmation", async () => {
    const decide = vi.fn(() => aParticipation({ status: "declined" }));
    const { user } = openCard({ game: asHost, calls: { participation: { decide } } });
    await user.click(await screen.findByRole("button", { name: "Remove Jonas Reyes" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Jonas Reyes?" }));
    await user.click(dialog.getByRole("button", { name: "Remove Player" }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ participantId: idOf(300), from: "confirmed", status: "declined" }));
    expect(await screen.findByText("Participant status updated successfully")).toBeInTheDocument();
  });

  it("has no actions after the game is cancelled", async () => {
    openCard({ game: { ...asHost, status: "cancelled" }, people: [aParticipation(), aRequest({ status: "declined" })] });
    await screen.findByText("Priya Shah");
    expect(screen.queryByRole("button", { name: /Approve|Decline|Remove/ })).not.toBeInTheDocument();
  });
});
