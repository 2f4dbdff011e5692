import type { ApiError } from "../trpc/api-error.ts";
import { failureOf } from "../trpc/failure.ts";

export type Proof = "password" | "passkey" | "passkey only";

const PROOFS: readonly Proof[] = ["password", "passkey", "passkey only"];

/** What the golfer has to give before the server accepts the call; undefined for any other error. */
export function requiredProof(error: ApiError): Proof | undefined {
  if (failureOf(error) !== "forbidden") return undefined;
  const paths = error.data?.issues?.map(({ path }) => path.join(" ")) ?? [];
  return PROOFS.find((proof) => paths.includes(proof));
}
