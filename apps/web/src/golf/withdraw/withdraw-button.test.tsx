import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../../testing/mock-server.ts";
import { openTeeTime } from "../../testing/open-tee-time.ts";

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

describe("a withdrawal that waits for a connection", () => {
  it("gives the focus back to the button when it is undone", async () => {
    vi.setSystemTime(TEE_OFF - 30 * HOUR);
    const { user } = openTeeTime({ game: { viewerStatus: "confirmed" }, people: [aParticipation({ userId: idOf(1) })] });
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    server.use(http.post("*/trpc/teeTime.withdraw", () => HttpResponse.error()));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Withdraw" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Withdraw" })).toHaveFocus());
  });
});
