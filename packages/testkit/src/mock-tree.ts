import type { RouterInputs, RouterOutputs } from "@fourball/api/client";

type Awaitable<T> = T | Promise<T>;

/**
 * One answer for every query and mutation of the router. A removed, renamed or added procedure, a changed field or enum
 * does not compile. Whatever an answer throws reaches the client as the server would send it.
 */
export type MockTree = {
  [Name in keyof RouterOutputs]: {
    [Procedure in keyof RouterOutputs[Name]]: (
      input: Procedure extends keyof RouterInputs[Name] ? RouterInputs[Name][Procedure] : never,
    ) => Awaitable<RouterOutputs[Name][Procedure]>;
  };
};

/** The parts of a tree that one test answers differently. */
export type MockTreeChanges = {
  [Name in keyof MockTree]?: Partial<MockTree[Name]>;
};
