import { fail } from "@fourball/domain/failure";
import { anOpenDispute } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { onPhone } from "../../../testing/on-phone.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

const open = (admin: MockTreeChanges["admin"]) =>
  renderRoute("/admin?tab=disputes", { account: { current: () => anAccount({ isAdmin: true }) }, admin });
const list = () => screen.findByRole("list", { name: "Disputes" });

describe("the disputes", () => {
  it("say who disputes what, in which game, and why", async () => {
    const late = anOpenDispute({
      id: idOf(602),
      kind: "late-withdrawal",
      withdrawnAt: "2026-06-10T03:00:00.000Z",
      dispute: "My car broke down",
    });
    open({ disputes: () => ({ items: [anOpenDispute(), late, anOpenDispute({ id: idOf(603), hadWitness: false })], total: 3 }) });
    const [noShow, withdrawal, alone] = within(await list()).getAllByRole("listitem");
    expect(noShow).toHaveTextContent(/Jonas Reyes: no-showCypress Hollow · Wed, Jun 10, 6:10 AM PDT · hosted by Maya Okafor/);
    expect(noShow).toHaveTextContent(
      /another player agreed.*“I was there, on the second tee\.”.*Disputed on Thu, Jun 11 at 8:00 AM PDT/,
    );
    expect(withdrawal).toHaveTextContent(
      /Jonas Reyes: late withdrawal.*Left on Tue, Jun 9 at 8:00 PM PDT\..*“My car broke down”/,
    );
    expect(alone).toHaveTextContent("There was no other player.");
  });

  it("are rows on a phone, that unfold what both sides say and the decision", async () => {
    onPhone();
    const { user } = open({ disputes: () => ({ items: [anOpenDispute()], total: 1 }) });
    const row = within(await list())
      .getByText("Jonas Reyes: no-show")
      .closest("summary");
    expect(row).toHaveTextContent("Jonas Reyes: no-showCypress Hollow · Wed, Jun 10, 6:10 AM PDT");
    await user.click(screen.getByText("Jonas Reyes: no-show"));
    expect(row?.closest("details")).toHaveAttribute("open");
    expect(screen.getByText(/I was there, on the second tee/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Jonas Reyes" })).toHaveAttribute("href", expect.stringContaining("tab=users"));
    expect(screen.getByRole("button", { name: "Remove the entry of Jonas Reyes" })).toBeVisible();
  });

  it.each([
    ["Keep", "Keep this entry?", "Keep It", "kept", "Kept. We let the golfer know."],
    ["Remove", "Remove this entry?", "Remove It", "removed", "Removed. We let the golfer know."],
  ] as const)("are settled with a reason: %s", async (label, title, confirm, decision, done) => {
    let items = [anOpenDispute()];
    const settleDispute = vi.fn(({ recordId }: { recordId: string }) => {
      items = [];
      return { id: recordId };
    });
    const { user } = open({ disputes: () => ({ items, total: items.length }), settleDispute });
    await user.click(await screen.findByRole("button", { name: `${label} the entry of Jonas Reyes` }));
    const dialog = within(await screen.findByRole("alertdialog", { name: title }));
    await user.click(dialog.getByRole("button", { name: confirm }));
    expect(await dialog.findByText("Give a reason")).toBeVisible();
    await user.type(dialog.getByRole("textbox", { name: "Reason" }), "We asked the others");
    await user.click(dialog.getByRole("button", { name: confirm }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(settleDispute).toHaveBeenCalledExactlyOnceWith({ recordId: idOf(600), decision, reason: "We asked the others" });
    expect(await screen.findByRole("heading", { name: "No disputes" })).toBeVisible();
  });

  it("say why one could not be settled", async () => {
    const settleDispute = () => fail("disputeOfYourself");
    const { user } = open({ disputes: () => ({ items: [anOpenDispute()], total: 1 }), settleDispute });
    await user.click(await screen.findByRole("button", { name: "Keep the entry of Jonas Reyes" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Keep this entry?" }));
    await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Mine");
    await user.click(dialog.getByRole("button", { name: "Keep It" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Another admin has to settle your dispute");
  });
});
