import type { ImportCoursesInput, ImportResult } from "@fourball/domain/course/editing";
import { fail } from "@fourball/domain/failure";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { calledProcedures } from "../../../testing/called-procedures.ts";
import { csvFile, csvOf, HEAD, openUpload } from "./testing.ts";

const uploadButton = (count: string) => screen.findByRole("button", { name: `Upload ${count} courses` });

describe("choosing a file", () => {
  it("that is none of courses is refused in place", async () => {
    const { dialog, choose } = await openUpload();
    choose(csvFile("x", "courses.pdf", "application/pdf"));
    expect(await dialog.findByText("Invalid file")).toBeVisible();
    expect(dialog.getByText(/^Please select a valid CSV file/)).toBeVisible();
  });

  it("shows its first five courses and counts the others", async () => {
    const { dialog, choose } = await openUpload();
    choose(csvFile(csvOf(1204)));
    expect(await dialog.findByText("... and 1,199 more courses")).toBeVisible();
    const preview = within(dialog.getByRole("table", { name: "The first courses of the file" }));
    expect(preview.getAllByRole("row")).toHaveLength(6);
    expect(preview.getByText("Course 5")).toBeVisible();
    expect(await uploadButton("1,204")).toBeEnabled();
  });

  it("of five courses has no more", async () => {
    const { dialog, choose } = await openUpload();
    choose(csvFile(csvOf(5)));
    expect(await uploadButton("5")).toBeEnabled();
    expect(dialog.queryByText(/more courses/)).not.toBeInTheDocument();
  });

  it("says which needed columns are there, and names the one that is not", async () => {
    const { dialog, choose } = await openUpload();
    choose(csvFile("name,location,city,holes\nFox,Here,Here,18"));
    expect(await dialog.findByText("The column state is missing")).toBeVisible();
    expect(dialog.getByText("The first line of the file has name, location, city, and holes.")).toBeVisible();
    const columns = within(dialog.getByRole("list", { name: "Required columns" })).getAllByRole("listitem");
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      "name found",
      "location found",
      "city found",
      "state missing",
    ]);
    expect(await uploadButton("0")).toHaveAttribute("aria-disabled", "true");
  });

  it("without courses has nothing to upload", async () => {
    const { dialog, choose } = await openUpload();
    choose(csvFile(`${HEAD}\n`));
    expect(await dialog.findByText("The file has column names but no courses.")).toBeVisible();
    expect(await uploadButton("0")).toHaveAttribute("aria-disabled", "true");
  });

  it("with a quote that is never closed says where", async () => {
    const { dialog, choose } = await openUpload();
    choose(csvFile(`${HEAD}\n"Fox,Here,Here,CA`));
    expect(await dialog.findByText("A quote is out of place in line 2")).toBeVisible();
  });

  it("again replaces the one before", async () => {
    const { choose } = await openUpload();
    choose(csvFile(csvOf(7)));
    await uploadButton("7");
    choose(csvFile(csvOf(2)));
    expect(await uploadButton("2")).toBeEnabled();
  });
});

describe("uploading", () => {
  const result = (changes: Partial<ImportResult> = {}): ImportResult => ({
    totalProcessed: 3,
    successCount: 1,
    errorCount: 2,
    errors: [
      { row: 2, error: "State is required" },
      { row: 3, error: "Same course as row 1" },
    ],
    guessedTimeZones: 0,
    ...changes,
  });

  it("sends the rows in a call of their own and says what became of them", async () => {
    const importCourses = vi.fn((_input: ImportCoursesInput) => result());
    const { user, dialog, choose } = await openUpload({ importCourses });
    choose(csvFile(`${HEAD},phone\n"Fox, Hollow",Here,Here,AK,1\n\nBear,Here,Here,,\n"Fox, Hollow",Here,Here,AK,1`));
    const calls = calledProcedures();
    await user.click(await uploadButton("3"));
    expect(await dialog.findByText("CSV upload completed")).toBeVisible();
    expect(dialog.getByText("Processed 3 courses. 1 successful, 2 errors.")).toBeVisible();
    // No toast repeats it.
    expect(screen.getAllByText("CSV upload completed")).toHaveLength(1);
    expect(dialog.getByText("Row 2: State is required")).toBeVisible();
    expect(dialog.getByText("Row 3: Same course as row 1")).toBeVisible();
    for (const line of ["Line 4 of the file", "Line 5 of the file"]) expect(dialog.getByText(line)).toBeVisible();
    expect(importCourses).toHaveBeenCalledWith({
      courses: [
        { name: "Fox, Hollow", location: "Here", city: "Here", state: "AK", phone: "1" },
        { name: "Bear", location: "Here", city: "Here" },
        { name: "Fox, Hollow", location: "Here", city: "Here", state: "AK", phone: "1" },
      ],
    });
    expect(calls[0]).toBe("admin.importCourses");
    // The list behind the dialog is fresh.
    await waitFor(() => expect(calls).toContain("admin.courses"));
  });

  it("says how many time zones were guessed, and where to check them", async () => {
    const guessing = () => result({ errorCount: 0, errors: [], guessedTimeZones: 2 });
    const { user, dialog, choose } = await openUpload({ importCourses: guessing });
    choose(csvFile(csvOf(3)));
    await user.click(await uploadButton("3"));
    const words = "We guessed the time zone of 2 courses. Check them in Golf Courses, under “Needs a time zone”.";
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it("lists a hundred errors and counts the others", async () => {
    const errors = Array.from({ length: 250 }, (_, index) => ({ row: index + 1, error: "This course already exists" }));
    const { user, dialog, choose } = await openUpload({
      importCourses: () => result({ totalProcessed: 250, successCount: 0, errorCount: 250, errors }),
    });
    choose(csvFile(csvOf(250)));
    await user.click(await uploadButton("250"));
    expect(await dialog.findByText("Row 100: This course already exists")).toBeVisible();
    expect(dialog.getAllByRole("listitem")).toHaveLength(100);
    expect(dialog.getByText("... and 150 more, all in the file below.")).toBeVisible();
  });

  it("that failed says why and can be tried again", async () => {
    let refuses = true;
    const { user, dialog, choose } = await openUpload({
      importCourses: () => {
        if (refuses) return fail("tooManyRequests");
        return result();
      },
    });
    choose(csvFile(csvOf(3)));
    await user.click(await uploadButton("3"));
    expect(await dialog.findByText("Upload failed")).toBeVisible();
    expect(dialog.getByText("Too many requests")).toBeVisible();
    refuses = false;
    await user.click(await uploadButton("3"));
    expect(await dialog.findByText("CSV upload completed")).toBeVisible();
  });

  it("shows the progress, and confirms before closing", async () => {
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { user, dialog, choose } = await openUpload({ importCourses: () => held.then(() => result()) });
    choose(csvFile(csvOf(3)));
    await user.click(await uploadButton("3"));
    expect(await dialog.findByRole("progressbar", { name: "Uploading courses" })).toBeVisible();
    expect(dialog.getByText("Uploading 3 courses. This may take a few seconds.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Leave it running" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave during the upload?" }));
    await user.click(question.getByRole("button", { name: "Stay" }));
    finish();
    expect(await dialog.findByText("CSV upload completed")).toBeVisible();
  });

  it("continues after closing, and still shows the result", async () => {
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { user, dialog, choose } = await openUpload({ importCourses: () => held.then(() => result()) });
    choose(csvFile(csvOf(3)));
    await user.click(await uploadButton("3"));
    await dialog.findByRole("progressbar");
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Upload CSV" })).not.toBeInTheDocument());
    finish();
    expect(await screen.findByText("Processed 3 courses. 1 successful, 2 errors.")).toBeVisible();
  });
});

describe("files to take along", () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last = new Blob();
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) last = blob;
      return "blob:saved";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: last });
    });
  });

  it("is a template to fill in", async () => {
    const { user, dialog } = await openUpload();
    await user.click(dialog.getByRole("button", { name: "Download a template" }));
    expect(saved[0]?.name).toBe("courses-template.csv");
    expect(await saved[0]?.blob.text()).toContain("name,location,city,state");
  });

  it("are the refused rows with their reasons", async () => {
    const { user, choose, dialog } = await openUpload({
      importCourses: () => ({
        totalProcessed: 2,
        successCount: 1,
        errorCount: 1,
        errors: [{ row: 2, error: "State is required" }],
        guessedTimeZones: 0,
      }),
    });
    choose(csvFile(`${HEAD}\nFox,Here,Here,AK\n=Bear,Here,Here,`));
    await user.click(await uploadButton("2"));
    await user.click(await dialog.findByRole("button", { name: "Download rows with errors" }));
    expect(saved[0]?.name).toBe("courses-with-errors.csv");
    expect((await saved[0]?.blob.text())?.split("\r\n")[1]).toBe(`"'=Bear",Here,Here,,,,,,,,,,2,State is required`);
  });
});
