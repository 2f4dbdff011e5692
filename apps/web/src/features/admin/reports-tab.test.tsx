import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aModerationEntry, aReport, aReportDetail } from "@fourball/testkit/report-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const open = (admin: MockTreeChanges["admin"] = {}, path = `/admin?tab=reports&report=${idOf(700)}`) =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin });

describe("the queue of reports", () => {
  it("says what was reported, about whom and who looks at it, with its filters in the address", async () => {
    const reports = vi.fn(() => ({ items: [aReport({ takenBy: { id: idOf(9), name: "Ada Lin", isClosed: false } })], total: 1 }));
    const { user, router } = open({ reports }, "/admin?tab=reports");
    const list = within(await screen.findByRole("list", { name: "Reports" }));
    expect(list.getByRole("button")).toHaveClass("min-h-14");
    expect(list.getByRole("time")).toHaveAttribute("datetime", aReport().sentAt);
    expect(list.getByRole("listitem")).toHaveTextContent(/Harassment or threats.*A message · Sam Costa.*Taken by Ada Lin/);
    await user.selectOptions(screen.getByRole("combobox", { name: "Show reports" }), "Settled");
    await user.selectOptions(screen.getByRole("combobox", { name: "About" }), "A game");
    await waitFor(() => expect(router.state.location.href).toBe("/admin?tab=reports&reports=settled&about=game"));
    expect(reports).toHaveBeenLastCalledWith({ page: 1, state: "settled", subject: "game" });
  });

  it("is empty in words", async () => {
    open({ reports: () => ({ items: [], total: 0 }) }, "/admin?tab=reports");
    expect(await screen.findByText("Reports from golfers will show up here.")).toBeVisible();
  });
});

describe("a report", () => {
  it("shows the evidence, the reporter and the history of the golfer", async () => {
    const actions = [aModerationEntry({ action: "suspended", until: NOW, canUndo: false, undoneAt: NOW, reason: "Spam before" })];
    const others = [{ id: idOf(702), subject: "game" as const, reason: "unsafe" as const, sentAt: NOW, outcome: null }];
    open({ report: () => aReportDetail({ actions, otherReports: others }) });
    const drawer = within(await screen.findByRole("dialog", { name: "Report about Sam Costa" }));
    for (const text of ["Stay off my course or else", "Priya Nair", "He keeps writing things like this.", "Spam before"])
      expect(drawer.getByText(text)).toBeVisible();
    expect(drawer.getByText(/A game · Unsafe behavior/)).toBeVisible();
  });

  it("says how many golfers its host asked about open spots, and that the reporter was one of them", async () => {
    const filled = { startedAt: NOW, endedAt: NOW, endReason: "stopped" as const, sent: 12, reporterSentAt: NOW };
    open({ report: () => aReportDetail({ fills: [filled] }) });
    const drawer = within(await screen.findByRole("dialog", { name: "Report about Sam Costa" }));
    expect(drawer.getByText(/^12 golfers asked from/)).toHaveTextContent("Stopped");
    expect(drawer.getByText(/^The golfer who sent this report was asked/)).toBeVisible();
  });

  it("is settled with what the admin chose and why", async () => {
    const settleReport = vi.fn(({ reportId }: { reportId: string }) => ({ reportId }));
    const { user } = open({ settleReport });
    const form = within(await screen.findByRole("form", { name: "Settle this report" }));
    await user.click(form.getByRole("checkbox", { name: "Remove the message" }));
    await user.click(form.getByRole("checkbox", { name: "Suspend the golfer" }));
    await user.selectOptions(form.getByRole("combobox", { name: "For how long?" }), "30 days");
    await user.click(form.getByRole("button", { name: "Settle report" }));
    expect(form.getByText("Say why")).toBeVisible();
    expect(settleReport).not.toHaveBeenCalled();
    await user.type(form.getByRole("textbox", { name: "Why? Only admins read this" }), "A threat");
    await user.click(form.getByRole("button", { name: "Settle report" }));
    expect(await screen.findByText("Report settled")).toBeInTheDocument();
    expect(settleReport).toHaveBeenCalledExactlyOnceWith({
      reportId: idOf(700),
      actions: ["message-removed", "suspended"],
      suspendDays: 30,
      category: "harassment",
      reason: "A threat",
    });
  });

  it("that another admin settled at that moment says so", async () => {
    const { user } = open({
      settleReport: () => fail("reportSettled", { values: { admin: "Ada Lin" } }),
    });
    const form = within(await screen.findByRole("form", { name: "Settle this report" }));
    await user.type(form.getByRole("textbox", { name: "Why? Only admins read this" }), "Nothing in it");
    await user.click(form.getByRole("button", { name: "Dismiss report" }));
    expect(await screen.findByText("Ada Lin has already settled this report")).toBeInTheDocument();
  });

  it("that another admin took has no form, and can be released", async () => {
    const releaseReport = vi.fn(({ reportId }: { reportId: string }) => ({ reportId }));
    const { user } = open({
      report: () => aReportDetail({ takenBy: { id: idOf(9), name: "Ada Lin", isClosed: false } }),
      releaseReport,
    });
    await user.click(await screen.findByRole("button", { name: "Release" }));
    await waitFor(() => expect(releaseReport).toHaveBeenCalledOnce());
    expect(screen.queryByRole("form", { name: "Settle this report" })).not.toBeInTheDocument();
  });

  it("has an undo for what can be undone, with a reason", async () => {
    const undoModeration = vi.fn(({ actionId }: { actionId: string }) => ({ actionId }));
    const { user } = open({ report: () => aReportDetail({ actions: [aModerationEntry()] }), undoModeration });
    await user.click(await screen.findByRole("button", { name: "Undo: Warned" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Undo this?" }));
    await user.type(dialog.getByRole("textbox"), "A mistake");
    await user.click(dialog.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(undoModeration).toHaveBeenCalledExactlyOnceWith({ actionId: idOf(710), reason: "A mistake" }));
  });
});
