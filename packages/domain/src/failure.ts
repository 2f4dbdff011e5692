import { accountFailures, passkeyFailures } from "./failures/accounts.ts";
import { adminFailures } from "./failures/admins.ts";
import type { FailureCode } from "./failures/codes.ts";
import { chatFailures, gameFailures, searchFailures, standingGameFailures } from "./failures/games.ts";
import { golferFailures } from "./failures/golfers.ts";
import { requestFailures } from "./failures/requests.ts";
import { roundFailures } from "./failures/rounds.ts";

/** Every refusal by its name. */
export const FAILURES = {
  ...requestFailures,
  ...accountFailures,
  ...passkeyFailures,
  ...golferFailures,
  ...gameFailures,
  ...standingGameFailures,
  ...searchFailures,
  ...chatFailures,
  ...roundFailures,
  ...adminFailures,
};

export type FailureName = keyof typeof FAILURES;

export const isFailureName = (name: unknown): name is FailureName => typeof name === "string" && Object.hasOwn(FAILURES, name);

export type FailureNameOf<Code extends FailureCode> = {
  [Name in FailureName]: (typeof FAILURES)[Name]["code"] extends Code ? Name : never;
}[FailureName];

export type FieldIssue = { path: string[]; message: string };

type FailureDetails = {
  issues?: FieldIssue[];
  retryAfterSeconds?: number;
  /** For the log only. */
  cause?: unknown;
};

/** An expected refusal, in words that a golfer may read. Everything else that is thrown is a bug. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly reason: FailureName;
  readonly code: FailureCode;
  readonly issues: FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: FailureName, message: string, { issues, retryAfterSeconds, cause }: FailureDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
    this.code = FAILURES[reason].code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One of which it is known by what name. */
export type Refusal<Name extends FailureName> = Failure & { readonly reason: Name };

/** The names in braces of a text, whose values are put in. */
type ValuesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ValuesIn<Rest> : never;
type ValuesOf<Name extends FailureName> = ValuesIn<(typeof FAILURES)[Name]["text"]>;

type Given = FailureDetails & {
  /** The field that it is about. */
  path?: FieldIssue["path"];
  /** What is said of this case, where the text of the name is of all cases. */
  text?: string;
};
type Values<Name extends string> = { values: Record<Name, string | number> };

/** A refusal by its name: `throw fail("teeTimeFull")`. */
export function fail<Name extends FailureName>(
  reason: Name,
  ...[given = {}]: [ValuesOf<Name>] extends [never] ? [given?: Given] : [given: Given & Values<ValuesOf<Name>>]
): Refusal<Name> {
  const { path, text = FAILURES[reason].text, ...details } = given;
  const message = "values" in given ? withValues(text, given.values) : text;
  const failure = new Failure(reason, message, path ? { ...details, issues: [{ path, message }] } : details);
  return Object.assign(failure, { reason });
}

const withValues = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The message of a bug. */
export const UNEXPECTED = "Something went wrong";
