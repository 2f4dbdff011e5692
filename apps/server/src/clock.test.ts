import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createClock } from "./clock.ts";

test("a clock that a file moves keeps the last good value while the file is missing or wrong", () => {
  const folder = mkdtempSync(join(tmpdir(), "fourball-clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "clock");
  const clock = createClock(file);
  const movedHours = () => Math.round(clock.now().since(Temporal.Now.instant()).total("hours"));

  writeFileSync(file, "PT26H\n");
  expect(movedHours()).toBe(26);
  for (const wrong of ["", "soon", "PT"]) {
    writeFileSync(file, wrong);
    expect(movedHours()).toBe(26);
  }
  rmSync(file);
  expect(movedHours()).toBe(26);
  writeFileSync(file, "PT48H");
  expect(movedHours()).toBe(48);
  for (const days of ["P9D", "P1W2D", "P8DT24H"]) {
    writeFileSync(file, days);
    expect(movedHours()).toBe(9 * 24);
  }
});

test("a clock whose file has never been readable shows the system time", () => {
  const clock = createClock("/nowhere/at/all");
  const before = Temporal.Now.instant();
  const now = clock.now();
  expect(Temporal.Instant.compare(before, now)).toBeLessThanOrEqual(0);
  expect(Temporal.Instant.compare(now, Temporal.Now.instant())).toBeLessThanOrEqual(0);
});
