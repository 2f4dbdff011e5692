export type Named = { firstName: string | null; lastName: string | null };

/** Never the email: an account without names is just a golfer. */
export const displayName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter((name) => name?.trim()).join(" ") || "Golfer";

/** What golfers of one game call each other. */
export const firstNameOf = (golfer: Named): string => golfer.firstName ?? displayName(golfer);

// What golfers take for one letter can be several characters: a flag, a letter with its accent, a family. Reading the rules for
// these takes a slow phone 50 ms, and most names start with a letter that needs none.
const plainLetter = /^\p{Script=Latin}(?!\p{M})/u;
let letters: Intl.Segmenter | undefined;

function firstLetter(name: string | null): string {
  const text = (name ?? "").trim();
  const [plain] = plainLetter.exec(text) ?? [];
  if (plain) return plain.toUpperCase();
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const [first] = letters.segment(text);
  return first?.segment.toUpperCase() ?? "";
}

/** A last name as those see it to whom it is not shown. */
export const initialOf = (lastName: string): string => `${firstLetter(lastName)}.`;

/** First-name and last-name initials; empty when there is no name, where a flag icon is shown instead. */
export const initials = ({ firstName, lastName }: Named): string => firstLetter(firstName) + firstLetter(lastName);
