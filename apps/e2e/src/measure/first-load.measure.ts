import { type Browser, expect, test } from "@playwright/test";
import { type Miss, missesOf, ratioMisses } from "./aims.ts";
import { type Measured, measurePage, type Session } from "./measure-page.ts";
import { paintRatios } from "./paint-times.ts";
import { measuredRoutes } from "./routes.ts";
import { paintText, rowsText } from "./table.ts";

const data = { email: "golfer@fourball.test", password: "fourball-demo" };

test("the first load meets its aims", async ({ browser, request }) => {
  expect((await request.post("/api/auth/login", { data })).ok()).toBe(true);
  const golfer = await request.storageState();

  const rows: Measured[] = [];
  for (const route of await measuredRoutes(request)) rows.push(...(await bothWidths(browser, route, golfer)));
  print(rowsText(rows));
  const ratios = await paintRatios(browser, golfer);
  print(paintText(ratios));

  const misses = [...missesOf(rows), ...ratioMisses(ratios)];
  print(misses.map(missText).join("\n"));
  expect(misses.filter(({ isEnforced }) => isEnforced).map(({ text }) => text)).toEqual([]);
});

const bothWidths = (browser: Browser, route: Parameters<typeof measurePage>[1], golfer: Session): Promise<Measured[]> =>
  Promise.all([measurePage(browser, route, "phone", golfer), measurePage(browser, route, "desktop", golfer)]);

const print = (text: string): boolean => process.stdout.write(`\n${text}\n`);

const missText = ({ text, isEnforced, notes }: Miss): string =>
  [`${isEnforced ? "MISSED" : "not met yet"}: ${text}`, ...notes.map((note) => `    ${note}`)].join("\n");
