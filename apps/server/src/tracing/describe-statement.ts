export type Statement = { operation: string; table: string | undefined };

/** Filters combine freely; past this many texts it starts again. */
const MAX_REMEMBERED = 500;
const remembered = new Map<string, Statement>();

/** What a statement does first, and the first table that it names. */
export function describeStatement(text: string): Statement {
  const known = remembered.get(text);
  if (known) return known;
  const [operation = "statement"] = /[a-z]+/.exec(text.toLowerCase()) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text) ?? [];
  const statement = { operation, table };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, statement);
  return statement;
}
