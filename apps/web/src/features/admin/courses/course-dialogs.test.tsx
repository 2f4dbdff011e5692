import { fail } from "@fourball/domain/failure";
import { anAdminCourse } from "@fourball/testkit/admin-fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aCourse } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fillField } from "../../../testing/fill-field.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

const openCourses = (calls: MockTreeChanges["admin"] = {}) =>
  renderRoute("/admin?tab=courses", { account: { current: () => anAccount({ isAdmin: true }) }, admin: calls });

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
    const createCourse = vi.fn(() => anAdminCourse({ name: "Fox Hollow" }));
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
      createCourse: () => fail("courseExists"),
    });
    await fillIn();
    await submit();
    expect(await screen.findByText("Failed to create course")).toBeVisible();
    expect(await dialog.findByRole("alert")).toHaveTextContent("This course already exists");
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Fox Hollow");
  });

  it("shows the server's issues at their fields", async () => {
    const { dialog, fillIn, submit } = await openForm({
      createCourse: () => fail("requestMalformed", { text: "Unknown state", path: ["state"] }),
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

describe("a time zone that was guessed", () => {
  const guessed = anAdminCourse({ timeZone: "America/New_York", isTimeZoneGuessed: true });

  it("is said when the course is saved", async () => {
    const { user } = openCourses({ courses: () => ({ items: [guessed], total: 1 }), editCourse: () => guessed });
    await user.click(await screen.findByRole("button", { name: "Edit Cypress Hollow" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Course" }));
    const field = dialog.getByRole("textbox", { name: /Time zone/ });
    expect(field).toHaveValue("");
    expect(field).toHaveAccessibleDescription("We guessed America/New_York. Type it here if it's right, or the right one.");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(
      await screen.findByText("Cypress Hollow. We guessed its time zone, America/New_York: edit the course if it's wrong."),
    ).toBeVisible();
  });

  it("is looked for by a filter in the address", async () => {
    const courses = vi.fn(({ needsTimeZone }: { needsTimeZone?: boolean }) =>
      needsTimeZone ? { items: [], total: 0 } : { items: [guessed], total: 1 },
    );
    const attention = () => ({ failedDeliveries: 0, suspendedUsers: 0, openReports: 0, openDisputes: 0, guessedTimeZones: 1 });
    const { user } = openCourses({ courses, attention });
    await user.click(await screen.findByRole("button", { name: "Needs a time zone" }));
    expect(await screen.findByRole("heading", { name: "Every course has its time zone" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all courses" }));
    expect(await screen.findByRole("button", { name: "Edit Cypress Hollow" })).toBeVisible();
  });
});

describe("editing a course", () => {
  async function openEdit(calls: MockTreeChanges["admin"] = {}) {
    const rendered = openCourses(calls);
    await rendered.user.click(await screen.findByRole("button", { name: "Edit Cypress Hollow" }));
    return { ...rendered, dialog: within(await screen.findByRole("dialog", { name: "Edit Course" })) };
  }

  it("shows the same form with the course's values", async () => {
    const editCourse = vi.fn(() => anAdminCourse());
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

  it("closes on a fresh list: the row it could be opened from again is the saved one", async () => {
    const saved = anAdminCourse({ phone: "+1 831 555 0100" });
    let refresh = (): void => undefined;
    const refreshed = new Promise<void>((resolve) => {
      refresh = resolve;
    });
    const editCourse = vi.fn(() => saved);
    const courses = vi.fn(async () => {
      if (editCourse.mock.calls.length === 0) return { items: [anAdminCourse()], total: 1 };
      await refreshed;
      return { items: [saved], total: 1 };
    });
    const { user, dialog } = await openEdit({ courses, editCourse });
    await fillField(user, dialog.getByRole("textbox", { name: /Phone/ }), "+1 831 555 0100");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(courses).toHaveBeenCalledTimes(2));
    expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
    refresh();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Course" })).not.toBeInTheDocument());
    expect(screen.getByText("+1 831 555 0100")).toBeVisible();
  });

  it("shows the reason when refused", async () => {
    const { user, dialog } = await openEdit({
      editCourse: () => fail("courseExists"),
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
    let items = [anAdminCourse()];
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
      deleteCourse: () => fail("courseNotFound"),
    });
    await confirm();
    expect(await screen.findByText("Failed to delete course")).toBeVisible();
    expect(await question.findByRole("alert")).toHaveTextContent("Course not found");
  });
});
