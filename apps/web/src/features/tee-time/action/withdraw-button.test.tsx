import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime } from "../../../testing/open-tee-time.ts";

const TEE_OFF = Date.parse("2026-06-12T13:10:00.000Z");
const HOUR = 3_600_000;
const WARNING = "It's less than 24 hours before tee-off, so this will show on your record unless your spot is taken.";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function askToLeave(hoursBefore: number, game: Partial<TeeTimeDetail> = {}) {
  vi.setSystemTime(TEE_OFF - hoursBefore * HOUR);
  const people = [aParticipation({ userId: idOf(1) })];
  const { user } = openTeeTime({ game: { viewerStatus: "confirmed", ...game }, people });
  await user.click(await screen.findByRole("button", { name: "Withdraw" }));
  return within(await screen.findByRole("alertdialog", { name: "Leave this tee time?" }));
}

describe("a player who leaves", () => {
  it("less than a day before tee-off reads that it will be on the record", async () => {
    expect((await askToLeave(23)).getByRole("alert")).toHaveTextContent(WARNING);
  });

  it.each([
    ["earlier", 25, {}],
    ["in bad weather", 2, { withdrawalExcuse: "weather" }],
    ["a game that changed", 2, { withdrawalExcuse: "changed" }],
  ] as const)("%s reads nothing of it", async (_when, hoursBefore, game) => {
    expect((await askToLeave(hoursBefore, game)).queryByRole("alert")).not.toBeInTheDocument();
  });
});
