import { expect, test } from "@playwright/test";
import { type Miss, missesOf, ratioMisses } from "./aims.ts";
import { signIn } from "./golfer.ts";
import { type Measured, measurePage } from "./measure-page.ts";
import { paintRatios } from "./paint-times.ts";
import { measuredRoutes } from "./routes.ts";
import { paintText, print, rowsText } from "./table.ts";

/** At both widths, looked at with every rule of axe. */
const SECONDS_PER_ROUTE = 20;

test("the first load meets its aims", async ({ browser, request }) => {
  const golfer = await signIn(request);
  const routes = await measuredRoutes(request);
  test.setTimeout(routes.length * SECONDS_PER_ROUTE * 1000);

  const rows: Measured[] = [];
  // One after the other: what a visit marks as read, another open page of the same golfer would fetch anew.
  for (const route of routes)
    for (const size of ["phone", "desktop"] as const) rows.push(await measurePage(browser, route, size, golfer));
  print(rowsText(rows));
  expectNone(missesOf(rows));
});

test("the marketplace is painted soon", { tag: "@clock" }, async ({ browser, request }) => {
  const ratios = await paintRatios(browser, await signIn(request));
  print(paintText(ratios));
  expectNone(ratioMisses(ratios));
});

function expectNone(misses: readonly Miss[]): void {
  print(misses.map(missText).join("\n"));
  expect(misses.map(({ text }) => text)).toEqual([]);
}

const missText = ({ text, notes }: Miss): string => [`MISSED: ${text}`, ...notes.map((note) => `    ${note}`)].join("\n");
