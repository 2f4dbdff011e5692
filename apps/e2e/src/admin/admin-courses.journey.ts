import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, LOOKS, WIDTHS } from "../support/accessibility.ts";
import { aGame, anAdmin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

const courseRow = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Searches on the courses tab. */
async function searchFor(admin: Page, words: string): Promise<void> {
  await admin.goto("/admin?tab=courses");
  await admin.getByRole("searchbox", { name: "Search golf courses" }).fill(words);
  await expect(admin).toHaveURL(/course=/);
}

/** Chooses a file with these lines. */
async function chooseFile(admin: Page, name: string, lines: string[]): Promise<void> {
  await admin
    .getByRole("dialog", { name: "Upload CSV" })
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
}

test("admin courses › an admin creates, edits and deletes a course", async ({ browser }) => {
  const browserErrors: string[] = [];
  const admin = await anAdmin(browser);
  collectBrowserErrors(admin, browserErrors);
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

  await searchFor(admin, name);
  await expect(courseRow(admin, name).getByText("N/A")).toBeVisible();
  await admin.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = admin.getByRole("dialog", { name: "Edit Course" });
  await expect(edit.getByLabel(/Time zone/)).toHaveValue("America/Anchorage");
  await edit.getByLabel(/Phone/).fill("+1 907 555 0100");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(admin.getByText("Course updated")).toBeVisible();
  await expect(courseRow(admin, name).getByText("+1 907 555 0100")).toBeVisible();

  await admin.getByRole("button", { name: `Delete ${name}` }).click();
  const confirmation = admin.getByRole("alertdialog");
  await expect(confirmation).toContainText(`Are you sure you want to delete "${name}"? This action cannot be undone.`);
  await confirmation.getByRole("button", { name: "Delete Course" }).click();
  await expect(admin.getByText("Course deleted")).toBeVisible();
  await expect(admin.getByRole("heading", { name: "No course found" })).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test("admin courses › an admin puts a course in its place by dragging its pin", async ({ browser }) => {
  const browserErrors: string[] = [];
  const admin = await anAdmin(browser);
  collectBrowserErrors(admin, browserErrors);
  const name = `Otter Bend ${Date.now()}`;
  const place = { location: "Salina, KS", city: "Salina", state: "KS" };
  expect((await admin.request.post("/api/admin/courses", { data: { name, ...place } })).ok()).toBe(true);
  await searchFor(admin, name);
  await admin.getByRole("button", { name: `Edit ${name}` }).click();
  const form = admin.getByRole("dialog", { name: "Edit Course" });
  await form.getByRole("button", { name: "Choose on a map" }).click();
  const map = form.getByRole("region", { name: "Map" });
  await expect(map.locator(".map-land")).toBeVisible();
  await expect(map.locator(".map-place-pin")).toHaveCount(0);
  await map.click();
  const pin = map.locator(".map-place-pin");
  await expect(pin).toBeVisible();
  const latitude = form.getByLabel(/Latitude/);
  const longitude = form.getByLabel(/Longitude/);
  const clicked = { latitude: Number(await latitude.inputValue()), longitude: Number(await longitude.inputValue()) };
  expect(clicked.latitude).toBeGreaterThan(30);

  const box = await pin.boundingBox();
  if (!box) throw new Error("the pin has no place");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await admin.mouse.move(x, y);
  await admin.mouse.down();
  await admin.mouse.move(x + 40, y - 30, { steps: 5 });
  await admin.mouse.up();
  await expect(latitude).not.toHaveValue(String(clicked.latitude));
  const dragged = { latitude: Number(await latitude.inputValue()), longitude: Number(await longitude.inputValue()) };
  expect(dragged.latitude).toBeGreaterThan(clicked.latitude);
  expect(dragged.longitude).toBeGreaterThan(clicked.longitude);
  await expectAccessible(admin, "the place of a course");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(admin.getByText("Course updated")).toBeVisible();

  await admin.getByRole("button", { name: `Edit ${name}` }).click();
  await expect(form.getByLabel(/Latitude/)).toHaveValue(String(dragged.latitude));
  // Who can't drag types the numbers, and the pin follows.
  await form.getByRole("button", { name: "Choose on a map" }).click();
  await expect(pin).toBeVisible();
  await form.getByLabel(/Latitude/).fill("");
  await expect(pin).toHaveCount(0);
  expect(browserErrors).toEqual([]);
});

test("admin courses › an admin uploads a CSV file and downloads the rejected rows", async ({ browser }) => {
  const browserErrors: string[] = [];
  const admin = await anAdmin(browser);
  collectBrowserErrors(admin, browserErrors);
  const run = Date.now();
  await admin.goto("/admin?tab=courses");
  await admin.getByRole("button", { name: "Upload CSV" }).click();
  const dialog = admin.getByRole("dialog", { name: "Upload CSV" });
  await chooseFile(admin, "wrong.csv", ["name,location,city", "Fox,Here,Here"]);
  await expect(dialog.getByText("The column state is missing")).toBeVisible();
  await chooseFile(admin, "courses.csv", [
    "\uFEFFName,Location,City,State",
    `"Pebble, ${run}","Pebble Beach, CA",Pebble Beach,CA`,
    `No State ${run},Here,Here,`,
    `"pebble, ${run}","Elsewhere, CA",Pebble Beach,CA`,
    ...[4, 5, 6].map((number) => `Course ${number} of ${run},Here,Here,CA`),
  ]);
  await expect(dialog.getByText("... and 1 more course")).toBeVisible();
  await dialog.getByRole("button", { name: "Upload 6 courses" }).click();
  await expect(dialog.getByText("Processed 6 courses. 4 successful, 2 errors.")).toBeVisible();
  await expect(dialog.getByText("Row 2: State is required")).toBeVisible();
  await expect(dialog.getByText("Row 3: Same course as row 1")).toBeVisible();
  await expectAccessible(admin, "the result of an upload");

  const download = admin.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download rows with errors" }).click();
  const refused = await readFile(await (await download).path(), "utf8");
  expect(refused).toContain(`No State ${run},Here,Here,,,,,,,,,,2,State is required`);
  await dialog.getByRole("button", { name: "Done" }).click();
  await searchFor(admin, `Pebble, ${run}`);
  await expect(courseRow(admin, `Pebble, ${run}`)).toHaveCount(1);
  expect(browserErrors).toEqual([]);
});

test("admin courses › deleting a course that has games archives it, and the games keep it", async ({ browser }) => {
  const admin = await anAdmin(browser);
  const { id, courseName } = await aGame(admin);
  await searchFor(admin, courseName);
  await admin
    .getByRole("button", { name: `Delete ${courseName}`, exact: true })
    .first()
    .click();
  await expect(admin.getByRole("alertdialog")).toContainText(/upcoming tee times? uses? this course/);
  await admin.getByRole("button", { name: "Delete Course" }).click();
  await expect(admin.getByText(`${courseName} is archived. Its games are unchanged.`)).toBeVisible();
  await admin.goto(`/tee-times/${id}`);
  await expect(admin.getByRole("heading", { level: 1, name: courseName })).toBeVisible();
});

for (const { look, colorScheme, viewport, tag } of LOOKS)
  test(`admin courses › all dialogs are accessible, ${look}`, { tag: [...tag] }, async ({ browser }) => {
    const admin = await anAdmin(browser, { viewport, colorScheme });
    await admin.goto("/admin?tab=courses");
    await expect(admin.getByText(/^1-25 of \d+$/)).toBeVisible();
    await expectAccessible(admin, "courses");
    // On a phone the actions are in the row that is unfolded.
    if (viewport === WIDTHS.phone) {
      await admin.locator("summary").first().click();
      await expectAccessible(admin, "an unfolded course");
    }
    await admin.getByRole("button", { name: "Create Course" }).click();
    await expect(admin.getByLabel("Name")).toBeVisible();
    await expectAccessible(admin, "create course");
    await admin.getByRole("button", { name: "Cancel" }).click();
    await admin
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    await expect(admin.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(admin, "delete course");
    await admin.getByRole("button", { name: "Keep Course" }).click();
    await admin.getByRole("button", { name: "Upload CSV" }).click();
    await chooseFile(admin, "courses.csv", ["name,location,city,state", "Fox,Here,Here,CA"]);
    await expect(admin.getByRole("button", { name: "Upload 1 course" })).toBeVisible();
    await expectAccessible(admin, "upload courses");
  });
