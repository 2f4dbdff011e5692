const BYTE_ORDER_MARKS = [
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

/** Decodes UTF-16 with a byte order mark or without, otherwise UTF-8, otherwise Windows-1252, which spreadsheets save. */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? utf16Without(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** The headings are Latin letters: in UTF-16 every other byte of them is zero, and text has no zeros in other encodings. */
function utf16Without(bytes: Uint8Array): string | undefined {
  const heading = bytes.subarray(0, 8);
  if (heading.length < 4) return undefined;
  const isZero = (from: number) => heading.every((byte, index) => index % 2 !== from || byte === 0);
  if (isZero(1)) return "utf-16le";
  return isZero(0) ? "utf-16be" : undefined;
}

/** From 0x80 on, where Windows-1252 differs from Latin-1; five places are empty and stay as they are. */
const SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Older versions of Node take the one for the other, so the table is here. */
const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder("latin1").decode(bytes).replace(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
