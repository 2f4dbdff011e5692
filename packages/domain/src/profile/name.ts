export type Named = { firstName: string | null; lastName: string | null };

/** Never the email: an account without names is just a golfer. */
export const displayName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter((name) => name?.trim()).join(" ") || "Golfer";

// What golfers take for one letter can be several characters: a flag, a letter with its accent, a family.
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstLetter(name: string | null): string {
  const [first] = letters.segment((name ?? "").trim());
  return first?.segment.toUpperCase() ?? "";
}

/** First-name and last-name initials; empty when there is no name, where a flag icon is shown instead. */
export const initials = ({ firstName, lastName }: Named): string => firstLetter(firstName) + firstLetter(lastName);
