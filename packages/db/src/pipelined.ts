/**
 * Sends statements of one transaction without waiting for the answers in between. They reach the database in this order, and
 * each sees what those before it did. A failure is that of the first that failed, once all have ended.
 */
export async function pipelined<const Statements extends readonly (Promise<unknown> | undefined)[]>(
  ...statements: Statements
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}
