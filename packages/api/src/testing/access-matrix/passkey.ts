import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, anyone, members, OK } from "./access-case.ts";

const credential = { id: "c29tZQ", rawId: "c29tZQ", type: "public-key" };
const made = { ...credential, response: { clientDataJSON: "e30", attestationObject: "o2M" } };
const used = { ...credential, response: { clientDataJSON: "e30", authenticatorData: "AAA", signature: "AAA" } };

const UNKNOWN = "401 This passkey doesn't work here. Sign in another way.";
const MISSING = "404 Passkey not found";

export const passkeyCases = {
  "passkey.methods": [{ game: "listed", outcomes: members(OK) }],
  "passkey.start": [{ game: "listed", outcomes: members(OK) }],
  "passkey.add": [
    {
      game: "listed",
      input: () => ({ passkey: made, name: "Phone" }),
      outcomes: members("400 We couldn't add this passkey. Try again."),
    },
  ],
  "passkey.rename": [{ game: "listed", input: () => ({ id: "c29tZQ", name: "Phone" }), outcomes: members(MISSING) }],
  "passkey.remove": [{ game: "listed", input: () => ({ id: "c29tZQ" }), outcomes: members(MISSING) }],
  "passkey.removePassword": [{ game: "listed", outcomes: members("409 You have no password") }],
  "passkey.startUse": [{ game: "listed", outcomes: anyone(OK) }],
  "passkey.signIn": [{ game: "listed", input: () => ({ passkey: used }), outcomes: anyone(UNKNOWN) }],
  "passkey.confirm": [{ game: "listed", input: () => ({ passkey: used }), outcomes: members(UNKNOWN) }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
