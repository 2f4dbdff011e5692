import { expect, type Page, test } from "@playwright/test";
import { anAdmin } from "../support/golfers.ts";
import { nextPaint, SHORTEST_MS, watchInteractions } from "./interaction-times.ts";
import { type Keystroke, print, typingText } from "./table.ts";

const COURSES = 20_000;
const TREES = ["Pine", "Oak", "Cedar", "Willow", "Maple", "Cypress", "Juniper", "Aspen"];
const PLACES = ["Ridge", "Valley", "Creek", "Hills", "Meadows", "Point", "Lakes", "Run", "Bluffs", "Harbor"];
const WORDS = ["juniper", "meadows", "willow", "harbor"];

const of = (words: readonly string[], index: number): string => words[index % words.length] ?? "";

/** As many as several countries have. */
const courses = Array.from({ length: COURSES }, (_, index) => ({
  name: `${of(TREES, index)} ${of(PLACES, Math.floor(index / TREES.length))} ${index}`,
  location: `Town ${index % 900}, CA`,
  city: `Town ${index % 900}`,
  state: "CA",
  latitude: String(33 + (index % 800) / 100),
  longitude: String(-117 - (index % 300) / 100),
}));

test("a search among twenty thousand courses keeps up with typing", { tag: "@clock" }, async ({ browser }) => {
  const page = await anAdmin(browser);
  const imported = await page.request.post("/api/admin/courses/csv", { data: { courses } });
  expect(await imported.json()).toMatchObject({ successCount: COURSES });
  await page.goto("/create");
  const field = page.getByRole("combobox", { name: "Golf Course" });
  await field.click();
  await page.evaluate(watchInteractions, "");
  const strokes: Keystroke[] = [];
  for (const word of WORDS) {
    await field.fill("");
    for (const key of word) strokes.push(await strokeOf(page, key));
    await expect(page.getByRole("option").first()).toContainText(new RegExp(word, "i"));
  }
  print(typingText(COURSES, strokes));
});

async function strokeOf(page: Page, key: string): Promise<Keystroke> {
  const answered = page.waitForResponse((response) => response.url().includes("course.list"));
  await page.keyboard.press(key);
  const request = (await answered).request();
  await (await answered).finished();
  const { responseEnd, requestStart } = request.timing();
  await page.evaluate(nextPaint);
  const painted = Math.max(SHORTEST_MS, await page.evaluate(takeSlowest));
  return { painted, searched: responseEnd - requestStart };
}

/** Runs in the browser. */
function takeSlowest(): number {
  const slowest = window.slowestInteraction;
  window.slowestInteraction = 0;
  return slowest;
}
