import type { FailuresAt, RouterInputs, RouterOutputs } from "@fourball/api/router-types";
import type { Refusal } from "@fourball/domain/failure";

type Awaitable<T> = T | Promise<T>;

/** Queries and mutations; subscriptions use the fake socket. */
type Called<Name extends keyof RouterOutputs> = {
  [Procedure in keyof RouterOutputs[Name]]: RouterOutputs[Name][Procedure] extends AsyncIterable<unknown> ? never : Procedure;
}[keyof RouterOutputs[Name]];

/**
 * One answer for every query and mutation of the router. A removed, renamed or added procedure, a changed field or enum
 * does not compile, and neither does a refusal that the procedure does not declare: an answer returns it, `() => fail("teeTimeFull")`.
 */
export type MockTree = {
  [Name in keyof RouterOutputs]: {
    [Procedure in Called<Name>]: (
      input: Procedure extends keyof RouterInputs[Name] ? RouterInputs[Name][Procedure] : never,
    ) => Awaitable<RouterOutputs[Name][Procedure] | Refusal<FailuresAt<`${Name}.${Procedure & string}`>>>;
  };
};

/** The parts of a tree that one test answers differently. */
export type MockTreeChanges = {
  [Name in keyof MockTree]?: Partial<MockTree[Name]>;
};

/** Every query and mutation as it crosses the wire: `teeTime.join`. */
export type ProcedurePath = { [Name in keyof RouterOutputs]: `${Name}.${Called<Name> & string}` }[keyof RouterOutputs];
