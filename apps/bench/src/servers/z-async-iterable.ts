import { isTrackedEnvelope, type TrackedEnvelope, tracked } from "@trpc/server";
import { z } from "zod";

const isAsyncIterable = (value: unknown): boolean => typeof value === "object" && value !== null && Symbol.asyncIterator in value;

const envelope = z.custom<TrackedEnvelope<unknown>>(isTrackedEnvelope);

/** From tRPC's documentation of subscription outputs: each value is parsed for each listener. */
export const zAsyncIterable = <T>(schema: z.ZodType<T>) =>
  z.custom<AsyncIterable<unknown>>(isAsyncIterable).transform(async function* (iterable) {
    const iterator = iterable[Symbol.asyncIterator]();
    try {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        const [id, data] = envelope.parse(next.value);
        yield tracked(id, await schema.parseAsync(data));
      }
    } finally {
      await iterator.return?.();
    }
  });
