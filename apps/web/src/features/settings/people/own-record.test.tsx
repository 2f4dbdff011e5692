import { fail } from "@fourball/domain/failure";
import { anAttendanceEntry, anOwnRecord } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../../testing/render-route.tsx";
import { PeopleSection } from "../late-sections.tsx";

const late = anAttendanceEntry({
  id: idOf(601),
  kind: "late-withdrawal",
  state: "shown",
  withdrawnAt: "2026-06-10T03:00:00.000Z",
  canDispute: true,
});
const list = () => screen.findByRole("list", { name: "Your rounds of the last 12 months" });

describe("a golfer's own record", () => {
  it("has the line that others see and every entry with date, course and cause", async () => {
    const own = anOwnRecord({
      attendance: { showedUp: 3, lateWithdrawals: 1, noShows: 0 },
      entries: [anAttendanceEntry(), late],
    });
    renderPart("/settings#record", <PeopleSection startsWithRecord />, { attendance: { own: () => own } });
    expect(await screen.findByText("Showed up for 3 of 4 · 1 late withdrawal")).toBeVisible();
    const [first, second] = within(await list()).getAllByRole("listitem");
    expect(first).toHaveTextContent(
      /Late withdrawalCounts.*Cypress Hollow · Wed, Jun 10, 6:10 AM PDT.*You left on Tue, Jun 9 at 8:00 PM PDT, 10 hours before tee-off/,
    );
    expect(second).toHaveTextContent(/Showed up.*Cypress Hollow · Wed, Jun 10, 6:10 AM PDT/);
  });

  it.each([
    [{ ...late, state: "open", canDispute: false }, /Late withdrawalCounts after the round/],
    [{ ...late, state: "excused", excuse: "refilled", canDispute: false }, /Doesn't count.*Someone else took your spot\./],
    [{ ...late, state: "excused", excuse: "changed", canDispute: false }, /Doesn't count.*The game changed/],
    [{ ...late, state: "excused", excuse: "weather", canDispute: false }, /Doesn't count.*the weather was bad/],
    [
      { ...late, kind: "no-show", state: "coming", withdrawnAt: null, showsAt: "2026-06-15T19:00:00.000Z" },
      /No-showShows from Jun 15.*The host says you didn't come\./,
    ],
    [
      { ...late, state: "disputed", dispute: "My car broke down", canDispute: false },
      /Disputed.*You wrote: “My car broke down”.*It doesn't show while an admin looks at it\./,
    ],
    [
      { ...late, state: "removed", dispute: "My car broke down", decisionReason: "We believe you", canDispute: false },
      /Removed.*An admin wrote: “We believe you”/,
    ],
  ] as const)("says what has become of %o", async (entry, words) => {
    renderPart("/settings#record", <PeopleSection startsWithRecord />, {
      attendance: { own: () => anOwnRecord({ entries: [entry] }) },
    });
    expect(within(await list()).getByRole("listitem")).toHaveTextContent(words);
  });

  it("shows the rest on request, what isn't simply played first", async () => {
    const played = Array.from({ length: 8 }, (_, index) => anAttendanceEntry({ id: idOf(610 + index) }));
    const { user } = renderPart("/settings#record", <PeopleSection startsWithRecord />, {
      attendance: { own: () => anOwnRecord({ entries: [...played, late] }) },
    });
    expect(within(await list()).getAllByRole("listitem")).toHaveLength(5);
    expect(within(await list()).getAllByRole("listitem")[0]).toHaveTextContent("Late withdrawal");
    await user.click(screen.getByRole("button", { name: "Show all 9" }));
    expect(within(await list()).getAllByRole("listitem")).toHaveLength(9);
    await waitFor(async () => expect(await list()).toHaveFocus());
  });

  it("is empty at first", async () => {
    renderPart("/settings#record", <PeopleSection startsWithRecord />, {
      attendance: { own: () => anOwnRecord({ entries: [] }) },
    });
    expect(await screen.findByText("Rounds you play show up here.")).toBeVisible();
    expect(screen.getByText("Nothing until you've played 3 rounds")).toBeVisible();
  });
});

describe("disputing an entry", () => {
  async function openDialog(dispute: MockTree["attendance"]["dispute"]) {
    const calls = { attendance: { own: () => anOwnRecord({ entries: [late] }), dispute } };
    const { user } = renderPart("/settings#record", <PeopleSection startsWithRecord />, calls);
    await user.click(await screen.findByRole("button", { name: "Dispute the entry of Cypress Hollow" }));
    return { user, dialog: within(await screen.findByRole("alertdialog", { name: "Not right? Tell us." })) };
  }

  it("sends what happened, once there is something", async () => {
    const disputed = { ...late, state: "disputed", dispute: "My car broke down", canDispute: false } as const;
    const dispute = vi.fn(() => anOwnRecord({ entries: [disputed] }));
    const { user, dialog } = await openDialog(dispute);
    await user.click(dialog.getByRole("button", { name: "Send" }));
    expect(await dialog.findByText("Tell us what happened")).toBeVisible();
    expect(dispute).not.toHaveBeenCalled();
    await user.type(dialog.getByRole("textbox", { name: "What happened" }), "My car broke down");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("We'll look at it")).toBeVisible();
    expect(dispute).toHaveBeenCalledExactlyOnceWith({ recordId: idOf(601), words: "My car broke down" });
    expect(within(await list()).getByRole("listitem")).toHaveTextContent("Disputed");
    expect(screen.queryByRole("button", { name: /Dispute the entry/ })).not.toBeInTheDocument();
  });

  it("says why it was refused", async () => {
    const { user, dialog } = await openDialog(() => fail("disputedAlready"));
    await user.type(dialog.getByRole("textbox", { name: "What happened" }), "Again");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("You've disputed this already");
  });
});
