import type { ListUsersInput } from "@fourball/domain/admin/schema";
import { fail } from "@fourball/domain/failure";
import { anAdminUser } from "@fourball/testkit/admin-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const open = (calls: MockTreeChanges["admin"] = {}, path = "/admin?tab=users") =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin: calls });

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

  it("are rows on a phone, that open the details with everything else", async () => {
    onPhone();
    const { user, router } = open();
    const row = await screen.findByRole("button", { name: "Maya Okafor maya@example.com View Details" });
    expect(screen.getByRole("list", { name: "Users" })).toContainElement(row);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
    await user.click(row);
    expect(router.state.location.href).toBe(`/admin?tab=users&user=${idOf(2)}`);
    const details = within(await screen.findByRole("dialog", { name: "Maya Okafor" }));
    for (const words of ["Games Hosted", "23", "Games Played", "41", "Rating", "4.8"])
      expect(await details.findByText(words)).toBeVisible();
    expect(details.getByRole("switch", { name: "Admin Status of Maya Okafor" })).not.toBeChecked();
    await user.click(details.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(row).toHaveFocus());
  });

  it.each([
    ["an admin", { isAdmin: true }, "Admin"],
    ["a suspended admin", { isAdmin: true, suspendedAt: "2026-06-01T12:00:00.000Z" }, "Suspended"],
  ])("say on a phone who is %s", async (_, changes, state) => {
    onPhone();
    open({ users: () => ({ items: [anAdminUser(changes)], total: 1, nextCursor: null }) });
    expect(await screen.findByRole("button", { name: `Maya Okafor maya@example.com ${state} View Details` })).toBeVisible();
  });

  it("are sorted by one choice on a phone", async () => {
    onPhone();
    const { user, router } = open();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Sort users" }), "By Rating");
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
    expect(users).toHaveBeenLastCalledWith({ q: "maya", order: "createdAt", descending: true, limit: 25, offset: 0 });
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

  it("come in pages of twenty-five", async () => {
    const users = ({ offset = 0 }: ListUsersInput) => ({
      items: Array.from({ length: Math.min(25, 231 - offset) }, (_, index) => anAdminUser({ id: idOf(1000 + offset + index) })),
      total: 231,
      nextCursor: null,
    });
    const { user, router } = open({ users });
    expect(await screen.findByText("1-25 of 231")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("26-50 of 231")).toBeVisible();
    expect(router.state.location.href).toBe("/admin?tab=users&page=2");
  });

  it("can be retried when they cannot be loaded", async () => {
    let fails = true;
    const { user } = open({
      users: () => {
        if (fails) return fail("serviceUnavailable");
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
