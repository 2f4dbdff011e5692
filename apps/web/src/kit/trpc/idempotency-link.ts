import type { AppRouter } from "@fourball/api/router-types";
import { isCreatingCall } from "@fourball/domain/idempotency";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { randomId } from "../random-id.ts";
import { isRefusal } from "./failure.ts";

/**
 * Gives each call that creates something a key. When its answer is lost, the golfer's next try of the same goes out with the
 * same key, so that the server does not create it twice. A caller's own key in `context.idempotencyKey` goes first. Calls
 * that only change something get no key here: made again later, they mean a new change.
 */
export const idempotencyLink: TRPCLink<AppRouter> = () => {
  const unanswered = new Map<string, string>();
  return ({ op, next }) => {
    if (!isCreatingCall(op.path) || typeof op.context.idempotencyKey === "string") return next(op);
    const request = JSON.stringify([op.path, op.input]);
    const idempotencyKey = unanswered.get(request) ?? randomId();
    unanswered.set(request, idempotencyKey);
    const context = { ...op.context, idempotencyKey };
    return observable((observer) =>
      next({ ...op, context }).subscribe({
        next: (answer) => {
          unanswered.delete(request);
          observer.next(answer);
        },
        error: (error) => {
          if (isRefusal(error)) unanswered.delete(request);
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );
  };
};
