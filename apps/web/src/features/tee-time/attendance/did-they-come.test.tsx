import { fail } from "@fourball/domain/failure";
import { aRoundAttendance, aRoundPlayer } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

const openCard = (scene: Scene = {}) =>
  openTeeTime({
    ...scene,
    part: (teeTime) => (
      <>
        <layers.After teeTime={teeTime} />
        <layers.Weather teeTime={teeTime} />
      </>
    ),
  });

const TEE_OFF = Date.parse("2026-06-12T13:10:00.000Z");
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: TEE_OFF + 6 * HOUR });
});
afterEach(() => {
  vi.useRealTimers();
});

const played = { status: "completed", viewerStatus: "confirmed" } as const;
const asked = aRoundPlayer({ state: "asked", answerBy: "2026-06-19T19:10:00.000Z" });
const question = () => screen.findByRole("region", { name: "Did Jonas come?" });

describe("a player of a round whose host says that another one didn't come", () => {
  it.each([
    ["Yes, they came", true],
    ["No, they didn't", false],
  ])("answers %s", async (label, didCome) => {
    let players = [asked];
    const answerNoShow = vi.fn(() => {
      players = [];
      return aRoundAttendance({ players });
    });
    const round = () => aRoundAttendance({ players });
    const { user } = openCard({ game: played, calls: { attendance: { round, answerNoShow } } });
    expect(await question()).toHaveTextContent(/Maya says Jonas didn't come.*by Jun 19.*We don't say who answered\./);
    await user.click(within(await question()).getByRole("button", { name: label }));
    expect(await screen.findByText("Thanks for your answer")).toBeVisible();
    expect(answerNoShow).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), userId: idOf(3), didCome });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Did Jonas come?" })).not.toBeInTheDocument());
  });

  it("reads why an answer was refused", async () => {
    const answerNoShow = () => fail("answeredAlready");
    const round = () => aRoundAttendance({ players: [asked] });
    const { user } = openCard({ game: played, calls: { attendance: { round, answerNoShow } } });
    await user.click(within(await question()).getByRole("button", { name: "Yes, they came" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Another player has answered this already");
  });
});

describe("a player before a round in bad weather", () => {
  it("reads that leaving doesn't count", async () => {
    vi.setSystemTime(TEE_OFF - 2 * HOUR);
    openCard({ game: { viewerStatus: "confirmed", badWeather: true } });
    expect(await screen.findByText("Maya says the weather is bad. Leaving late won't show on your record.")).toBeVisible();
  });
});
