import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withRollback } from "./with-rollback.mjs";

function aCheckout() {
  const root = mkdtempSync(join(tmpdir(), "fourball-checkout-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "schema"));
  writeFileSync(join(root, "schema/users.ts"), "users");
  const putDown = () => {
    mkdirSync(join(root, "booking-note"));
    for (const path of ["schema/users.ts", "schema/booking-notes.ts", "booking-note/add.ts"])
      writeFileSync(join(root, path), "half");
  };
  return { root, putDown };
}

test("withRollback › restores files and folders when the action throws, and rethrows the error", () => {
  const { root, putDown } = aCheckout();
  const fail = () => {
    putDown();
    throw new Error("the second step failed");
  };
  expect(() => withRollback(root, ["schema", "booking-note", "booking-note/add.ts"], fail)).toThrow("the second step failed");
  expect(readFileSync(join(root, "schema/users.ts"), "utf8")).toBe("users");
  for (const path of ["schema/booking-notes.ts", "booking-note"]) expect(existsSync(join(root, path))).toBe(false);
});

test("withRollback › keeps the changes of a successful action", () => {
  const { root, putDown } = aCheckout();
  withRollback(root, ["schema", "booking-note"], putDown);
  expect(existsSync(join(root, "schema/booking-notes.ts"))).toBe(true);
});
