import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "./app-router.ts";
import type { FailuresOf } from "./declared-failures.ts";

export type { AppRouter } from "./app-router.ts";
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** The path of every query and mutation, as sent: `teeTime.join`. */
export type ProcedurePath = {
  [Name in keyof RouterOutputs]: `${Name & string}.${keyof RouterOutputs[Name] & string}`;
}[keyof RouterOutputs];

/** What a tree of the router's form has at a path: `At<RouterInputs, "teeTime.join">`. */
export type At<Tree, Path> = Path extends `${infer Name}.${infer Procedure}`
  ? Name extends keyof Tree
    ? Procedure extends keyof Tree[Name]
      ? Tree[Name][Procedure]
      : never
    : never
  : never;

/** The names of the failures that a procedure declares, by its path: `FailuresAt<"teeTime.join">`. */
export type FailuresAt<Path> = FailuresOf<At<AppRouter, Path>>;

/** What every procedure may fail with. */
export type CommonFailure = FailuresAt<"account.signOut">;
