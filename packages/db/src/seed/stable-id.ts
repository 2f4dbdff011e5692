import { createHash } from "node:crypto";

/** The same name is the same id on every install, so links and screenshots of the demo stay true. */
export function stableId(name: string): string {
  const bytes = createHash("sha256").update(`fourball seed ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6); // version 8: made by a rule of our own
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
