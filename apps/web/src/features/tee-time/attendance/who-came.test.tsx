import type { MarkState } from "@fourball/domain/attendance/entry";
import type { RoundPlayer } from "@fourball/domain/attendance/schema";
import { fail } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { aRoundAttendance, aRoundPlayer } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aRoundRating } from "@fourball/testkit/round-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <layers.After teeTime={teeTime} /> });

const TEE_OFF = Date.parse("2026-06-12T13:10:00.000Z");
const HOUR = 3_600_000;
const closesAt = "2026-06-19T18:10:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: TEE_OFF + 6 * HOUR });
});
afterEach(() => {
  vi.useRealTimers();
});

const completed = { ...asHost, status: "completed" } as const;
const priya = aRoundPlayer({
  userId: idOf(4),
  golfer: { firstName: "Priya", lastName: "Shah", profileImageUrl: null, handicap: 3 },
});

type Round = {
  players: RoundPlayer[];
  attendance?: MockTreeChanges["attendance"];
  game?: Partial<TeeTimeDetail>;
  isAsked?: boolean;
};

function openRound({ players, attendance, game, isAsked = true }: Round) {
  const round = () => aRoundAttendance({ closesAt, players });
  const rating = { round: () => aRoundRating({ asksWhoCame: isAsked }) };
  return openCard({ game: { ...completed, ...game }, calls: { attendance: { round, ...attendance }, rating } });
}

const players = async () => within(await screen.findByRole("list", { name: "Players of this round" })).getAllByRole("listitem");
const choiceOf = async (name: string) => within(await screen.findByRole("group", { name: `Did ${name} come?` }));

describe("the host of a round that is over", () => {
  it("says with one tap that everyone came, and goes on to the next thing", async () => {
    const sayEveryoneCame = vi.fn(() => aRoundAttendance({ closesAt, players: [aRoundPlayer(), priya] }));
    const { user } = openRound({ players: [aRoundPlayer(), priya], attendance: { sayEveryoneCame } });
    expect(await screen.findByText("1 of 3")).toBeVisible();
    expect(screen.getByText("Then: rate, play again")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Yes, everyone came" }));
    expect(await screen.findByRole("heading", { name: "How was your round?" })).toHaveFocus();
    expect(sayEveryoneCame).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
    expect(screen.getByText("Everyone came")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change: Did everyone come?" }));
    expect(screen.getByRole("heading", { name: "Did everyone come?" })).toHaveFocus();
  });

  it("says who didn't come, and reads before saving what follows", async () => {
    let jonas = aRoundPlayer();
    const marked = () => aRoundAttendance({ closesAt, players: [jonas, priya] });
    const markNoShow = vi.fn(() => {
      jonas = aRoundPlayer({ state: "asked", answerBy: "2026-06-19T19:10:00.000Z" });
      return marked();
    });
    const { user } = openRound({ players: [], attendance: { round: marked, markNoShow } });
    await user.click((await choiceOf("Jonas Reyes")).getByRole("button", { name: "Didn't" }));
    expect(screen.getByText(/^We'll ask the other players\. If one agrees, we'll tell Jonas/)).toBeVisible();
    expect(markNoShow).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Jonas didn't come")).toBeVisible();
    expect(markNoShow).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), userId: idOf(3) });
    expect(screen.getByRole("heading", { name: "How was your round?" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Change: Did everyone come?" }));
    expect(screen.getByText("Didn't come. Another player can agree until Jun 19.")).toBeVisible();
  });

  it("reads at once what was saved, before the page is fetched anew", async () => {
    const before = aRoundAttendance({ closesAt, players: [aRoundPlayer(), priya] });
    const round = vi.fn((): typeof before | Promise<never> => before);
    const markNoShow = () => {
      round.mockImplementation(() => new Promise<never>(() => undefined));
      return { ...before, players: [aRoundPlayer({ state: "asked", answerBy: closesAt }), priya] };
    };
    const { user } = openRound({ players: [], attendance: { round, markNoShow } });
    await user.click((await choiceOf("Jonas Reyes")).getByRole("button", { name: "Didn't" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Jonas didn't come")).toBeVisible();
    expect(screen.queryByText("Everyone came")).not.toBeInTheDocument();
  });

  it("isn't offered that everyone came once a player was marked", async () => {
    const sayEveryoneCame = vi.fn(() => aRoundAttendance());
    const { user } = openRound({
      players: [aRoundPlayer({ state: "coming", showsAt: "2026-06-15T19:00:00.000Z" }), priya],
      attendance: { sayEveryoneCame },
      isAsked: false,
    });
    await user.click(await screen.findByRole("button", { name: "Change: Did everyone come?" }));
    expect(screen.getByText("Then: rate, play again")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Yes, everyone came" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.getByRole("heading", { name: "How was your round?" })).toHaveFocus();
    expect(sayEveryoneCame).not.toHaveBeenCalled();
  });

  it("goes on after saying that the weather was bad", async () => {
    let game = aTeeTimeDetail(completed);
    const setBadWeather = () => {
      game = { ...game, badWeather: true };
      return game;
    };
    const { user } = openCard({
      game: completed,
      calls: {
        teeTime: { get: () => game },
        attendance: { round: () => aRoundAttendance({ closesAt, players: [priya] }), setBadWeather },
        rating: { round: () => aRoundRating({ asksWhoCame: !game.badWeather }) },
      },
    });
    await user.click((await choiceOf("Priya Shah")).getByRole("button", { name: "Didn't" }));
    await user.click(screen.getByRole("button", { name: "Mark as bad weather" }));
    await user.click(await screen.findByRole("button", { name: "Done" }));
    expect(screen.getByRole("heading", { name: "How was your round?" })).toHaveFocus();
    expect(screen.getByText("Rained off")).toBeVisible();
  });

  it("stays with the question when that was refused", async () => {
    const sayEveryoneCame = () => fail("marksOver", { values: { days: 7 } });
    const { user } = openRound({ players: [priya], attendance: { sayEveryoneCame } });
    await user.click(await screen.findByRole("button", { name: "Yes, everyone came" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("You can say this for 7 days after a round");
    expect(screen.getByRole("heading", { name: "Did everyone come?" })).toBeVisible();
  });

  it("is led here from reporting a player who didn't come", async () => {
    const round = () => aRoundAttendance({ closesAt, players: [aRoundPlayer(), priya] });
    const rating = { round: () => aRoundRating({ asksWhoCame: true }) };
    const { user } = openTeeTime({ game: completed, calls: { attendance: { round }, rating } });
    await screen.findByRole("heading", { name: "Did everyone come?" });
    await user.click(await screen.findByRole("button", { name: "More about Jonas Reyes" }));
    await user.click(await screen.findByRole("menuitem", { name: "Report Jonas Reyes" }));
    const reasons = await screen.findByRole("combobox", { name: "Reason" });
    expect(within(reasons).getAllByRole("option", { hidden: true })[1]).toHaveTextContent("Didn't come");
    await user.selectOptions(reasons, "Didn't come");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Did everyone come?" })).toHaveFocus());
    expect(screen.queryByRole("dialog", { name: "Report Jonas Reyes" })).not.toBeInTheDocument();
  });

  it("reads that the golfer hears of it at once where there is no other player", async () => {
    const { user } = openRound({ players: [aRoundPlayer()] });
    await user.click((await choiceOf("Jonas Reyes")).getByRole("button", { name: "Didn't" }));
    expect(screen.getByText(/^We'll tell Jonas, who can dispute it/)).toBeVisible();
  });

  it.each<[MarkState, RegExp, boolean]>([
    ["asked", /No other player agreed, so it doesn't count\./, true],
    ["coming", /Didn't come\. It shows from Jun 15\./, true],
    ["disputed", /Disputed\. An admin will decide\./, true],
    ["shown", /Didn't come$/, false],
    ["removed", /An admin removed this\./, false],
    ["denied", /Another player says they came\./, false],
    ["taken-back", /You took this back\./, false],
  ])("sees what became of it: %s", async (state, words, canTakeBack) => {
    openRound({ players: [aRoundPlayer({ state, showsAt: "2026-06-15T19:00:00.000Z" }), priya] });
    const [jonas] = await players();
    expect(jonas).toHaveTextContent(words);
    expect(screen.queryAllByRole("button", { name: "Take back that Jonas Reyes didn't come" })).toHaveLength(canTakeBack ? 1 : 0);
    expect(screen.queryByRole("group", { name: "Did Jonas Reyes come?" })).not.toBeInTheDocument();
  });

  it.each(["none", "arrived"] as const)("can't mark a player who said they were here: %s", async (state) => {
    openRound({ players: [aRoundPlayer({ state, arrivedAt: "2026-06-12T12:52:00.000Z" }), priya] });
    const [jonas] = await players();
    expect(jonas).toHaveTextContent("Said they were here at 5:52 AM PDT.");
    expect(screen.queryByRole("group", { name: "Did Jonas Reyes come?" })).not.toBeInTheDocument();
  });

  it("takes it back, and reads why that was refused", async () => {
    const takeBackNoShow = vi.fn(() => fail("markShown"));
    const { user } = openRound({ players: [aRoundPlayer({ state: "coming" }), priya], attendance: { takeBackNoShow } });
    await user.click(await screen.findByRole("button", { name: "Take back that Jonas Reyes didn't come" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("It shows already, so only an admin can remove it");
  });

  it("isn't asked any more after a week, and still sees what was said", async () => {
    vi.setSystemTime(Date.parse(closesAt) + HOUR);
    const { user } = openRound({ players: [aRoundPlayer({ state: "shown" }), priya], isAsked: false });
    expect(await screen.findByText("Jonas didn't come")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change: Did everyone come?" }));
    expect(screen.getByText("You could tell us until Jun 19.")).toBeVisible();
    expect(screen.queryByRole("group", { name: /^Did .* come\?$/ })).not.toBeInTheDocument();
  });

  it("isn't asked who came in bad weather, which can be taken back", async () => {
    const setBadWeather = vi.fn(() => aTeeTimeDetail({ ...completed, badWeather: false }));
    const game = { badWeather: true };
    const { user } = openRound({ players: [aRoundPlayer()], game, attendance: { setBadWeather }, isAsked: false });
    expect(await screen.findByText("Rained off")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change: Did everyone come?" }));
    expect(screen.getByText(/^You marked it as bad weather/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Take it back" }));
    expect(setBadWeather).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), isBad: false });
  });
});

describe("the weather", () => {
  it.each([
    [false, "Mark as bad weather", "We won't count late withdrawals and no-shows"],
    [true, "Take it back", "Records count again"],
  ])("is said by the host, or taken back: %s", async (badWeather, label, done) => {
    vi.setSystemTime(TEE_OFF - 2 * HOUR);
    const setBadWeather = vi.fn(({ isBad }: { isBad: boolean }) => aTeeTimeDetail({ ...asHost, badWeather: isBad }));
    const { user } = openTeeTime({ game: { ...asHost, badWeather }, calls: { attendance: { setBadWeather } } });
    if (!badWeather) await user.click(await screen.findByRole("button", { name: "Rained off?" }));
    await user.click(await screen.findByRole("button", { name: label }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(setBadWeather).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), isBad: !badWeather });
  });

  it("isn't asked for days before", async () => {
    vi.setSystemTime(TEE_OFF - 30 * HOUR);
    openTeeTime({ game: asHost });
    expect(await screen.findByRole("heading", { name: "Manage Your Tee Time" })).toBeVisible();
    await screen.findByRole("link", { name: "Edit" });
    expect(screen.queryByRole("button", { name: "Rained off?" })).not.toBeInTheDocument();
  });
});
