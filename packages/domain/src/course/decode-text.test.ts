import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const utf16 = (text: string, isLittle: boolean): number[] =>
  [...text].flatMap((sign) => {
    const bytes = [(sign.codePointAt(0) ?? 0) & 0xff, (sign.codePointAt(0) ?? 0) >> 8];
    return isLittle ? bytes : bytes.toReversed();
  });

describe("decodeText", () => {
  test.each<[encoding: string, bytes: number[]]>([
    ["UTF-8", [0xc3, 0x89, 0x6c]],
    ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0xc3, 0x89, 0x6c]],
    ["UTF-16 little endian", [0xff, 0xfe, 0xc9, 0x00, 0x6c, 0x00]],
    ["UTF-16 big endian", [0xfe, 0xff, 0x00, 0xc9, 0x00, 0x6c]],
    ["Windows-1252", [0xc9, 0x6c]],
  ])("reads %s", (_encoding, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toBe("\u00c9l");
  });

  test.each([true, false])("reads UTF-16 without a mark, little endian: %s", (isLittle) => {
    const text = "name,city\r\n\u0141\u00f3d\u017a,\u30b4\u30eb\u30d5\r\n";
    expect(decodeText(new Uint8Array(utf16(text, isLittle)))).toBe(text);
  });

  test("reads every sign of Windows-1252, also where the runtime takes it for Latin-1", () => {
    const bytes = Array.from({ length: 128 }, (_, index) => 128 + index);
    const text = decodeText(new Uint8Array(bytes));
    expect(text.slice(0, 32)).toBe(
      "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
        "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178",
    );
    expect([...text.slice(32)].map((sign) => sign.codePointAt(0))).toEqual(bytes.slice(32));
  });
});
