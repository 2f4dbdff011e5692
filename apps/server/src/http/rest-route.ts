import type { ApiCaller } from "@fourball/api/app-router";
import type { z } from "zod";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** `:id` and `:userId` in a path, as names. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a call is, for the server and for its documentation alike. */
export type Operation = {
  /** A few words, as a heading. */
  is: string;
  /** Whom it answers; everyone else hears 401 or 403. */
  for: "anyone" | "golfers" | "admins";
  answer: z.ZodType;
  status?: 200 | 201;
  /** The query string: a schema over its strings. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** Refusals besides those that follow from the rest: who may do it, and whether the thing is in a state for it. */
  refuses?: readonly (400 | 403 | 409)[];
  /** Headers of the answer. */
  headers?: Readonly<Record<string, string>>;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a row is handed: its own parts of the path, its own query and body, parsed. */
export type RestCall<Path extends string, Query, Body> = {
  api: ApiCaller;
  /** What a part of the path must look like is the procedure's to say. */
  param(name: ParamsOf<Path>): string;
  query: Query;
  body: Body;
  /** Puts a header on the answer. */
  header(name: string, value: string): void;
};

export type RestRow = {
  method: Method;
  path: `/${string}`;
  operation: Operation;
  answer(call: RestCall<string, unknown, unknown>): Promise<unknown>;
};

/**
 * One row of the table. Its answer must be what it says, and it can only ask for what its path and schemas have: the adapter
 * takes the parts of that path and parses by those schemas, whatever the row, which is why a row forgets its own types.
 */
export function route<Path extends `/${string}`, const Described extends Operation>(
  method: Method,
  path: Path,
  operation: Described,
  answer: (call: RestCall<Path, Parsed<Described["query"]>, Parsed<Described["body"]>>) => Promise<z.output<Described["answer"]>>,
): RestRow {
  return { method, path, operation, answer: answer as RestRow["answer"] };
}
