import type { ListAdminCoursesInput } from "@fourball/domain/admin/schema";
import { anAdminCourse } from "@fourball/testkit/admin-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const openCourses = (calls: MockTreeChanges["admin"] = {}, path = "/admin?tab=courses") =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin: calls });

/** As many courses as the United States have. */
const many = vi.fn(({ offset = 0, limit = 50 }: ListAdminCoursesInput) => ({
  items: Array.from({ length: Math.min(limit, 13_331 - offset) }, (_, index) =>
    anAdminCourse({ id: idOf(1000 + offset + index), name: `Course ${offset + index + 1}` }),
  ),
  total: 13_331,
}));

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
    expect(screen.getByText("1-2 of 2")).toBeVisible();
  });

  it("come in pages, that the address names", async () => {
    const { user, router } = openCourses({ courses: many });
    expect(await screen.findByText("1-25 of 13,331")).toBeVisible();
    const table = within(screen.getByRole("table", { name: "Golf courses" }));
    expect(table.getAllByRole("rowheader")).toHaveLength(25);
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await table.findByRole("rowheader", { name: "Course 26" })).toBeVisible();
    expect(router.state.location.href).toBe("/admin?tab=courses&page=2");
    expect(many).toHaveBeenLastCalledWith({ limit: 25, offset: 25 });
    await user.type(screen.getByRole("searchbox", { name: "Search golf courses" }), "oak");
    await waitFor(() => expect(many).toHaveBeenLastCalledWith({ q: "oak", limit: 25, offset: 0 }));
  });

  it("have a way back from a page past the end", async () => {
    const { user, router } = openCourses({ courses: () => ({ items: [], total: 3 }) }, "/admin?tab=courses&page=9");
    await user.click(await screen.findByRole("button", { name: "Go to the first page" }));
    expect(router.state.location.href).toBe("/admin?tab=courses");
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

  it("on a phone are rows, that unfold the rest", async () => {
    onPhone();
    const { user } = openCourses();
    const row = within(await screen.findByRole("list", { name: "Golf courses" }));
    const phone = row.getByText("N/A");
    expect(phone).not.toBeVisible();
    await user.click(row.getByText("Cypress Hollow", { selector: "summary *" }));
    for (const words of ["City/State", "Phone", "N/A"]) expect(row.getByText(words)).toBeVisible();
    await user.click(row.getByRole("button", { name: "Edit Cypress Hollow" }));
    await user.click(within(await screen.findByRole("dialog", { name: "Edit Course" })).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(row.getByRole("button", { name: "Edit Cypress Hollow" })).toHaveFocus());
    expect(row.getByRole("button", { name: "Delete Cypress Hollow" })).toBeVisible();
  });
});
