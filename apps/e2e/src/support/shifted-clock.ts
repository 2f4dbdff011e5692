import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { SHIFTED_CLOCK_PORT } from "./servers.ts";

export const shiftedClockUrl = `http://localhost:${SHIFTED_CLOCK_PORT}`;
export const clockFile = join(tmpdir(), `fourball-clock-${SHIFTED_CLOCK_PORT}`);

export const resetClock = (): void => writeFileSync(clockFile, "PT0S");

/** Sets the clock of the server and of all pages to this many hours from now, and reloads the pages. */
export async function setClockOffset(hours: number, pages: Page[]): Promise<void> {
  writeFileSync(clockFile, `PT${Math.round(hours * 60)}M`);
  for (const page of pages) {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await page.reload();
  }
}
