import { type FailureName, isFailureName } from "@fourball/domain/failure";
import type { AnyTRPCRouter } from "@trpc/server";
import { appRouter } from "./app-router.ts";

/** Keeps its procedures by their whole paths, which the type of a particular router does not say. */
const router: AnyTRPCRouter = appRouter;

/** The failures that a procedure declares; undefined for a path of none. */
export function failuresOfPath(path: string): FailureName[] | undefined {
  if (!Object.hasOwn(router._def.procedures, path)) return undefined;
  const meta: unknown = router._def.procedures[path]._def.meta;
  const fails = typeof meta === "object" && meta !== null && "fails" in meta ? meta.fails : [];
  return Array.isArray(fails) ? fails.filter(isFailureName) : [];
}
