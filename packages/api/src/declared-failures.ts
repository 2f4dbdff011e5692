import type { FailureName } from "@fourball/domain/failure";
import type { TRPCMutationProcedure, TRPCProcedureBuilder, TRPCQueryProcedure, TRPCSubscriptionProcedure } from "@trpc/server";

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
