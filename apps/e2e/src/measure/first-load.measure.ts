import { expect, test } from "@playwright/test";
import { type Miss, missesOf, ratioMisses } from "./aims.ts";
import { signIn } from "./golfer.ts";
import { type Measured, measurePage } from "./measure-page.ts";
import { paintRatios } from "./paint-times.ts";
import { measuredRoutes } from "./routes.ts";
import { paintText, print, rowsText } from "./table.ts";

test("the first load meets its aims", async ({ browser, request }) => {
  const golfer = await signIn(request);

  const rows: Measured[] = [];
  // One after the other: what a visit marks as read, another open page of the same golfer would fetch anew.
  for (const route of await measuredRoutes(request))
    for (const size of ["phone", "desktop"] as const) rows.push(await measurePage(browser, route, size, golfer));
  print(rowsText(rows));
  const ratios = await paintRatios(browser, golfer);
  print(paintText(ratios));

  const misses = [...missesOf(rows), ...ratioMisses(ratios)];
  print(misses.map(missText).join("\n"));
  expect(misses.map(({ text }) => text)).toEqual([]);
});

const missText = ({ text, notes }: Miss): string => [`MISSED: ${text}`, ...notes.map((note) => `    ${note}`)].join("\n");
