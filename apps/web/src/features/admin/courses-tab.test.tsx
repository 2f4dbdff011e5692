import { conflict, invalid } from "@fourball/domain/failure";
import { aCourse, anAccount, idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fillField } from "../../testing/fill-field.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const openCourses = (calls: MockTreeChanges["admin"] = {}, path = "/admin?tab=courses") =>
  renderRoute(path, { account: { current: () => anAccount({ isAdmin: true }) }, admin: calls });

const many = (total: number) => {
  const all = Array.from({ length: total }, (_, index) => aCourse({ id: idOf(1000 + index), name: `Course ${index + 1}` }));
  return vi.fn(({ offset = 0, limit = 50 }: { q?: string | undefined; offset?: number; limit?: number }) => ({
    items: all.slice(offset, offset + limit),
    total,
  }));
};

const phone = { matches: false, media: "", onchange: null, addListener: () => undefined, removeListener: () => undefined };

describe("the golf courses of an admin", () => {
  it("are a table, with N/A where there is no phone", async () => {
    openCourses({
      courses: () => ({ items: [aCourse(), aCourse({ id: idOf(101), name: "Fox Hollow", phone: "+1 907 555 0100" })], total: 2 }),
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
        return { items: [aCourse()], total: 1 };
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
      q ? { items: [], total: 0 } : { items: [aCourse()], total: 1 },
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
    vi.spyOn(window, "matchMedia").mockImplementation(() => Object.assign(new EventTarget(), phone));
    openCourses();
    const list = await screen.findByRole("list", { name: "Golf courses" });
    const card = within(within(list).getByRole("article"));
    expect(card.getByRole("heading", { name: "Cypress Hollow" })).toBeVisible();
    expect(card.getByText("N/A")).toBeVisible();
    expect(card.getByRole("button", { name: "Edit Cypress Hollow" })).toBeVisible();
  });
});

describe("creating a course", () => {
  async function openForm(calls: MockTreeChanges["admin"] = {}) {
    const rendered = openCourses(calls);
    await rendered.user.click(await screen.findByRole("button", { name: "Create Course" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create Course" }));
    const field = (name: string | RegExp) => dialog.getByRole("textbox", { name });
    const submit = () => rendered.user.click(dialog.getByRole("button", { name: "Create Course" }));
    const fill = (name: string | RegExp, text: string) => fillField(rendered.user, field(name), text);
    async function fillIn(): Promise<void> {
      await fill("Name", "Fox Hollow");
      await fill("Location", "Anchorage, AK");
      await fill("City", "Anchorage");
      await fill("State", "AK");
    }
    return { ...rendered, dialog, field, fill, fillIn, submit };
  }

  it("saves what was typed, with empty as none", async () => {
    const createCourse = vi.fn(() => aCourse({ name: "Fox Hollow" }));
    const { user, field, fillIn, submit } = await openForm({ createCourse });
    await fillIn();
    await user.type(field(/Latitude/), " 61.1 ");
    await user.type(field(/Longitude/), "-149.8");
    await submit();
    expect(await screen.findByText("Course created")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Create Course" })).not.toBeInTheDocument());
    expect(createCourse).toHaveBeenCalledWith({
      name: "Fox Hollow",
      location: "Anchorage, AK",
      city: "Anchorage",
      state: "AK",
      country: "US",
      latitude: 61.1,
      longitude: -149.8,
      phone: null,
      website: null,
      imageUrl: null,
      description: null,
    });
  });

  it("shows each error at its field", async () => {
    const { dialog, fill, submit } = await openForm();
    await fill(/Latitude/, "north");
    await fill(/Website/, "golf");
    await fill(/Time zone/, "Mars/Olympus");
    await submit();
    for (const message of ["Name", "Location", "City", "State"])
      expect(await dialog.findByText(`${message} is required`)).toBeVisible();
    expect(dialog.getByText("Latitude must be a number from -90 to 90")).toBeVisible();
    expect(dialog.getByText("Please enter a valid URL")).toBeVisible();
    expect(dialog.getByText("Unknown time zone")).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });

  it("keeps the input and shows the reason when refused", async () => {
    const { dialog, fillIn, submit } = await openForm({
      createCourse: () => {
        throw conflict("This course already exists");
      },
    });
    await fillIn();
    await submit();
    expect(await screen.findByText("Failed to create course")).toBeVisible();
    expect(await dialog.findByRole("alert")).toHaveTextContent("This course already exists");
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Fox Hollow");
  });

  it("shows the server's issues at their fields", async () => {
    const { dialog, fillIn, submit } = await openForm({
      createCourse: () => {
        throw invalid("Unknown state", ["state"]);
      },
    });
    await fillIn();
    await submit();
    expect(await dialog.findByText("Unknown state")).toBeVisible();
    expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("confirms before discarding input", async () => {
    const { user, dialog, fill } = await openForm();
    await fill("Name", "Fox");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Fox");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Create Course" })).not.toBeInTheDocument());
  });
});

describe("editing a course", () => {
  async function openEdit(calls: MockTreeChanges["admin"] = {}) {
    const rendered = openCourses(calls);
    await rendered.user.click(await screen.findByRole("button", { name: "Edit Cypress Hollow" }));
    return { ...rendered, dialog: within(await screen.findByRole("dialog", { name: "Edit Course" })) };
  }

  it("shows the same form with the course's values", async () => {
    const editCourse = vi.fn(() => aCourse());
    const { user, dialog } = await openEdit({ editCourse });
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Cypress Hollow");
    expect(dialog.getByRole("textbox", { name: /Latitude/ })).toHaveValue("36.6");
    expect(dialog.getByRole("textbox", { name: /Time zone/ })).toHaveValue("America/Los_Angeles");
    await fillField(user, dialog.getByRole("textbox", { name: /Phone/ }), "+1 831 555 0100");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Course updated")).toBeVisible();
    const { id: courseId, ...fields } = aCourse({ phone: "+1 831 555 0100" });
    expect(editCourse).toHaveBeenCalledWith({ courseId, ...fields });
  });

  it("shows the reason when refused", async () => {
    const { user, dialog } = await openEdit({
      editCourse: () => {
        throw conflict("This course already exists");
      },
    });
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Failed to update course")).toBeVisible();
  });
});

describe("deleting a course", () => {
  async function openDelete(calls: MockTreeChanges["admin"] = {}) {
    const rendered = openCourses(calls);
    await rendered.user.click(await screen.findByRole("button", { name: "Delete Cypress Hollow" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Course" }));
    return { ...rendered, question, confirm: () => rendered.user.click(question.getByRole("button", { name: "Delete Course" })) };
  }

  it("confirms first, then removes the course", async () => {
    let items = [aCourse()];
    const { question, confirm } = await openDelete({
      courses: () => ({ items, total: items.length }),
      deleteCourse: ({ courseId }) => {
        items = [];
        return { id: courseId, outcome: "deleted" };
      },
    });
    expect(question.getByText('Are you sure you want to delete "Cypress Hollow"? This action cannot be undone.')).toBeVisible();
    await confirm();
    expect(await screen.findByText("Course deleted")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "No courses yet" })).toBeVisible();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it.each([
    [{ upcoming: 3, total: 9 }, /^3 upcoming tee times use this course\. It will be archived/],
    [{ upcoming: 1, total: 1 }, /^1 upcoming tee time uses this course\. It will be archived/],
    [{ upcoming: 0, total: 2 }, /^2 tee times in the past use this course\. It will be archived/],
  ])("with games %o says that it is archived", async (use, words) => {
    const { question, confirm } = await openDelete({
      courseUse: () => use,
      deleteCourse: ({ courseId }) => ({ id: courseId, outcome: "archived" }),
    });
    expect(await question.findByText(words)).toBeVisible();
    await confirm();
    expect(await screen.findByText("Cypress Hollow is archived. Its games are unchanged.")).toBeVisible();
  });

  it("shows the reason when refused, and stays open", async () => {
    const { question, confirm } = await openDelete({
      deleteCourse: () => {
        throw conflict("Somebody is creating a game here");
      },
    });
    await confirm();
    expect(await screen.findByText("Failed to delete course")).toBeVisible();
    expect(await question.findByRole("alert")).toHaveTextContent("Somebody is creating a game here");
  });
});
