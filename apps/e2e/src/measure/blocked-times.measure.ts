import { expect, test } from "@playwright/test";
import { blockedTimes, FLOOR } from "./blocked-times.ts";
import { signIn } from "./golfer.ts";
import { hasChat, LANDING, measuredRoutes } from "./routes.ts";
import { blockedText, print } from "./table.ts";

/** Beyond what the libraries take, in ms. */
const AIM = 70;
const SECONDS_PER_ROUTE = 30;

test("a page that starts lets a golfer tap", { tag: "@clock" }, async ({ browser, request }) => {
  const golfer = await signIn(request);
  const routes = (await measuredRoutes(request)).filter(({ name, path }) => path !== LANDING && !hasChat(name));
  test.setTimeout(routes.length * SECONDS_PER_ROUTE * 1000);
  const times = await blockedTimes(browser, routes, golfer);
  print(blockedText(times, AIM));
  const floor = times.find(({ page }) => page === FLOOR)?.blocked ?? 0;
  expect(times.filter(({ blocked }) => blocked > floor + AIM)).toEqual([]);
});
