import { type FailureName, fail, type Refusal } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { changeKept, queueName } from "../../kit/offline/device-store.ts";
import type { NewChange } from "../../kit/queue/queued-change.ts";
import { renderApp } from "../../testing/render-route.tsx";

const about = { game: "Pebble Beach, Fri, Jun 12" };
const decision = (golfer: string, id: number, status: "confirmed" | "declined"): NewChange => ({
  path: "participation.decide",
  teeTimeId: idOf(200),
  about: { ...about, golfer },
  input: { participantId: idOf(id), from: "pending", status },
});
const withdrawal: NewChange = { path: "teeTime.withdraw", teeTimeId: idOf(200), about, input: { teeTimeId: idOf(200) } };
const arrival: NewChange = {
  path: "attendance.arrive",
  teeTimeId: idOf(200),
  input: { teeTimeId: idOf(200), at: "2026-06-12T13:00:00Z" },
};

/** Comes back online with what was done without a connection. */
async function comeBack(changes: readonly NewChange[], answers: MockTreeChanges) {
  const queuedAt = new Date().toISOString();
  await changeKept(queueName(anAccount().id), () =>
    changes.map((change, index) => ({ ...change, id: idOf(900 + index), queuedAt, refusal: null })),
  );
  return renderApp("/settings", answers);
}
const refuse = <Name extends FailureName>(failure: Refusal<Name>) => vi.fn(() => failure);

describe("what was done without a connection and is refused later", () => {
  it("is one notice that says whom each was about and what became of it", async () => {
    const decide = refuse(fail("requestNotFound"));
    const { user } = await comeBack([decision("Jonas K.", 1, "confirmed"), decision("Priya S.", 2, "declined")], {
      participation: { decide },
    });
    const notice = await screen.findByText("2 of your changes weren't saved");
    const [jonas, priya] = within(screen.getByRole("alert")).getAllByRole("listitem");
    expect(notice).toBeVisible();
    expect(jonas).toHaveTextContent(
      "Jonas K. wasn't approved, Pebble Beach, Fri, Jun 12. The request is gone: it was withdrawn, or the game was cancelled.",
    );
    expect(priya).toHaveTextContent(/^Priya S. wasn't declined/);
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await vi.waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  it.each([
    ["a game that was cancelled", aTeeTimeDetail({ status: "cancelled", viewerStatus: "confirmed" })],
    ["a game whose host has removed the golfer", aTeeTimeDetail({ viewerStatus: "declined" })],
  ])("is not mentioned where it no longer matters: leaving %s", async (_game, teeTime) => {
    const withdraw = refuse(fail("teeTimeCancelled"));
    const arrive = refuse(fail("teeTimeCancelled"));
    const get = vi.fn(() => teeTime);
    await comeBack([withdrawal, arrival, decision("Jonas K.", 1, "confirmed")], {
      teeTime: { withdraw, get },
      attendance: { arrive },
      participation: { decide: refuse(fail("noSpotsLeft")) },
    });
    // The last one is refused for good, so the others are done with.
    expect(await screen.findByText("Jonas K. wasn't approved")).toBeVisible();
    expect(withdraw).toHaveBeenCalledOnce();
    expect(arrive).toHaveBeenCalledOnce();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("is mentioned where the golfer still has the spot", async () => {
    await comeBack([withdrawal], {
      teeTime: {
        withdraw: refuse(fail("teeTimeStarted")),
        get: () => aTeeTimeDetail({ viewerStatus: "confirmed" }),
      },
    });
    expect(await screen.findByText("You didn't leave Pebble Beach, Fri, Jun 12")).toBeVisible();
  });
});
