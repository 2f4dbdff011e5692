import type { ListUsersInput } from "@fourball/domain/admin/schema";
import { conflict, Failure, forbidden } from "@fourball/domain/failure";
import { anAccount, anAdminUser, anAdminUserDetail, idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const admin = anAccount({ isAdmin: true });

const open = (calls: MockTreeChanges["admin"] = {}, path = "/admin?tab=users") =>
  renderRoute(path, { account: { current: () => admin }, admin: calls });

const maya = () => screen.findByRole("switch", { name: "Admin Status of Maya Okafor" });
const header = (name: string) => screen.findByRole("columnheader", { name });

describe("the users", () => {
  it("are in a table with their counters", async () => {
    open({ users: () => ({ items: [anAdminUser({ suspendedAt: "2026-06-01T12:00:00.000Z" })], total: 1, nextCursor: null }) });
    const row = within(await screen.findByRole("row", { name: /Maya Okafor/ }));
    const table = within(screen.getByRole("table", { name: "Users" }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Name",
      "Email",
      "Admin Status",
      "Games Hosted",
      "Games Played",
      "Rating",
      "Details",
    ]);
    for (const words of ["maya@example.com", "23", "41", "4.8", "Suspended"]) expect(row.getByText(words)).toBeVisible();
    expect(row.getByRole("button", { name: "View Details of Maya Okafor" })).toHaveTextContent("View Details");
    expect(row.getByRole("switch")).not.toBeChecked();
  });

  it("are cards on a phone", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(() => Object.assign(new EventTarget(), phone));
    const { user, router } = open();
    const card = within(await screen.findByRole("article"));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    for (const words of ["Maya Okafor", "maya@example.com", "Games Hosted", "23", "Games Played", "41", "Rating", "4.8"])
      expect(card.getByText(words)).toBeVisible();
    expect(card.getByRole("switch", { name: "Admin Status of Maya Okafor" })).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort users" }), "By Rating");
    await waitFor(() => expect(router.state.location.href).toBe("/admin?tab=users&sort=-rating"));
  });

  it("are sorted by the server, one way, the other, and as they were", async () => {
    const users = vi.fn((_: ListUsersInput) => ({ items: [anAdminUser()], total: 1, nextCursor: null }));
    const { user } = open({ users });
    expect(await header("Rating")).toHaveAttribute("aria-sort", "none");
    for (const [sorted, input] of [
      ["descending", { order: "rating", descending: true }],
      ["ascending", { order: "rating", descending: false }],
      ["none", { order: "createdAt", descending: true }],
    ] as const) {
      await user.click(screen.getByRole("button", { name: "Rating" }));
      await waitFor(async () => expect(await header("Rating")).toHaveAttribute("aria-sort", sorted));
      if (sorted !== "none") await waitFor(() => expect(users).toHaveBeenLastCalledWith(expect.objectContaining(input)));
    }
  });

  it("are searched by the server, from the first page on", async () => {
    const users = vi.fn(({ q }: ListUsersInput) => ({
      items: q === "maya" ? [anAdminUser()] : [],
      total: q === "maya" ? 1 : 200,
      nextCursor: null,
    }));
    const { user, router } = open({ users }, "/admin?tab=users&page=9");
    await screen.findByText("There's nothing on this page");
    await user.type(screen.getByRole("searchbox", { name: "Search users" }), "maya");
    expect(await screen.findByRole("row", { name: /Maya Okafor/ })).toBeVisible();
    expect(router.state.location.href).toBe("/admin?tab=users&who=maya");
    expect(users).toHaveBeenLastCalledWith({ q: "maya", order: "createdAt", descending: true, limit: 50, offset: 0 });
  });

  it("show an empty state when the search has no results", async () => {
    const { user } = open(
      { users: ({ q }) => ({ items: q ? [] : [anAdminUser()], total: q ? 0 : 1, nextCursor: null }) },
      "/admin?tab=users&who=zz",
    );
    expect(await screen.findByText("No user found")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await screen.findByRole("row", { name: /Maya Okafor/ })).toBeVisible();
    expect(screen.getByRole("searchbox", { name: "Search users" })).toHaveValue("");
  });

  it("can be those that are suspended only", async () => {
    const users = vi.fn(({ suspended }: ListUsersInput) => ({
      items: suspended ? [] : [anAdminUser()],
      total: suspended ? 0 : 1,
      nextCursor: null,
    }));
    const { user, router } = open({ users });
    await user.click(await screen.findByRole("button", { name: "Suspended only" }));
    expect(await screen.findByText("No suspended users")).toBeVisible();
    expect(router.state.location.href).toBe("/admin?tab=users&suspended=true");
    expect(users).toHaveBeenLastCalledWith(expect.objectContaining({ suspended: true }));
    await user.click(screen.getByRole("button", { name: "Show all users" }));
    expect(await screen.findByRole("row", { name: /Maya Okafor/ })).toBeVisible();
  });

  it("come in pages of fifty", async () => {
    const users = ({ offset = 0 }: ListUsersInput) => ({
      items: Array.from({ length: Math.min(50, 231 - offset) }, (_, index) => anAdminUser({ id: idOf(1000 + offset + index) })),
      total: 231,
      nextCursor: null,
    });
    const { user, router } = open({ users });
    expect(await screen.findByText("1-50 of 231")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("51-100 of 231")).toBeVisible();
    expect(router.state.location.href).toBe("/admin?tab=users&page=2");
  });

  it("can be retried when they cannot be loaded", async () => {
    let fails = true;
    const { user } = open({
      users: () => {
        if (fails) throw new Failure("unavailable", "Service temporarily unavailable");
        return { items: [anAdminUser()], total: 1, nextCursor: null };
      },
    });
    expect(await screen.findByText("Couldn't load this list")).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("row", { name: /Maya Okafor/ })).toBeVisible();
  });

  it("show placeholders while loading", async () => {
    open({ users: () => new Promise(() => undefined) });
    expect(await screen.findAllByRole("row")).toHaveLength(9);
    expect(screen.getByText("Loading…")).toBeInTheDocument();
  });
});

const phone = { matches: false, media: "", onchange: null, addListener: () => undefined, removeListener: () => undefined };

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
      ...open({ users: () => ({ items: [anAdminUser({ isAdmin: now })], total: 1, nextCursor: null }), setAdmin }),
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
    const setAdmin = () => {
      throw conflict("At least one admin is required");
    };
    const { user } = open({ users: () => ({ items: [anAdminUser({ isAdmin: true })], total: 1, nextCursor: null }), setAdmin });
    await user.click(await maya());
    expect(await screen.findByText("Failed to update user")).toBeVisible();
    expect(screen.getByText("At least one admin is required")).toBeVisible();
    expect(await maya()).toBeChecked();
  });

  it("is disabled for the admin's own account, with a reason", async () => {
    open({ users: () => ({ items: [anAdminUser({ id: admin.id, isAdmin: true })], total: 1, nextCursor: null }) });
    expect(await maya()).toHaveAttribute("aria-disabled", "true");
    expect(await maya()).toHaveAccessibleDescription("You cannot change your own admin status");
  });

  it("shows 'not found' after the admin has lost the rights", async () => {
    let isAdmin = true;
    const { user } = renderRoute("/admin?tab=users", {
      account: { current: () => anAccount({ isAdmin }) },
      admin: {
        users: () => ({ items: [anAdminUser({ isAdmin: true })], total: 1, nextCursor: null }),
        setAdmin: () => {
          isAdmin = false;
          throw forbidden("Admin access required");
        },
      },
    });
    await user.click(await maya());
    expect(await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  });
});

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
    for (const words of ["maya@example.com", "23", "41", "4.8", "11 hcp", "2 sessions", "Walks fast", "Fri, Jun 12, 6:10 AM"])
      expect(details.getByText(words)).toBeVisible();
    expect(details.getByRole("link", { name: "Cypress Hollow" })).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(details.getByText("Host")).toBeVisible();
    expect(details.getByText("Cancelled")).toBeVisible();
    await user.click(details.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.href).toBe("/admin?tab=users");
    expect(screen.getByRole("button", { name: "View Details of Maya Okafor" })).toHaveFocus();
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
        user: () => {
          throw new Failure("not_found", "User not found");
        },
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
    expect(await screen.findByText(/signed out everywhere and can't sign in\. Their upcoming games are cancelled/)).toBeVisible();
    await user.click(await answer("Suspend"));
    expect(await screen.findByText("Maya Okafor is suspended. 2 games were cancelled.")).toBeVisible();
    expect(suspend).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2) });
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
    const suspend = () => {
      throw conflict("At least one admin is required");
    };
    const { user } = open({ suspend }, `/admin?tab=users&user=${idOf(2)}`);
    await user.click((await drawer()).getByRole("button", { name: "Suspend" }));
    await user.click(await answer("Suspend"));
    expect(await screen.findByText("Failed to update user")).toBeVisible();
    expect(screen.getByText("At least one admin is required")).toBeVisible();
    expect(screen.getByRole("alertdialog")).toBeVisible();
  });
});
