import type { AuditEntry, ListAuditInput } from "@fourball/domain/admin/schema";
import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const entry = (index: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: idOf(900 + index),
  action: "user-suspended",
  adminName: "Theo Marchetti",
  subject: "maya@example.com",
  reason: null,
  at: NOW,
  ...changes,
});

const open = (audit: NonNullable<MockTreeChanges["admin"]>["audit"], path = "/admin?tab=audit") =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin: { audit } });

describe("the audit log", () => {
  it("says in words who did what, and when", async () => {
    open(() => ({
      items: [
        entry(1, { reason: "Threats in the chat" }),
        entry(2, { action: "courses-imported", subject: "13,288 courses", adminName: "Command line" }),
      ],
      total: 2,
    }));
    const list = within(await screen.findByRole("list", { name: "Admin changes" }));
    const [first, second] = list.getAllByRole("listitem");
    expect(first).toHaveTextContent("Theo Marchetti suspended maya@example.com");
    expect(first).toHaveTextContent("Threats in the chat");
    expect(first?.querySelector("time")).toHaveAttribute("datetime", NOW);
    expect(second).toHaveTextContent("Command line imported 13,288 courses");
    expect(screen.getByText("1-2 of 2")).toBeVisible();
  });

  it("comes in pages", async () => {
    const listEntries = vi.fn(({ offset = 0 }: ListAuditInput) => ({
      items: Array.from({ length: Math.min(25, 31 - offset) }, (_, index) => entry(offset + index)),
      total: 31,
    }));
    const { user, router } = open(listEntries);
    expect(await screen.findByText("1-25 of 31")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("26-31 of 31")).toBeVisible();
    expect(listEntries).toHaveBeenLastCalledWith({ limit: 25, offset: 25 });
    expect(router.state.location.href).toBe("/admin?tab=audit&page=2");
    expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Previous" }));
    await waitFor(() => expect(router.state.location.href).toBe("/admin?tab=audit"));
  });

  it("is searched", async () => {
    const listEntries = vi.fn(({ q }: ListAuditInput) => (q ? { items: [], total: 0 } : { items: [entry(1)], total: 1 }));
    const { user, router } = open(listEntries);
    await user.type(await screen.findByRole("searchbox", { name: "Search admin changes" }), "warned maya{Enter}");
    expect(await screen.findByText("No admin change found")).toBeVisible();
    expect(router.state.location.search).toMatchObject({ tab: "audit", who: "warned maya" });
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await screen.findByRole("list", { name: "Admin changes" })).toBeVisible();
  });

  it("is empty at first", async () => {
    open(() => ({ items: [], total: 0 }));
    expect(await screen.findByText("Nothing yet")).toBeVisible();
  });

  it("leads back from a page that it no longer has", async () => {
    const { user } = open(({ offset = 0 }) => ({ items: offset ? [] : [entry(1)], total: 1 }), "/admin?tab=audit&page=7");
    await user.click(await screen.findByRole("button", { name: "Go to the first page" }));
    expect(await screen.findByText("1-1 of 1")).toBeVisible();
  });

  it("shows an error when it cannot be loaded", async () => {
    open(() => fail("serviceUnavailable"));
    expect(await screen.findByText("Couldn't load this list")).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});
