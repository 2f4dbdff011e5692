import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { aGame, anAdmin } from "./golfers.ts";
import { expectGood, listen, THEMES, WIDTHS } from "./good-screen.ts";

const courseRow = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Looks for courses as an admin does. */
async function finds(admin: Page, words: string): Promise<void> {
  await admin.goto("/admin?tab=courses");
  await admin.getByRole("searchbox", { name: "Search golf courses" }).fill(words);
  await expect(admin).toHaveURL(/course=/);
}

/** The file chooser of the browser, with a file of these lines. */
async function chooses(admin: Page, name: string, lines: string[]): Promise<void> {
  await admin
    .getByRole("dialog", { name: "Upload CSV" })
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
}

test("an admin makes a course, changes it, and deletes it", async ({ browser }) => {
  const heard: string[] = [];
  const admin = await anAdmin(browser);
  listen(admin, heard);
  const name = `Bear Creek ${Date.now()}`;
  await admin.goto("/admin?tab=courses");
  await admin.getByRole("button", { name: "Create Course" }).click();
  const form = admin.getByRole("dialog", { name: "Create Course" });
  await form.getByRole("button", { name: "Create Course" }).click();
  await expect(form.getByText("Name is required")).toBeVisible();
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Location").fill("Anchorage, AK");
  await form.getByLabel("City").fill("Anchorage");
  await form.getByLabel("State").fill("AK");
  await form.getByRole("button", { name: "Create Course" }).click();
  await expect(admin.getByText("Course created")).toBeVisible();

  await finds(admin, name);
  await expect(courseRow(admin, name).getByText("N/A")).toBeVisible();
  await admin.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = admin.getByRole("dialog", { name: "Edit Course" });
  await expect(edit.getByLabel(/Time zone/)).toHaveValue("America/Anchorage");
  await edit.getByLabel(/Phone/).fill("+1 907 555 0100");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(admin.getByText("Course updated")).toBeVisible();
  await expect(courseRow(admin, name).getByText("+1 907 555 0100")).toBeVisible();

  await admin.getByRole("button", { name: `Delete ${name}` }).click();
  const question = admin.getByRole("alertdialog");
  await expect(question).toContainText(`Are you sure you want to delete "${name}"? This action cannot be undone.`);
  await question.getByRole("button", { name: "Delete Course" }).click();
  await expect(admin.getByText("Course deleted")).toBeVisible();
  await expect(admin.getByRole("heading", { name: "No course found" })).toBeVisible();
  expect(heard).toEqual([]);
});

test("an admin uploads a file, reads what was refused, and takes it along", async ({ browser }) => {
  const heard: string[] = [];
  const admin = await anAdmin(browser);
  listen(admin, heard);
  const run = Date.now();
  await admin.goto("/admin?tab=courses");
  await admin.getByRole("button", { name: "Upload CSV" }).click();
  const dialog = admin.getByRole("dialog", { name: "Upload CSV" });
  await chooses(admin, "wrong.csv", ["name,location,city", "Fox,Here,Here"]);
  await expect(dialog.getByText("The column state is missing")).toBeVisible();
  await chooses(admin, "courses.csv", [
    "\uFEFFName,Location,City,State",
    `"Pebble, ${run}","Pebble Beach, CA",Pebble Beach,CA`,
    `No State ${run},Here,Here,`,
    `"pebble, ${run}","Elsewhere, CA",Pebble Beach,CA`,
    ...[4, 5, 6].map((number) => `Course ${number} of ${run},Here,Here,CA`),
  ]);
  await expect(dialog.getByText("... and 1 more courses")).toBeVisible();
  await dialog.getByRole("button", { name: "Upload 6 courses" }).click();
  await expect(dialog.getByText("Processed 6 courses. 4 successful, 2 errors.")).toBeVisible();
  await expect(dialog.getByText("Row 2: State is required")).toBeVisible();
  await expect(dialog.getByText("Row 3: Same course as row 1")).toBeVisible();
  await expectGood(admin, "what became of an upload");

  const download = admin.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download refused rows" }).click();
  const refused = await readFile(await (await download).path(), "utf8");
  expect(refused).toContain(`No State ${run},Here,Here,,,,,,,,,,2,State is required`);
  await dialog.getByRole("button", { name: "Done" }).click();
  await finds(admin, `Pebble, ${run}`);
  await expect(courseRow(admin, `Pebble, ${run}`)).toHaveCount(1);
  expect(heard).toEqual([]);
});

test("a course that a game uses is archived, and the game keeps it", async ({ browser }) => {
  const admin = await anAdmin(browser);
  const { id, courseName } = await aGame(admin);
  await finds(admin, courseName);
  await admin
    .getByRole("button", { name: `Delete ${courseName}`, exact: true })
    .first()
    .click();
  await expect(admin.getByRole("alertdialog")).toContainText(/upcoming tee times? keeps? this course/);
  await admin.getByRole("button", { name: "Delete Course" }).click();
  await expect(admin.getByText(`${courseName} is archived: its games keep it.`)).toBeVisible();
  await admin.goto(`/tee-times/${id}`);
  await expect(admin.getByRole("heading", { name: courseName })).toBeVisible();
});

for (const theme of THEMES)
  for (const [device, viewport] of Object.entries(WIDTHS))
    test(`the courses of an admin are accessible, ${device}, ${theme}`, async ({ browser }) => {
      const admin = await anAdmin(browser, { viewport, colorScheme: theme });
      await admin.goto("/admin?tab=courses");
      await expect(admin.getByText(/^\d+ courses$/)).toBeVisible();
      await expectGood(admin, "courses");
      await admin.getByRole("button", { name: "Create Course" }).click();
      await expect(admin.getByLabel("Name")).toBeVisible();
      await expectGood(admin, "create course");
      await admin.getByRole("button", { name: "Cancel" }).click();
      await admin
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await expect(admin.getByRole("alertdialog")).toBeVisible();
      await expectGood(admin, "delete course");
      await admin.getByRole("button", { name: "Keep Course" }).click();
      await admin.getByRole("button", { name: "Upload CSV" }).click();
      await chooses(admin, "courses.csv", ["name,location,city,state", "Fox,Here,Here,CA"]);
      await expect(admin.getByRole("button", { name: "Upload 1 course" })).toBeVisible();
      await expectGood(admin, "upload courses");
    });
