import { anAdminCourse } from "@fourball/testkit/admin-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const openCourses = (calls: MockTreeChanges["admin"] = {}, path = "/admin?tab=courses") =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin: calls });

const many = (total: number) => {
  const all = Array.from({ length: total }, (_, index) => anAdminCourse({ id: idOf(1000 + index), name: `Course ${index + 1}` }));
  return vi.fn(({ offset = 0, limit = 50 }: { q?: string | undefined; offset?: number; limit?: number }) => ({
    items: all.slice(offset, offset + limit),
    total,
  }));
};

describe("the golf courses of an admin", () => {
  it("are a table, with N/A where there is no phone", async () => {
    openCourses({
      courses: () => ({
        items: [anAdminCourse(), anAdminCourse({ id: idOf(101), name: "Fox Hollow", phone: "+1 907 555 0100" })],
        total: 2,
      }),
    });
    const row = within(await screen.findByRole("row", { name: /Cypress Hollow/ }));
    const table = within(screen.getByRole("table", { name: "Golf courses" }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Name",
      "Location",
      "City/State",
      "Phone",
      "Edit and delete",
    ]);
    expect(row.getAllByText("Monterey, CA")).toHaveLength(2);
    expect(row.getByText("N/A")).toBeVisible();
    expect(table.getByText("+1 907 555 0100")).toBeVisible();
    expect(screen.getByText("2 courses")).toBeVisible();
  });

  it("of thirteen thousand renders only the rows in view, with the total, and fetches their pages", async () => {
    const courses = many(13_331);
    openCourses({ courses });
    expect(await screen.findByText("13,331 courses")).toBeVisible();
    const table = screen.getByRole("table", { name: "Golf courses" });
    expect(table).toHaveAttribute("aria-rowcount", "13332");
    expect(await within(table).findByRole("rowheader", { name: "Course 1" })).toBeVisible();
    const rows = within(table).getAllByRole("row");
    expect(rows.length).toBeLessThan(40);
    expect(rows[1]).toHaveAttribute("aria-rowindex", "2");
    expect(courses).toHaveBeenCalledTimes(1);
    expect(courses).toHaveBeenCalledWith({ limit: 100, offset: 0 });
  });

  it("are fetched when they come into view", async () => {
    const courses = many(13_331);
    openCourses({ courses });
    await screen.findByText("13,331 courses");
    scrollTo(0, 40 * 10_000);
    window.dispatchEvent(new Event("scroll"));
    expect(await screen.findByRole("rowheader", { name: "Course 10001" })).toBeVisible();
    expect(courses.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 9900, 10_000]);
    scrollTo(0, 0);
  });

  it("that could not be fetched can be retried", async () => {
    let fails = true;
    const { user } = openCourses({
      courses: () => {
        if (fails) throw new Error("the line is down");
        return { items: [anAdminCourse()], total: 1 };
      },
    });
    expect(await screen.findByText("Couldn't load this list")).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("rowheader", { name: "Cypress Hollow" })).toBeVisible();
  });

  it("show eight placeholder rows while loading", async () => {
    openCourses({ courses: () => new Promise(() => undefined) });
    const table = await screen.findByRole("table", { name: "Golf courses" });
    expect(within(table).getAllByRole("row")).toHaveLength(9);
  });

  it("offer creating or uploading when there are none", async () => {
    const { user } = openCourses({ courses: () => ({ items: [], total: 0 }) });
    expect(await screen.findByRole("heading", { name: "No courses yet" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Upload CSV" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Create Course" }));
    expect(await screen.findByRole("dialog", { name: "Create Course" })).toBeVisible();
  });

  it("are searched on the server, and the search is in the address", async () => {
    const courses = vi.fn(({ q }: { q?: string | undefined }) =>
      q ? { items: [], total: 0 } : { items: [anAdminCourse()], total: 1 },
    );
    const { user, router } = openCourses({ courses });
    await user.type(await screen.findByRole("searchbox", { name: "Search golf courses" }), "pebble");
    expect(await screen.findByRole("heading", { name: "No course found" })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ tab: "courses", course: "pebble" });
    expect(courses.mock.calls.map(([{ q }]) => q)).toEqual([undefined, "pebble"]);
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await screen.findByRole("rowheader", { name: "Cypress Hollow" })).toBeVisible();
    expect(screen.getByRole("searchbox", { name: "Search golf courses" })).toHaveValue("");
  });

  it("on a phone are cards", async () => {
    onPhone();
    openCourses();
    const list = await screen.findByRole("list", { name: "Golf courses" });
    const card = within(within(list).getByRole("article"));
    expect(card.getByRole("heading", { name: "Cypress Hollow" })).toBeVisible();
    expect(card.getByText("N/A")).toBeVisible();
    expect(card.getByRole("button", { name: "Edit Cypress Hollow" })).toBeVisible();
  });
});
