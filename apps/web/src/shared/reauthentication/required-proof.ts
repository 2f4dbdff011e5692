import type { ApiError } from "../trpc/api-error.ts";
import { failureOf } from "../trpc/failure.ts";

const PROOFS = ["password", "passkey"] as const;
export type Proof = (typeof PROOFS)[number];

/** What the golfer has to give before the server accepts the call; undefined for any other error. */
export function requiredProof(error: ApiError): Proof | undefined {
  if (failureOf(error) !== "forbidden") return undefined;
  return PROOFS.find((proof) => error.data?.issues?.some(({ path }) => path[0] === proof));
}
