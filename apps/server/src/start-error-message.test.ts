import { DatabaseUnavailable, DemoNotStored } from "@fourball/db/database-errors";
import { describe, expect, test } from "vitest";
import { startErrorMessage } from "./start-error-message.ts";

describe("a start that fails", () => {
  test("on the demo data says why, and what to do", () => {
    const cause = new DatabaseUnavailable("Rolled back: 10000 ms without a statement");
    const error = new DemoNotStored("The demo data could not be stored, and nothing of it was kept", { cause });
    expect(startErrorMessage(error)).toBe(
      "The demo data could not be stored, and nothing of it was kept. The database cannot be used: " +
        "Rolled back: 10000 ms without a statement. Start again; if that fails too, start without the demo data: SEED=off.",
    );
  });

  test("on a bug has no words for the operator", () => {
    expect(startErrorMessage(new TypeError("x is undefined"))).toBeUndefined();
  });
});
