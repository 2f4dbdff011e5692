import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "./app-router.ts";

export type { AppRouter } from "./app-router.ts";
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** The path of every query and mutation, as sent: `teeTime.join`. */
export type ProcedurePath = {
  [Name in keyof RouterOutputs]: `${Name & string}.${keyof RouterOutputs[Name] & string}`;
}[keyof RouterOutputs];
