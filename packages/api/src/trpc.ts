import { type FailureName, fail } from "@fourball/domain/failure";
import { requireAdmin } from "@fourball/services/core/access/require-admin";
import { initTRPC } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import type { ApiContext } from "./context.ts";
import { countCall } from "./count-call.ts";
import { checkDeclared, type ProcedureMeta, procedureKind } from "./declared-failures.ts";
import { describeFailure } from "./describe-failure.ts";
import { toTrpcError } from "./to-trpc-error.ts";

const t = initTRPC
  .context<ApiContext>()
  .meta<ProcedureMeta>()
  .create({
    // Subscriptions run on the socket only, which ends them with the session.
    sse: { enabled: false },
    errorFormatter: ({ shape, error }) => {
      const { status, message, code, reason, issues } = describeFailure(error);
      // Built from scratch: the default shape has raw messages and stacks.
      return {
        code: shape.code,
        message,
        data: {
          code: shape.data.code,
          httpStatus: status,
          path: shape.data.path,
          failure: code,
          reason,
          issues,
        },
      };
    },
  });

/** Gives every expected failure its code; a bug keeps its stack for the log. One that the procedure does not declare is a bug. */
const translateFailures = t.middleware(async ({ ctx, path, meta, next }) => {
  const result = await (ctx.observeCall ? ctx.observeCall(path, next) : next());
  if (result.ok) return result;
  const refusal = toTrpcError(result.error);
  if (!refusal) return result;
  checkDeclared(refusal, { ...ctx, path, fails: meta?.fails ?? [] });
  throw refusal;
});

const limitCalls = t.middleware(async ({ ctx, type, next }) => {
  if (!ctx.isCounted) await countCall(ctx, type === "mutation" ? "writes" : "reads");
  return next();
});

/** What any call may be refused with: its form, how many there are, and a database that can't be reached. */
const ANYONE_FAILS = [
  "requestMalformed",
  "valueInvalid",
  "tooManyRequests",
  "serviceUnavailable",
] as const satisfies FailureName[];
const MEMBERS_FAIL = [...ANYONE_FAILS, "unauthorized"] as const satisfies FailureName[];
const ADMINS_FAIL = [...MEMBERS_FAIL, "adminsOnly", "passkeyNeeded"] as const satisfies FailureName[];

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** For anyone, signed in or not. */
const forAnyone = t.procedure.use(translateFailures).use(limitCalls);
export const publicProcedure = procedureKind(forAnyone, ANYONE_FAILS);

const membersOnly = t.middleware(({ ctx, next }) => {
  if (!ctx.viewer) throw fail("unauthorized");
  return next({ ctx: { viewer: ctx.viewer } });
});

/** For signed-in golfers. */
const forMembers = forAnyone.use(membersOnly);
export const memberProcedure = procedureKind(forMembers, MEMBERS_FAIL);

const adminsOnly = t.middleware(async ({ ctx, next }) => {
  const { viewer } = ctx;
  if (!viewer) throw fail("unauthorized");
  if (!ctx.isAdminChecked) await requireAdmin({ ...ctx, viewer });
  return next();
});

/** For admins. Others are refused before their input is looked at, so that they learn nothing from how it is refused. */
export const adminProcedure = procedureKind(forMembers.use(adminsOnly), ADMINS_FAIL);

/** Counts what never reaches the use-case: calls of strangers, and malformed ones. */
const limitRefusedCalls = t.middleware(async ({ ctx, next }) => {
  if (!ctx.viewer && !ctx.isCounted) await countCall(ctx, "writes");
  const result = await next();
  if (!result.ok && ctx.viewer && MALFORMED.has(result.error.code)) await countCall(ctx, "writes");
  return result;
});
const MALFORMED: ReadonlySet<string> = new Set(["BAD_REQUEST", "PARSE_ERROR"] satisfies TRPC_ERROR_CODE_KEY[]);

/** For signed-in golfers, where the use-case spends its own rate limit instead of that of calls. */
export const ownLimitsProcedure = procedureKind(
  t.procedure.use(translateFailures).use(limitRefusedCalls).use(membersOnly),
  MEMBERS_FAIL,
);
