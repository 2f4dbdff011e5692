import { expect, test } from "vitest";
import { connectionsMax } from "./open-files.ts";

test("as many connections are accepted as the open files of the process allow", () => {
  const cases = [
    [256, 32],
    [1024, 424],
    [4096, 3496],
    [1_048_576, 12_000],
    [Number.POSITIVE_INFINITY, 12_000],
  ] as const;
  for (const [files, connections] of cases) expect(connectionsMax(files)).toBe(connections);
});
