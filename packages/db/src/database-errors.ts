/** The database is away: stopped, frozen, or its thread is gone. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** The demo data of a first start could not be stored, and nothing of it was kept; the cause says why. */
export class DemoNotStored extends Error {
  override name = "DemoNotStored";
}

/** Another version of the product has migrated the database; the message says what to do. */
export class WrongDatabaseVersion extends Error {
  override name = "WrongDatabaseVersion";
}

/** The five characters of PostgreSQL's error code, however deep the drivers have wrapped it. */
export function sqlState(error: unknown): string | undefined {
  return findInCauses(error, (cause) => {
    const code = textField(cause, "code");
    return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
  });
}

/** The name of the constraint that a write broke; the two drivers spell the field differently. */
export function violatedConstraint(error: unknown): string | undefined {
  return findInCauses(error, (cause) => textField(cause, "constraint") ?? textField(cause, "constraint_name"));
}

type DatabaseError = { code?: string; constraint?: string; table?: string };

/** The names and codes of an error of the database or of its drivers, and nothing that a row may hold; undefined for others. */
export function describeDatabaseError(error: Error): DatabaseError | undefined {
  const code = textField(error, "code");
  const hasState = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  if (!hasState && !("query" in error && "params" in error)) return undefined;
  const constraint = textField(error, "constraint") ?? textField(error, "constraint_name");
  const table = textField(error, "table") ?? textField(error, "table_name");
  return { ...(hasState && { code }), ...(constraint && { constraint }), ...(table && { table }) };
}

/** True when the same request may well succeed later: nothing is wrong with it, the database is away, full or too slow. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state && unavailableState.test(state)) return true;
  return (
    findInCauses(error, (cause) => {
      if (cause instanceof DatabaseUnavailable) return true;
      const code = textField(cause, "code");
      return code !== undefined && unavailableCodes.has(code) ? true : undefined;
    }) ?? false
  );
}

/** Why the database cannot be used at all, in its own words without what the drivers wrapped them in; undefined for a bug. */
export function databaseRefusal(error: unknown): string | undefined {
  if (!operatorsState.test(sqlState(error) ?? "") && !isUnavailable(error)) return undefined;
  let words: string | undefined;
  findInCauses(error, (cause) => {
    words = textField(cause, "message") ?? textField(cause, "code") ?? words;
  });
  return `The database cannot be used: ${words}`;
}

// 28 who asks is not known, 3D000 no such database, 42501 not allowed, as to create an extension.
const operatorsState = /^(28...|3D000|42501)$/;

// 08 connection, 53 disk full, memory or connections used up, 57P0x shutting down or starting, 57014 statement timeout,
// 55P03 lock timeout, 25P03 transaction left idle.
const unavailableState = /^(08...|53...|57P0.|57014|55P03|25P03)$/;

const unavailableCodes = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);

function findInCauses<T>(error: unknown, look: (cause: object) => T | undefined): T | undefined {
  for (let cause = error; typeof cause === "object" && cause !== null; cause = "cause" in cause ? cause.cause : undefined) {
    const found = look(cause);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textField(source: object, field: string): string | undefined {
  const value: unknown = Reflect.get(source, field);
  return typeof value === "string" && value !== "" ? value : undefined;
}
