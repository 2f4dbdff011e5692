import { fail } from "@fourball/domain/failure";
import { expect, test, vi } from "vitest";
import { checkDeclared } from "./declared-failures.ts";

const call = { path: "teeTime.join", fails: ["teeTimeFull"] } as const;

test("checkDeclared › lets through what the procedure declares, and bugs, which are none of its business", () => {
  expect(() => checkDeclared(fail("teeTimeFull"), call)).not.toThrow();
  expect(() => checkDeclared(new TypeError("bug"), call)).not.toThrow();
});

test("checkDeclared › throws on a refusal that the procedure doesn't declare", () => {
  expect(() => checkDeclared(fail("hostOnly"), call)).toThrow('teeTime.join fails with "hostOnly", which it does not declare');
});

test("checkDeclared › only reports it where the golfer has to go on", () => {
  const reportUndeclared = vi.fn();
  checkDeclared(fail("hostOnly"), { ...call, reportUndeclared });
  expect(reportUndeclared).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: fail("hostOnly") }), "teeTime.join");
});
