import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { waitUntilStored } from "../support/device-storage.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { cutOff, offline, phone } from "../support/on-phone.ts";
import { resetClock, setClockOffset, shiftedClockUrl } from "../support/shifted-clock.ts";
import { test } from "../support/test.ts";

test.use({ baseURL: shiftedClockUrl });
test.beforeEach(resetClock);

/** Jobs run within 15 seconds on an idle machine. */
const JOB_TIMEOUT = { timeout: 60_000 };

test("arrival › two golfers see each other come, and the host can't say that one didn't", async ({ browser }) => {
  test.slow();
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const owen = await aGolfer(browser, "Owen", phone);
  const both = [maya, owen];
  for (const page of both) collectBrowserErrors(page, browserErrors);
  const { id } = await aGame(maya, { time: "16:00" });
  await requestToJoin(owen, id);
  await approveAllRequests(maya, id);
  const { teeOffAt } = await (await maya.request.get(`/api/tee-times/${id}`)).json();
  const teeOff = (Date.parse(teeOffAt) - Date.now()) / 3_600_000;

  for (const page of both) await page.goto(`/tee-times/${id}`);
  await setClockOffset(teeOff - 2, both);
  await expect(owen.getByRole("heading", { name: /^Players/ })).toBeVisible();
  await expect(owen.getByRole("button", { name: "I'm here" })).toHaveCount(0);
  await owen.goto("/dashboard");
  await expect(owen.getByText(/^You can say so from /)).toBeVisible();
  await expectAccessible(owen, "the morning before it can be said");
  await owen.goto(`/tee-times/${id}`);

  await setClockOffset(teeOff - 0.3, both);
  await expect(owen.getByText("0 of 2 are here.", { exact: false })).toBeVisible();
  await expectAccessible(owen, "the question to a player");
  await owen.getByRole("button", { name: "I'm here" }).click();
  await expect(owen.getByRole("heading", { name: "You're here" })).toBeFocused();
  await expect(maya.getByText("1 of 2 is here.", { exact: false })).toBeVisible();
  const rowOf = (name: string) => maya.getByRole("listitem").filter({ has: maya.getByRole("link", { name }) });
  await expect(rowOf("Owen Journey")).toContainText(/Here · \d+:\d\d/);

  await maya.setViewportSize(WIDTHS.phone);
  for (const page of both) await page.goto("/dashboard");
  const faceOf = (page: Page, name: string) =>
    page.getByRole("list", { name: "Your group" }).getByRole("listitem").filter({ hasText: name });
  await expect(owen.getByRole("heading", { name: "You're here" })).toBeVisible();
  await expect(owen.getByText(/^1[5-9] min to tee-off$/)).toBeVisible();
  await expect(faceOf(maya, "Owen")).toContainText("Here");
  await expectAccessible(owen, "the morning of a player who is here");
  await expectAccessible(maya, "the morning of a host who isn't");
  await maya.getByRole("button", { name: "I'm here" }).press("Enter");
  await expect(faceOf(owen, "Maya")).toContainText("Here");
  await expect(owen.getByText("2 of 2 are here", { exact: false })).toBeVisible();
  await maya.getByRole("button", { name: "Take back that you're here" }).click();
  await expect(owen.getByText("1 of 2 is here", { exact: false })).toBeVisible();

  await waitUntilStored(owen, "/app-shell", '"attendance","arrivals"');
  expect(browserErrors).toEqual([]);
  await cutOff(owen, true);
  await owen.reload();
  await expect(offline(owen)).toBeVisible();
  await expect(owen.getByRole("heading", { name: "You're here" })).toBeVisible();
  await expect(faceOf(owen, "Maya")).toBeVisible();
  await expectAccessible(owen, "the morning offline");
  await cutOff(owen, false);

  await maya.setViewportSize(WIDTHS.desktop);
  await maya.goto(`/tee-times/${id}`);
  await setClockOffset(teeOff + 6, both);
  await expect(maya.getByRole("heading", { name: "Did everyone come?" })).toBeVisible(JOB_TIMEOUT);
  await expect(maya.getByText(/Said they were here at \d+:\d\d/)).toBeVisible();
  await expect(maya.getByRole("group", { name: "Did Owen Journey come?" })).toHaveCount(0);
  await expectAccessible(maya, "the round of a host");
});
