import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** A second club, whose clock one journey moves: the games of the others must not pass meanwhile. */
export const LATER_PORT = 4174;
export const laterUrl = `http://localhost:${LATER_PORT}`;
export const clockFile = join(tmpdir(), `fourball-clock-${LATER_PORT}`);

export const itIsNow = (): void => writeFileSync(clockFile, "PT0S");

/** Moves the clock of the club and of everybody's browser, and looks again. */
export async function itIs(hoursLater: number, pages: Page[]): Promise<void> {
  writeFileSync(clockFile, `PT${Math.round(hoursLater * 60)}M`);
  for (const page of pages) {
    await page.clock.setSystemTime(Date.now() + hoursLater * 3_600_000);
    await page.reload();
  }
}
