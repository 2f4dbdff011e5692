import type { FailureName } from "@fourball/domain/failure";
import type { TRPCMutationProcedure, TRPCProcedureBuilder, TRPCQueryProcedure, TRPCSubscriptionProcedure } from "@trpc/server";
import type { ApiContext } from "./context.ts";
import { toFailure } from "./describe-failure.ts";

/** What a procedure says of itself: the refusals that its callers may get, and no others. */
export type ProcedureMeta<Name extends FailureName = FailureName> = { fails: readonly Name[] };

/** The same procedure, with the names of its failures in its type. */
type Declaring<Builder, Name extends FailureName> =
  Builder extends TRPCProcedureBuilder<
    infer Context,
    infer _Meta,
    infer Overrides,
    infer InputIn,
    infer InputOut,
    infer OutputIn,
    infer OutputOut,
    infer Caller
  >
    ? TRPCProcedureBuilder<Context, ProcedureMeta<Name>, Overrides, InputIn, InputOut, OutputIn, OutputOut, Caller>
    : never;

type Builder = { meta(meta: ProcedureMeta): unknown };

/** A kind of procedure: each has to say how it may fail, besides what all of its kind have in common. */
export type ProcedureKind<Base extends Builder, Common extends FailureName> = {
  fails<Name extends FailureName = never>(...names: Name[]): Declaring<Base, Name | Common>;
};

export const procedureKind = <Base extends Builder, Common extends FailureName>(
  base: Base,
  common: readonly Common[],
): ProcedureKind<Base, Common> => ({ fails: (...names) => declared(base, [...common, ...names]) });

/** tRPC has one type of meta for all procedures; the value is the one that this type is narrowed to. */
function declared<Base extends Builder, Name extends FailureName>(base: Base, fails: Name[]): Declaring<Base, Name> {
  return base.meta({ fails }) as Declaring<Base, Name>;
}

type DefOf<Procedure> =
  Procedure extends TRPCQueryProcedure<infer Def>
    ? Def
    : Procedure extends TRPCMutationProcedure<infer Def>
      ? Def
      : Procedure extends TRPCSubscriptionProcedure<infer Def>
        ? Def
        : never;

/** The names that a procedure declares: `FailuresOf<AppRouter["teeTime"]["join"]>`. */
export type FailuresOf<Procedure> = DefOf<Procedure> extends { meta: ProcedureMeta<infer Name> } ? Name : never;

type Call = { path: string; fails: readonly FailureName[] } & Pick<ApiContext, "reportUndeclared">;

/** A refusal that the procedure does not declare is a bug: it throws, or is reported where the golfer has to go on. */
export function checkDeclared(error: unknown, { path, fails, reportUndeclared }: Call): void {
  const failure = toFailure(error);
  if (!failure || fails.includes(failure.reason)) return;
  const bug = new Error(`${path} fails with "${failure.reason}", which it does not declare`, { cause: failure });
  if (!reportUndeclared) throw bug;
  reportUndeclared(bug, path);
}
