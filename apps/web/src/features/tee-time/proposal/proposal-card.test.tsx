import { fail } from "@fourball/domain/failure";
import type { ChangeProposal } from "@fourball/domain/proposal/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aProposal } from "@fourball/testkit/proposal-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime, page, type Scene } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <layers.Proposal teeTime={teeTime} /> });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const teeTimeId = idOf(200);
const [jonas] = aProposal().players;
const viewer = { userId: idOf(1), golfer: { firstName: "Alex", lastName: "Lee", profileImageUrl: null }, isIn: null };

/** Alex and Jonas are asked. */
const asked = (changes: Partial<ChangeProposal> = {}) => aProposal({ players: [viewer, ...(jonas ? [jonas] : [])], ...changes });
const get = (proposal: ChangeProposal | null) => () => ({ teeTimeId, proposal });

const card = async (name: string) => {
  const section = (await screen.findByRole("heading", { name })).closest("section");
  if (!section) throw new Error("the heading is in a card");
  return within(section);
};

describe("a change that the host proposes", () => {
  it("shows a player old and new, and who has answered", async () => {
    openCard({ game: { viewerStatus: "confirmed" }, calls: { proposal: { get: get(asked()) } } });
    const proposed = await card("Maya proposes a change");
    expect(proposed.getByText("Now").parentElement).toHaveTextContent("NowFriday, June 12, 6:10 AM PDT at Cypress Hollow");
    expect(proposed.getByText("New").parentElement).toHaveTextContent("NewFriday, June 12, 8:30 AM PDT at Cypress Hollow");
    expect(proposed.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      expect.stringContaining("Alex LeeNo answer yet"),
      expect.stringContaining("Jonas ReyesNo answer yet"),
    ]);
  });

  it("that no player can make is up to the host", async () => {
    const players = asked().players.map((player) => ({ ...player, isIn: false }));
    openCard({ game: asHost, calls: { proposal: { get: get(asked({ players })) } } });
    const proposed = await card("You've proposed a change");
    expect(proposed.getByText(/^Nobody can make the new time\./)).toBeVisible();
  });

  it("says that it's the host's turn once no answer is missing", async () => {
    const players = asked().players.map((player) => ({ ...player, isIn: false }));
    openCard({ game: { viewerStatus: "confirmed" }, calls: { proposal: { get: get(asked({ players })) } } });
    const proposed = await card("Maya proposes a change");
    expect(proposed.getByText("You can't make it. It's up to the host now.")).toBeVisible();
  });

  it("is answered in one tap, and differently until it is made", async () => {
    let isIn: boolean | null = null;
    const now = () => ({ teeTimeId, proposal: asked({ players: [{ ...viewer, isIn }, ...(jonas ? [jonas] : [])] }) });
    const answer = vi.fn((input: { isIn: boolean }) => {
      isIn = input.isIn;
      return now();
    });
    const { user } = openCard({ game: { viewerStatus: "confirmed" }, calls: { proposal: { get: now, answer } } });
    const proposed = await card("Maya proposes a change");
    await user.click(proposed.getByRole("button", { name: "Can't" }));
    expect(await proposed.findByText("You can't make it. Waiting for 1 more answer.")).toBeVisible();
    await user.click(proposed.getByRole("button", { name: "Still in" }));
    expect(await proposed.findByText("You're still in. Waiting for 1 more answer.")).toBeVisible();
    expect(answer.mock.calls.map(([input]) => input)).toEqual([
      { teeTimeId, proposalId: idOf(510), isIn: false },
      { teeTimeId, proposalId: idOf(510), isIn: true },
    ]);
  });

  it("says why an answer came too late", async () => {
    const answer = () => fail("proposalOver");
    const { user } = openCard({ game: { viewerStatus: "confirmed" }, calls: { proposal: { get: get(asked()), answer } } });
    await user.click((await card("Maya proposes a change")).getByRole("button", { name: "Still in" }));
    expect((await screen.findAllByText("This change is no longer proposed")).length).toBeGreaterThan(0);
  });

  it("can be made or dropped by the host without the last answer", async () => {
    const decide = vi.fn(() => ({ teeTimeId, proposal: null }));
    const { user } = openCard({ game: asHost, calls: { proposal: { get: get(aProposal()), decide } } });
    const proposed = await card("You've proposed a change");
    await user.click(proposed.getByRole("button", { name: "Keep as it is" }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ teeTimeId, proposalId: idOf(510), isMade: false }));
    await user.click(proposed.getByRole("button", { name: "Change it now" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Change the game now?" }));
    await user.click(question.getByRole("button", { name: "Change It" }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ teeTimeId, proposalId: idOf(510), isMade: true }));
  });

  it("isn't there for others, or where nothing is proposed", async () => {
    const none = vi.fn(get(null));
    openCard({ game: { viewerStatus: "confirmed" }, calls: { proposal: { get: none } } });
    await waitFor(() => expect(none).toHaveBeenCalled());
    expect(screen.queryByRole("heading", { name: /proposes a change/ })).not.toBeInTheDocument();
  });
});

describe("asking the players first", () => {
  const path = `${page}?edit=true`;
  const ask = { name: "Ask Players First" };

  it("is offered for another time, and saves what else was changed", async () => {
    const edit = vi.fn(() => aTeeTimeDetail(asHost));
    const propose = vi.fn(get(aProposal()));
    const { user } = openTeeTime({ path, game: asHost, calls: { teeTime: { edit }, proposal: { propose } } });
    const form = within(await screen.findByRole("dialog", { name: "Edit Tee Time" }));
    await user.click(await form.findByRole("button", { name: "Cart required" }));
    expect(form.queryByRole("button", ask)).not.toBeInTheDocument();
    const time = form.getByLabelText("Tee Time");
    await user.clear(time);
    await user.type(time, "08:30");
    await user.click(form.getByRole("button", ask));
    expect(await screen.findByText("We've asked your players.")).toBeVisible();
    expect(propose).toHaveBeenCalledWith({ teeTimeId, courseId: idOf(100), date: "2026-06-12", time: "08:30" });
    expect(edit).toHaveBeenCalledWith(expect.not.objectContaining({ time: "08:30" }));
    expect(edit).toHaveBeenCalledWith(expect.objectContaining({ preferences: ["Fast pace", "Gimmes ok", "Cart required"] }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Tee Time" })).not.toBeInTheDocument());
  });

  it("isn't offered where no golfer plays", async () => {
    const { user } = openTeeTime({ path, game: { ...asHost, confirmedCount: 0 } });
    const form = within(await screen.findByRole("dialog", { name: "Edit Tee Time" }));
    const time = form.getByLabelText("Tee Time");
    await user.clear(time);
    await user.type(time, "08:30");
    expect(form.queryByRole("button", ask)).not.toBeInTheDocument();
  });
});
