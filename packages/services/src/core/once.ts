import type { Tx } from "@fourball/db/client";
import { before, startOfTransaction } from "@fourball/db/expressions";
import { idempotencyKeys } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEY_PATTERN, type KeyedCall } from "@fourball/domain/idempotency";
import { and, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import type { ServiceContext } from "./service-context.ts";
import { secretHash } from "./token/secret-hash.ts";

type Call<Answer> = {
  call: KeyedCall;
  /** What makes it the same request, without secrets. */
  input: unknown;
  answer: z.ZodType<Answer>;
};

/**
 * Does something in one transaction. When the client repeats the call with the same `Idempotency-Key`, it gets the answer of
 * the first time, and nothing is done again. 409 when the key was sent with another request.
 */
export async function once<Answer>(
  ctx: Pick<ServiceContext, "db" | "viewer" | "caller">,
  { call, input, answer }: Call<Answer>,
  act: (tx: Tx) => Promise<Answer>,
  onRepeat: (answer: Answer) => Promise<void> = async () => undefined,
): Promise<Answer> {
  const { idempotencyKey: key, address } = ctx.caller;
  if (key === null) return ctx.db.transaction(act);
  if (!IDEMPOTENCY_KEY_PATTERN.test(key)) throw fail("keyInvalid");
  const owner = ctx.viewer?.id ?? address;
  const requestHash = secretHash(JSON.stringify([call, input]));
  let isRepeat = false;
  const result = await ctx.db.transaction(async (tx) => {
    const earlier = await claimKey(tx, { owner, key, requestHash });
    if (earlier) {
      isRepeat = true;
      return answer.parse(earlier.answer);
    }
    const first = await act(tx);
    await tx.update(idempotencyKeys).set({ answer: first }).where(isKey(owner, key));
    return first;
  });
  if (isRepeat) await onRepeat(result);
  return result;
}

const isKey = (owner: string, key: string) => and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

type Claim = { owner: string; key: string; requestHash: string };

/** Takes the key until the transaction ends: the same call at the same time waits, and then finds the answer. */
async function claimKey(tx: Tx, { owner, key, requestHash }: Claim): Promise<{ answer: unknown } | undefined> {
  const unused = { requestHash, answer: null, createdAt: startOfTransaction };
  const [taken] = await tx
    .insert(idempotencyKeys)
    .values({ owner, key, ...unused })
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: unused,
      setWhere: lt(idempotencyKeys.createdAt, before(startOfTransaction, { hours: IDEMPOTENCY_HOURS })),
    })
    .returning({ key: idempotencyKeys.key });
  if (taken) return undefined;
  const [known] = await tx.select().from(idempotencyKeys).where(isKey(owner, key));
  if (known?.requestHash !== requestHash) throw fail("keyOfAnotherRequest");
  return known;
}
