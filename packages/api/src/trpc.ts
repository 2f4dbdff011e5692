import { unauthorized } from "@fourball/domain/failure";
import { initTRPC, TRPCError } from "@trpc/server";
import type { ApiContext } from "./context.ts";
import { describeFailure, failureBehind } from "./describe-failure.ts";
import { FAILURE_CODES } from "./failure-codes.ts";

const t = initTRPC.context<ApiContext>().create({
  errorFormatter: ({ shape, error }) => {
    const { status, message, issues } = describeFailure(error);
    // Built anew: the default shape carries raw messages and stacks.
    return {
      code: shape.code,
      message,
      data: {
        code: shape.data.code,
        httpStatus: status,
        path: shape.data.path,
        issues,
      },
    };
  },
});

/** Gives every expected refusal its code; a bug keeps its stack for the log. */
const translateFailures = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const failure = failureBehind(result.error);
  if (!failure) return result;
  throw new TRPCError({
    code: FAILURE_CODES[failure.code].trpc,
    message: failure.message,
    cause: failure,
  });
});

const limitCalls = t.middleware(async ({ ctx, type, next }) => {
  if (!ctx.viewer) await ctx.limiter.spend("anonymous", ctx.address);
  else await ctx.limiter.spend(type === "mutation" ? "writes" : "reads", ctx.viewer.id);
  return next();
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** For anyone, signed in or not. */
export const publicProcedure = t.procedure.use(translateFailures).use(limitCalls);

/** For signed-in golfers. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.viewer) throw unauthorized();
  return next({ ctx: { viewer: ctx.viewer } });
});
