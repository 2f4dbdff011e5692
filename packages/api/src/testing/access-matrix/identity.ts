import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, anyone, members, OK } from "./access-case.ts";

export const identityCases = {
  "identity.provider": [{ game: "listed", outcomes: anyone(OK) }],
  "identity.connect": [{ game: "listed", outcomes: members(OK) }],
  "identity.confirm": [{ game: "listed", outcomes: members("403 Your account isn't connected to Club login") }],
  "identity.remove": [{ game: "listed", outcomes: members("404 Your account isn't connected to Club login") }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
