import { notifyFailure } from "../notify-failure.ts";
import type { ApiError } from "../trpc/api-error.ts";
import { requiredProof } from "./required-proof.ts";

/** A toast for a failed call, but for one that a dialog of `useReauthentication` takes up. */
export const notifyRefusal =
  (title: string) =>
  (error: ApiError): void => {
    if (!requiredProof(error)) void notifyFailure(error, title);
  };
