type Widths = Readonly<Record<string, number>>;

/** In the spelling of the fonts: one character for a letter with its accent. */
const written = (words: string): string => words.normalize("NFC").replace(/\s+/g, " ").trim();

/** Whether every character can be drawn; others would leave gaps. */
export const isDrawable = (words: string, widths: Widths): boolean =>
  [...written(words)].every((character) => widths[character] !== undefined);

/** In pixels. Kerning makes the text a little narrower. */
const widthOf = (words: string, size: number, widths: Widths): number =>
  ([...words].reduce((sum, character) => sum + (widths[character] ?? 0), 0) * size) / 1000;

export type FittedText = { words: string; size: number };

/** The text in the largest size that fits; cut with an ellipsis where none does. */
export function fitText(words: string, room: number, sizes: readonly number[], widths: Widths): FittedText {
  const text = written(words);
  const size = sizes.find((each) => widthOf(text, each, widths) <= room);
  if (size !== undefined) return { words: text, size };
  const smallest = sizes.at(-1) ?? 0;
  let letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join("").trimEnd()}…`, smallest, widths) > room) letters = letters.slice(0, -1);
  return { words: `${letters.join("").trimEnd()}…`, size: smallest };
}
