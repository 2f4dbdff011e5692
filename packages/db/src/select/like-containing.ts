/** A LIKE pattern for text that holds `word`: `%`, `_` and `\` are letters like any other to a golfer. */
export const likeContaining = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
