import { fail } from "@fourball/domain/failure";
import { anAdminUser, anAdminUserDetail } from "@fourball/testkit/admin-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const admin = anAccount({ isAdmin: true });
const open = (calls: MockTreeChanges["admin"] = {}, path = "/admin?tab=users") =>
  renderRoute(path, { account: { current: () => admin }, admin: calls });

describe("the details of a user", () => {
  const drawer = async () => within(await screen.findByRole("dialog", { name: "Maya Okafor" }));

  it("are in a drawer that the address opens", async () => {
    const games = [
      {
        id: idOf(200),
        courseName: "Cypress Hollow",
        timeZone: "America/Los_Angeles",
        date: "2026-06-12",
        time: "06:10",
        status: "active",
        isHost: true,
      },
      {
        id: idOf(201),
        courseName: "Later Links",
        timeZone: "America/Los_Angeles",
        date: "2026-06-20",
        time: "14:00",
        status: "cancelled",
        isHost: false,
      },
    ];
    const { user, router } = open({ user: () => anAdminUserDetail({ games, bio: "Walks fast", sessions: 2 }) });
    await user.click(await screen.findByRole("button", { name: "View Details of Maya Okafor" }));
    const details = await drawer();
    expect(router.state.location.href).toBe(`/admin?tab=users&user=${idOf(2)}`);
    for (const words of ["maya@example.com", "23", "41", "4.8", "11 hcp", "2 sessions", "Walks fast", "Fri, Jun 12, 6:10 AM PDT"])
      expect(details.getByText(words)).toBeVisible();
    expect(details.getByRole("link", { name: "Cypress Hollow" })).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(details.getByText("Host")).toBeVisible();
    expect(details.getByText("Cancelled")).toBeVisible();
    await user.click(details.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.href).toBe("/admin?tab=users");
    expect(screen.getByRole("button", { name: "View Details of Maya Okafor" })).toHaveFocus();
  });

  it.each([
    ["for good", null, "Suspended since Jun 1, 2026"],
    ["for some days", "2026-06-08T15:00:00.000Z", "Suspended until Jun 8, 2026, 5:00 PM"],
  ])("say how long a suspension lasts: %s", async (_, suspendedUntil, words) => {
    const suspended = { suspendedAt: "2026-06-01T15:00:00.000Z", suspendedUntil };
    open({ user: () => anAdminUserDetail(suspended) }, `/admin?tab=users&user=${idOf(2)}`);
    expect((await drawer()).getByText(words)).toBeVisible();
  });

  it("have no actions for the admin's own account", async () => {
    open({ user: () => anAdminUserDetail({ id: admin.id }) }, `/admin?tab=users&user=${admin.id}`);
    await drawer();
    expect(screen.queryByRole("button", { name: "Suspend" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "End sessions" })).not.toBeInTheDocument();
  });

  it("show an error for a deleted user", async () => {
    open(
      {
        user: () => fail("userNotFound"),
      },
      `/admin?tab=users&user=${idOf(2)}`,
    );
    expect(await screen.findByText("Couldn't load this user")).toBeVisible();
    expect(screen.getByText("User not found")).toBeVisible();
  });

  /** Maya's details, stored as on the server. */
  function withDetails(changes: Parameters<typeof anAdminUserDetail>[0] = {}) {
    let now = anAdminUserDetail(changes);
    const actions = {
      endSessions: vi.fn(({ userId }: { userId: string }) => {
        now = { ...now, sessions: 0 };
        return { userId };
      }),
      suspend: vi.fn(({ userId }: { userId: string }) => {
        now = { ...now, sessions: 0, suspendedAt: "2026-06-11T15:00:00.000Z" };
        return { userId, cancelled: 2 };
      }),
      reinstate: vi.fn(({ userId }: { userId: string }) => {
        now = { ...now, suspendedAt: null };
        return { userId };
      }),
    };
    const calls = {
      ...actions,
      user: () => now,
      users: () => ({ items: [anAdminUser({ suspendedAt: now.suspendedAt })], total: 1, nextCursor: null }),
    };
    return { ...open(calls, `/admin?tab=users&user=${idOf(2)}`), ...actions };
  }

  const field = async (role: "combobox" | "textbox", name: string | RegExp) =>
    within(await screen.findByRole("alertdialog")).getByRole(role, { name });
  const answer = async (name: string) => within(await screen.findByRole("alertdialog")).getByRole("button", { name });

  it("end sessions after a confirmation", async () => {
    const { user, endSessions } = withDetails();
    await user.click((await drawer()).getByRole("button", { name: "End sessions" }));
    expect(await screen.findByText("They'll have to sign in again on every device. Nothing else changes.")).toBeVisible();
    await user.click(await answer("End sessions"));
    expect(await screen.findByText("Maya Okafor is signed out everywhere.")).toBeVisible();
    expect(endSessions).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2) });
    expect(await (await drawer()).findByText("Nowhere")).toBeVisible();
    expect((await drawer()).getByRole("button", { name: "End sessions" })).toHaveAttribute("aria-disabled", "true");
  });

  it("suspend and reinstate, and refresh the list each time", async () => {
    const { user, suspend, reinstate } = withDetails();
    await user.click((await drawer()).getByRole("button", { name: "Suspend" }));
    expect(
      await screen.findByText(/signed out everywhere and can't sign in\. We'll tell them why and for how long\./),
    ).toBeVisible();
    await user.click(await answer("Suspend"));
    expect(suspend).not.toHaveBeenCalled();
    const [category, why] = [await field("combobox", "Reason the golfer reads"), await field("textbox", /^Why\?/)];
    expect(category).toHaveAccessibleDescription("Choose a reason");
    expect(why).toHaveAccessibleDescription(/Say why/);
    await user.selectOptions(await field("combobox", "For how long?"), "30 days");
    await user.selectOptions(category, "Spam or scam");
    await user.type(why, "Sells balls");
    await user.click(await answer("Suspend"));
    expect(await screen.findByText("Maya Okafor is suspended. 2 games were cancelled.")).toBeVisible();
    expect(suspend).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2), days: 30, category: "spam", reason: "Sells balls" });
    expect(await screen.findByText("Suspended", { exact: true })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    const lift = await screen.findByRole("button", { name: "Lift suspension" });
    await waitFor(() => expect(lift).toHaveFocus());

    await user.click(lift);
    await user.click(await answer("Lift suspension"));
    expect(await screen.findByText("Maya Okafor can sign in again.")).toBeVisible();
    expect(reinstate).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2) });
    await waitFor(() => expect(screen.queryByText("Suspended", { exact: true })).not.toBeInTheDocument());
  });

  it("show why an action was refused, and keep the question open", async () => {
    const suspend = () => fail("adminsMissing");
    const { user } = open({ suspend }, `/admin?tab=users&user=${idOf(2)}`);
    await user.click((await drawer()).getByRole("button", { name: "Suspend" }));
    await user.selectOptions(await field("combobox", "Reason the golfer reads"), "Spam or scam");
    await user.type(await field("textbox", /^Why\?/), "Spam");
    await user.click(await answer("Suspend"));
    expect(await screen.findByText("Failed to update user")).toBeVisible();
    expect(screen.getByText("At least one admin is required")).toBeVisible();
    expect(screen.getByRole("alertdialog")).toBeVisible();
  });
});
