const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** What names and texts in English and its neighbors are written with. */
export const latin: string = `${between(0x20, 0x7e)}\u00a0·•×°€£©–—‘’“”…→←↑↓${between(0xc0, 0xff)}ıŒœ`;
export const latinExtended: string = `${between(0x100, 0x17f).replaceAll(/[ıŒœ]/g, "")}${between(0x218, 0x21b)}${between(0x1e80, 0x1e85)}ẞ`;
export const numerals: string = "0123456789:,.+-–—/% AMP";
