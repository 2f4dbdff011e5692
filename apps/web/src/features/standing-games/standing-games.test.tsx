import { fail } from "@fourball/domain/failure";
import type { StandingGame } from "@fourball/domain/standing-game/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { aStandingGame, aStandingGolfer, someRegulars } from "@fourball/testkit/standing-game-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const viewer = aStandingGolfer({ userId: idOf(1), firstName: "Alex", lastName: "Lee" });
const own = (changes: Partial<StandingGame> = {}) => aStandingGame({ host: viewer, ...changes });

/** The page with one game, which the answers may change. */
function open(first: StandingGame, calls: MockTreeChanges["standingGame"] = {}) {
  let games = [first];
  const show = (next: StandingGame[]): void => {
    games = next;
  };
  return { ...renderRoute("/standing-games", { standingGame: { list: () => games, ...calls } }), show };
}

const card = async () => within(await screen.findByRole("article"));
const rows = (of: ReturnType<typeof within>) =>
  within(of.getByRole("list", { name: "Next dates" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

describe("the standing games of a golfer", () => {
  it("say when, where and with whom, and whose turn it is", async () => {
    open(aStandingGame());
    const game = await card();
    expect(game.getByRole("heading", { name: "Every Saturday at 8:00 AM" })).toBeVisible();
    expect(game.getByText("Cypress Hollow, Monterey, CA")).toBeVisible();
    expect(game.getByText("Maya Okafor hosts")).toBeVisible();
    expect(game.getByText("Opens to everyone a week before")).toBeVisible();
    expect(game.getByText("We ask next: Jonas, Priya, and Sam. Ines sits this one out.")).toBeVisible();
  });

  it("say it when the viewer sits out", async () => {
    const [jonas, priya] = someRegulars();
    open(aStandingGame({ totalSlots: 2, regulars: [jonas, viewer, priya].filter((each) => each !== undefined) }));
    expect((await card()).getByText("We ask next: Jonas. Not your turn this time. Priya sits this one out.")).toBeVisible();
  });

  it("ask everyone first where there are spots for all", async () => {
    open(aStandingGame({ regulars: [viewer], isPublic: false }));
    const game = await card();
    expect(game.getByText("We ask them first for every date.")).toBeVisible();
    expect(game.getByText("Only regulars and golfers with the link")).toBeVisible();
  });

  it("list the next dates, and lead to those that are posted", async () => {
    const { user, router } = open(aStandingGame());
    const game = await card();
    expect(rows(game).slice(0, 3)).toEqual([
      expect.stringMatching(/^Sat, Jun 13, 8:00 AM.*Posted$/),
      expect.stringMatching(/^Sat, Jun 20, 8:00 AM.*Posted$/),
      expect.stringMatching(/^Sat, Jun 27, 8:00 AM.*Posts on Jun 13$/),
    ]);
    await user.click(game.getByRole("link", { name: "Posted, view Sat, Jun 20" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/tee-times/${idOf(201)}`));
  });

  it("lead to hosting a game where there is none", async () => {
    renderRoute("/standing-games");
    expect(await screen.findByText("No repeating games yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Host a Tee Time" })).toHaveAttribute("href", "/create");
  });

  it("can be loaded again after an error", async () => {
    let isDown = true;
    const list = () => {
      if (isDown) throw new Error("down");
      return [aStandingGame()];
    };
    const { user } = renderRoute("/standing-games", { standingGame: { list } });
    await screen.findByText("Couldn't load your repeating games");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("article")).toBeVisible();
  });

  it("follow what others do", async () => {
    const socket = new FakeSocket();
    let games = [aStandingGame()];
    renderApp("/standing-games", { standingGame: { list: () => games } }, socket);
    await card();
    await waitFor(() => expect(socket.listeners("live.changes")).toHaveLength(1));
    games = [aStandingGame({ regulars: someRegulars().slice(0, 2) })];
    socket.emit("live.changes", undefined, { type: "notifications" });
    expect(await screen.findByText("We ask them first for every date.")).toBeVisible();
  });
});

describe("a regular", () => {
  it("leaves after a confirmation", async () => {
    const leave = vi.fn(({ standingGameId }: { standingGameId: string }) => ({ standingGameId }));
    const { user, show } = open(aStandingGame(), { leave });
    await card();
    expect(screen.queryByRole("button", { name: /^Skip/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave the regulars?" }));
    expect(question.getByText(/the host can't add you again/)).toBeVisible();
    show([]);
    await user.click(question.getByRole("button", { name: "Leave" }));
    expect(leave).toHaveBeenCalledExactlyOnceWith({ standingGameId: idOf(520) });
    expect(await screen.findByText("No repeating games yet")).toBeVisible();
  });
});

describe("the host", () => {
  const skipped = own({
    dates: own().dates.map((each) => (each.date === "2026-06-27" ? { ...each, state: "skipped" as const } : each)),
  });

  it("skips a date that isn't posted at once, and takes that back", async () => {
    const skipDate = vi.fn(() => own());
    const { user, show } = open(own(), { skipDate });
    const skip = await screen.findByRole("button", { name: "Skip Sat, Jun 27" });
    show([skipped]);
    await user.click(skip);
    const undo = await screen.findByRole("button", { name: "Undo skipping Sat, Jun 27" });
    expect(screen.getByText("Skipped")).toBeVisible();
    show([own()]);
    await user.click(undo);
    expect(await screen.findByRole("button", { name: "Skip Sat, Jun 27" })).toBeVisible();
    expect(skipDate.mock.calls).toEqual([
      [{ standingGameId: idOf(520), date: "2026-06-27", isSkipped: true }],
      [{ standingGameId: idOf(520), date: "2026-06-27", isSkipped: false }],
    ]);
  });

  it("is asked before a posted date is skipped, which can't be taken back", async () => {
    const skipDate = vi.fn(() => own());
    const { user, show } = open(own(), { skipDate });
    await user.click(await screen.findByRole("button", { name: "Skip Sat, Jun 20" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Skip Sat, Jun 20?" }));
    expect(question.getByText(/this cancels its tee time, and we tell its golfers/)).toBeVisible();
    const dates = own().dates.map((each) => (each.date === "2026-06-20" ? { ...each, state: "skipped" as const } : each));
    show([own({ dates })]);
    await user.click(question.getByRole("button", { name: "Skip It" }));
    expect(skipDate).toHaveBeenCalledExactlyOnceWith({ standingGameId: idOf(520), date: "2026-06-20", isSkipped: true });
    expect(await screen.findByText("Skipped")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Jun 20$/ })).not.toBeInTheDocument();
  });

  it("reads why a date can't be skipped", async () => {
    const skipDate = () => fail("dateUnknown", { path: ["date"] });
    const { user } = open(own(), { skipDate });
    await user.click(await screen.findByRole("button", { name: "Skip Sat, Jun 27" }));
    expect(await screen.findByText("That's not one of its next dates")).toBeVisible();
  });

  it("changes the regulars, at most four", async () => {
    const another = aStandingGolfer({ userId: idOf(7), firstName: "Tom", lastName: "Becker" });
    const changeRegulars = vi.fn(() => own());
    const { user } = open(own(), { candidates: () => [another, ...someRegulars()], changeRegulars });
    await user.click(await screen.findByRole("button", { name: "Change regulars" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change regulars" }));
    const tom = await dialog.findByRole("checkbox", { name: /^Tom Becker/ });
    expect(tom).toBeDisabled();
    await user.click(dialog.getByRole("checkbox", { name: /^Ines Duarte/ }));
    await user.click(tom);
    await user.click(dialog.getByRole("button", { name: "Save Regulars" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Change regulars" })).not.toBeInTheDocument());
    expect(changeRegulars).toHaveBeenCalledExactlyOnceWith({
      standingGameId: idOf(520),
      regularIds: [idOf(3), idOf(4), idOf(5), idOf(7)],
    });
  });

  it("needs at least one regular, and reads what the server refuses", async () => {
    const changeRegulars = vi.fn(() => fail("regularLeft"));
    const [jonas] = someRegulars();
    const { user } = open(own({ regulars: jonas ? [jonas] : [] }), { changeRegulars });
    await user.click(await screen.findByRole("button", { name: "Change regulars" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change regulars" }));
    await user.click(await dialog.findByRole("checkbox", { name: /^Jonas Reyes/ }));
    await user.click(dialog.getByRole("button", { name: "Save Regulars" }));
    expect(dialog.getByText("Choose at least one regular")).toBeVisible();
    expect(changeRegulars).not.toHaveBeenCalled();
    await user.click(dialog.getByRole("checkbox", { name: /^Priya Shah/ }));
    await user.click(dialog.getByRole("button", { name: "Save Regulars" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("This golfer left the regulars");
  });

  it("hands it over to a regular", async () => {
    const handOver = vi.fn(({ standingGameId }: { standingGameId: string }) => ({ standingGameId }));
    const { user, show } = open(own(), { handOver });
    await user.click(await screen.findByRole("button", { name: "Hand over" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Hand over" }));
    expect(dialog.getByText(/Tee times that are up already stay with you/)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "Priya Shah" }));
    expect(dialog.getByRole("status")).toHaveTextContent("Priya Shah becomes the host, and you're no longer part of it.");
    show([]);
    await user.click(dialog.getByRole("button", { name: "Hand Over" }));
    expect(handOver).toHaveBeenCalledExactlyOnceWith({ standingGameId: idOf(520), userId: idOf(4) });
    expect(await screen.findByText("No repeating games yet")).toBeVisible();
  });

  it("ends it after a confirmation", async () => {
    const end = vi.fn(({ standingGameId }: { standingGameId: string }) => ({ standingGameId }));
    const { user, show } = open(own(), { end });
    await user.click(await screen.findByRole("button", { name: "End" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Stop repeating this game?" }));
    show([]);
    await user.click(question.getByRole("button", { name: "End It" }));
    expect(end).toHaveBeenCalledExactlyOnceWith({ standingGameId: idOf(520) });
    expect(await screen.findByText("No repeating games yet")).toBeVisible();
  });
});
