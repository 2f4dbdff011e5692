import { expect, test } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer } from "../support/golfers.ts";
import { TOUCH } from "./measure-page.ts";
import { CPU_SLOWDOWN, SLOW_4G } from "./paint-times.ts";

const AIM = { seconds: 20, taps: 3, scriptKb: 60 };
/** A quick thumb. */
const MS_PER_LETTER = 120;

test("from the link to “You're in”, on a slow phone and line", { tag: "@clock" }, async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host, { isPublic: false });
  await host.request.patch(`/api/tee-times/${id}`, { data: { guestsAreIn: true } });
  const { inviteToken } = await (await host.request.get(`/api/tee-times/${id}`)).json();

  const context = await browser.newContext({ viewport: WIDTHS.phone, ...TOUCH, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let scriptBytes = 0;
  devtools.on("Network.responseReceived", ({ type, requestId }) => type === "Script" && scripts.add(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });

  const start = performance.now();
  await page.goto(`/tee-times/${id}?invite=${inviteToken}`, { waitUntil: "commit" });
  let taps = 0;
  for (const [field, words] of [
    ["Your name", "Robin"],
    ["Your email", "robin@example.com"],
  ] as const) {
    await page.getByLabel(field).tap();
    taps++;
    await page.keyboard.type(words, { delay: MS_PER_LETTER });
  }
  await page.getByRole("button", { name: "I'm in" }).tap();
  taps++;
  await expect(page.getByRole("heading", { name: "You're in", exact: true })).toBeVisible();
  const seconds = (performance.now() - start) / 1000;
  await page.waitForLoadState("networkidle");
  const scriptKb = scriptBytes / 1024;
  process.stdout.write(`guest by link: ${seconds.toFixed(1)} s, ${taps} taps, ${scriptKb.toFixed(1)} KB of scripts\n`);
  expect({ seconds: Math.max(seconds, AIM.seconds), taps, scriptKb: Math.max(scriptKb, AIM.scriptKb) }).toEqual(AIM);
});
