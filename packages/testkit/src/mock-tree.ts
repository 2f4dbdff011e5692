import type { RouterInputs, RouterOutputs } from "@fourball/api/router-types";

type Awaitable<T> = T | Promise<T>;

/** Queries and mutations; subscriptions use the fake socket. */
type Called<Name extends keyof RouterOutputs> = {
  [Procedure in keyof RouterOutputs[Name]]: RouterOutputs[Name][Procedure] extends AsyncIterable<unknown> ? never : Procedure;
}[keyof RouterOutputs[Name]];

/**
 * One answer for every query and mutation of the router. A removed, renamed or added procedure, a changed field or enum
 * does not compile. What an answer throws reaches the client as the server would send it.
 */
export type MockTree = {
  [Name in keyof RouterOutputs]: {
    [Procedure in Called<Name>]: (
      input: Procedure extends keyof RouterInputs[Name] ? RouterInputs[Name][Procedure] : never,
    ) => Awaitable<RouterOutputs[Name][Procedure]>;
  };
};

/** The parts of a tree that one test answers differently. */
export type MockTreeChanges = {
  [Name in keyof MockTree]?: Partial<MockTree[Name]>;
};

/** Every query and mutation as it crosses the wire: `teeTime.join`. */
export type ProcedurePath = { [Name in keyof RouterOutputs]: `${Name}.${Called<Name> & string}` }[keyof RouterOutputs];
