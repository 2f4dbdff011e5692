import type { MarkState } from "@fourball/domain/attendance/entry";
import type { RoundPlayer } from "@fourball/domain/attendance/schema";
import { conflict } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { aRoundAttendance, aRoundPlayer } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { AttendanceLayer } from "./attendance-layer.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <AttendanceLayer teeTime={teeTime} /> });

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

function openRound(players: RoundPlayer[], attendance: MockTreeChanges["attendance"] = {}, game: Partial<TeeTimeDetail> = {}) {
  const round = () => aRoundAttendance({ closesAt, players });
  return openCard({ game: { ...completed, ...game }, calls: { attendance: { round, ...attendance } } });
}

const players = async () => within(await screen.findByRole("list", { name: "Players of this round" })).getAllByRole("listitem");

describe("the host of a round that is over", () => {
  it("says who didn't come, after a question, and the focus stays near", async () => {
    let jonas = aRoundPlayer();
    const markNoShow = vi.fn(() => {
      jonas = aRoundPlayer({ state: "asked", answerBy: "2026-06-19T19:10:00.000Z" });
      return aRoundAttendance({ closesAt, players: [jonas, priya] });
    });
    const round = () => aRoundAttendance({ closesAt, players: [jonas, priya] });
    const { user } = openCard({ game: completed, calls: { attendance: { round, markNoShow } } });
    expect(await screen.findByText(/tell us by Jun 19/)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Jonas Reyes didn't come" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Jonas didn't come?" }));
    expect(dialog.getByText(/We'll ask the other players/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Didn't Come" }));
    expect(await screen.findByText("Didn't come. Another player can agree until Jun 19.")).toBeVisible();
    expect(markNoShow).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), userId: idOf(3) });
    await waitFor(() => expect(screen.getByRole("heading", { name: "Did everyone come?" })).toHaveFocus());
  });

  it("reads that the golfer hears of it at once where there is no other player", async () => {
    const { user } = openRound([aRoundPlayer()]);
    await user.click(await screen.findByRole("button", { name: "Jonas Reyes didn't come" }));
    expect(await screen.findByText(/^We'll tell Jonas, who can dispute it/)).toBeVisible();
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
    openRound([aRoundPlayer({ state, showsAt: "2026-06-15T19:00:00.000Z" }), priya]);
    const [jonas] = await players();
    expect(jonas).toHaveTextContent(words);
    expect(screen.queryAllByRole("button", { name: "Take back that Jonas Reyes didn't come" })).toHaveLength(canTakeBack ? 1 : 0);
    expect(screen.queryByRole("button", { name: "Jonas Reyes didn't come" })).not.toBeInTheDocument();
  });

  it.each(["none", "arrived"] as const)("can't mark a player who said they were here: %s", async (state) => {
    openRound([aRoundPlayer({ state, arrivedAt: "2026-06-12T12:52:00.000Z" }), priya]);
    const [jonas] = await players();
    expect(jonas).toHaveTextContent("Said they were here at 5:52 AM.");
    expect(screen.queryByRole("button", { name: "Jonas Reyes didn't come" })).not.toBeInTheDocument();
  });

  it("takes it back, and reads why that was refused", async () => {
    const takeBackNoShow = vi.fn((): never => {
      throw conflict("It shows already, so only an admin can remove it");
    });
    const { user } = openRound([aRoundPlayer({ state: "coming" }), priya], { takeBackNoShow });
    await user.click(await screen.findByRole("button", { name: "Take back that Jonas Reyes didn't come" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("It shows already, so only an admin can remove it");
  });

  it("can say nothing any more after a week", async () => {
    vi.setSystemTime(Date.parse(closesAt) + HOUR);
    openRound([aRoundPlayer()]);
    expect(await screen.findByText("You could tell us until Jun 19.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /didn't come/ })).not.toBeInTheDocument();
  });

  it("isn't asked who came in bad weather", async () => {
    openRound([aRoundPlayer()], {}, { badWeather: true });
    expect(await screen.findByText(/You said the weather was bad/)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Did everyone come?" })).not.toBeInTheDocument();
  });
});

describe("the weather", () => {
  it.each([
    [false, "The weather is bad", "We won't count late withdrawals and no-shows"],
    [true, "Take it back", "Late withdrawals and no-shows count again"],
  ])("is said by the host, or taken back: %s", async (badWeather, label, done) => {
    vi.setSystemTime(TEE_OFF - 2 * HOUR);
    const setBadWeather = vi.fn(({ isBad }: { isBad: boolean }) => aTeeTimeDetail({ ...asHost, badWeather: isBad }));
    const { user } = openCard({ game: { ...asHost, badWeather }, calls: { attendance: { setBadWeather } } });
    await user.click(await screen.findByRole("button", { name: label }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(setBadWeather).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), isBad: !badWeather });
  });

  it("isn't asked for days before", async () => {
    vi.setSystemTime(TEE_OFF - 30 * HOUR);
    openTeeTime({ game: asHost });
    expect(await screen.findByRole("heading", { name: "Manage Your Tee Time" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "The weather is bad" })).not.toBeInTheDocument();
  });
});
