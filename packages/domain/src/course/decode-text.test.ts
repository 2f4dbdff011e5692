import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

describe("decodeText", () => {
  test.each<[encoding: string, bytes: number[]]>([
    ["UTF-8", [0xc3, 0x89, 0x6c]],
    ["UTF-16 little endian", [0xff, 0xfe, 0xc9, 0x00, 0x6c, 0x00]],
    ["UTF-16 big endian", [0xfe, 0xff, 0x00, 0xc9, 0x00, 0x6c]],
    ["Windows-1252", [0xc9, 0x6c]],
  ])("reads %s", (_encoding, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toBe("\u00c9l");
  });
});
