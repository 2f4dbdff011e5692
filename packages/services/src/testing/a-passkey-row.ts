import type { passkeys } from "@fourball/db/schema/index";

/** As stored, without the ceremony that adds one. */
export const aPasskeyRow = (userId: string): typeof passkeys.$inferInsert => ({
  id: "one",
  userId,
  publicKey: "AAA",
  counter: 0,
  transports: [],
  device: "singleDevice",
  isBackedUp: false,
  aaguid: "00000000-0000-0000-0000-000000000000",
  name: "Phone",
});
