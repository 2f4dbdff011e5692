export type Named = { firstName: string | null; lastName: string | null };

/** Never the email: an account without names is just a golfer. */
export const displayName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ") || "Golfer";

/** First-name and last-name initials; empty when there is no name, where a flag icon is shown instead. */
export const initials = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].map((name) => [...(name ?? "")][0]?.toUpperCase() ?? "").join("");
