import type { ApiCaller } from "@fourball/api/app-router";
import type { ProcedurePath } from "@fourball/api/router-types";
import type { z } from "zod";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** `:id` and `:userId` in a path, as names. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** One call, for the server and for its documentation. */
export type Operation = {
  /** The heading in the documentation. */
  summary: string;
  /** The procedures that it calls: what they declare to fail with is documented. */
  calls: readonly ProcedurePath[];
  /** Who may call it; everyone else gets 401 or 403. */
  access: "anyone" | "golfers" | "admins";
  response: z.ZodType;
  /** The use case counts the call, against a limit of its own. */
  hasOwnLimit?: true;
  status?: 200 | 201;
  /** The response with 202 instead, while something else has to happen first. */
  accepted?: { description: string; response: z.ZodType };
  /** The query string: a schema over its strings. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** The call may carry an `Idempotency-Key`. */
  keyed?: true;
  /** Errors that do not follow from the rest of the row: wrong credentials, missing permission, or a conflicting state. */
  errors?: readonly (400 | 401 | 403 | 404 | 409)[];
  /** Cookies that the response sets, besides `changed` of a golfer's write: the session, and what tells a known device from a stranger's. */
  cookies?: readonly ("session" | "device")[];
  /** Headers of the response. One with an `ETag` may be kept and asked for again; all others are not to be stored. */
  headers?: Readonly<Record<string, string>>;
};

type Answer<Described extends Operation> =
  | z.output<Described["response"]>
  | (Described["accepted"] extends { response: z.ZodType } ? z.output<Described["accepted"]["response"]> : never);

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What the handler of a row gets: the parameters of its path, its parsed query and body. */
export type RestCall<Path extends string, Query, Body> = {
  api: ApiCaller;
  /** Validated by the procedure. */
  param(name: ParamsOf<Path>): string;
  query: Query;
  body: Body;
  /** Sets a header of the response. */
  header(name: string, value: string): void;
};

export type RestRow = {
  method: Method;
  path: `/${string}`;
  operation: Operation;
  handle(call: RestCall<string, unknown, unknown>): Promise<unknown>;
};

/**
 * One row of the table. Its handler must return what the response schema says and can only use parameters of its own path and
 * schemas. The cast drops these types: the adapter reads the parameters of that path and parses by those schemas, for every row.
 */
export function route<Path extends `/${string}`, const Described extends Operation>(
  method: Method,
  path: Path,
  operation: Described,
  handle: (call: RestCall<Path, Parsed<Described["query"]>, Parsed<Described["body"]>>) => Promise<Answer<Described>>,
): RestRow {
  return { method, path, operation, handle: handle as RestRow["handle"] };
}
