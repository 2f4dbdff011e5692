import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, members, OK, theAdmin, theHost } from "./access-case.ts";

const MYSELF = "400 You cannot block yourself";

export const blockCases = {
  "block.list": [{ game: "listed", outcomes: members(OK) }],
  "block.add": [
    { game: "listed", input: theHost, outcomes: members(OK, { host: MYSELF }) },
    // A private profile is no shelter: its golfer is met in games.
    { game: "listed", input: theAdmin, outcomes: members(OK, { admin: MYSELF }) },
  ],
  "block.remove": [{ game: "listed", input: theHost, outcomes: members(OK) }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
