import { fail } from "@fourball/domain/failure";
import { anAdminUser, anAdminUserDetail } from "@fourball/testkit/admin-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../../testing/render-route.tsx";

const admin = anAccount({ isAdmin: true });
const open = (calls: MockTreeChanges["admin"]) =>
  renderRoute("/admin?tab=users", { account: { current: () => admin }, admin: calls });

const maya = () => screen.findByRole("switch", { name: "Admin Status of Maya Okafor" });

describe("the admin switch", () => {
  /** Maya, stored as on the server. */
  function withMaya(isAdmin: boolean) {
    let now = isAdmin;
    const setAdmin = vi.fn((input: { userId: string; isAdmin: boolean }) => {
      now = input.isAdmin;
      const { id, email, firstName, lastName } = anAdminUser();
      return { id, email, firstName, lastName, isAdmin: now };
    });
    return {
      ...open({
        users: () => ({ items: [anAdminUser({ isAdmin: now })], total: 1, nextCursor: null }),
        user: () => anAdminUserDetail({ isAdmin: now }),
        setAdmin,
      }),
      setAdmin,
    };
  }

  it("confirms before granting", async () => {
    const { user, setAdmin } = withMaya(false);
    await user.click(await maya());
    const question = within(await screen.findByRole("alertdialog", { name: "Make Maya Okafor an admin?" }));
    await user.click(question.getByRole("button", { name: "Not now" }));
    expect(setAdmin).not.toHaveBeenCalled();
    expect(await maya()).not.toBeChecked();
    await user.click(await maya());
    await user.click(await screen.findByRole("button", { name: "Make admin" }));
    expect(await screen.findByText("User updated")).toBeVisible();
    expect(setAdmin).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2), isAdmin: true });
    await waitFor(async () => expect(await maya()).toBeChecked());
  });

  it("revokes at once", async () => {
    const { user, setAdmin } = withMaya(true);
    await user.click(await maya());
    expect(await screen.findByText("User updated")).toBeVisible();
    expect(setAdmin).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2), isAdmin: false });
    await waitFor(async () => expect(await maya()).not.toBeChecked());
  });

  it("shows the reason when refused, and does not change", async () => {
    const setAdmin = () => fail("adminsMissing");
    const { user } = open({ users: () => ({ items: [anAdminUser({ isAdmin: true })], total: 1, nextCursor: null }), setAdmin });
    await user.click(await maya());
    expect(await screen.findByText("Failed to update user")).toBeVisible();
    expect(screen.getByText("At least one admin is required")).toBeVisible();
    expect(await maya()).toBeChecked();
  });

  it("is in the details too", async () => {
    const { user, setAdmin } = withMaya(true);
    await user.click(await screen.findByRole("button", { name: "View Details of Maya Okafor" }));
    const details = within(await screen.findByRole("dialog", { name: "Maya Okafor" }));
    await user.click(await details.findByRole("switch", { name: "Admin Status of Maya Okafor" }));
    await waitFor(() => expect(setAdmin).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2), isAdmin: false }));
    await waitFor(async () => expect(await details.findByRole("switch")).not.toBeChecked());
  });

  it("is disabled for the admin's own account, with a reason", async () => {
    open({ users: () => ({ items: [anAdminUser({ id: admin.id, isAdmin: true })], total: 1, nextCursor: null }) });
    expect(await maya()).toHaveAttribute("aria-disabled", "true");
    expect(await maya()).toHaveAccessibleDescription("You cannot change your own admin status");
  });

  it("shows 'not found' after the admin has lost the rights", async () => {
    let isAdmin = true;
    const { user } = renderApp("/admin?tab=users", {
      account: { current: () => anAccount({ isAdmin }) },
      admin: {
        users: () => ({ items: [anAdminUser({ isAdmin: true })], total: 1, nextCursor: null }),
        setAdmin: () => {
          isAdmin = false;
          return fail("adminsOnly");
        },
      },
    });
    await user.click(await maya());
    expect(await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  });
});
