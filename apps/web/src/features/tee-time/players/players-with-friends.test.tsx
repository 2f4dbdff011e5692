import { NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { screen } from "@testing-library/react";
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

describe("players who bring friends", () => {
  it("have a row for each behind their own", async () => {
    openCard({ game: { confirmedCount: 3 }, people: [aParticipation({ friends: ["Robin Vale", "Kim Sato"] })] });
    const rows = (await screen.findByText("Jonas Reyes")).closest("ol")?.children ?? [];
    expect([...rows].slice(1).map((row) => row.textContent)).toEqual([
      expect.stringContaining("2JRJonas Reyes"),
      expect.stringMatching(/^3.*Robin ValeJonas's friend/),
      expect.stringMatching(/^4.*Kim SatoJonas's friend/),
    ]);
    expect(screen.getByRole("heading", { name: "Players (4/4)" })).toBeVisible();
  });
});

describe("a request with friends", () => {
  const request = aRequest({ friends: ["Robin Vale", "Kim Sato"] });

  it("says whom the golfer brings, and needs a spot for each", async () => {
    openTeeTime({ game: asHost, people: [aParticipation(), request] });
    const row = (await screen.findByRole("link", { name: "Priya Shah + 2 friends" })).closest("li");
    expect(row).toHaveTextContent("Priya Shah + 2 friends");
    expect(row).toHaveTextContent("Brings Robin Vale and Kim Sato");
    const approve = screen.getByRole("button", {
      name: "Approve Priya Shah + 2 friends: this request needs 3 spots and 2 are open",
    });
    expect(approve).toHaveAttribute("aria-disabled", "true");
  });

  it("leaves with the friends when the player is removed", async () => {
    const people = [aParticipation({ friends: ["Robin Vale"] })];
    const { user } = openCard({ game: { ...asHost, confirmedCount: 2 }, people });
    await user.click(await screen.findByRole("button", { name: "Remove Jonas Reyes" }));
    expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      "We'll tell Jonas Reyes and open their spots: their friend leaves with them. You can add them back later.",
    );
  });
});
