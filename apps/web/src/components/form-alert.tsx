import { Alert } from "@fourball/ui/alert";
import { type ReactNode, useEffect, useRef } from "react";
import { failureMessage } from "../shared/failure.ts";
import { retryAfterText } from "../shared/retry-after.ts";
import type { ApiError } from "../shared/trpc.ts";

/** What the server refused, in one place, and where the keyboard and the ear are led. */
export function FormAlert({ error, otherwise }: { error: ApiError | null; otherwise: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return error ? <Alert ref={box}>{refusalText(error, otherwise)}</Alert> : null;
}

function refusalText(error: ApiError, otherwise: string): string {
  if (error.data?.httpStatus !== 429) return failureMessage(error, otherwise);
  const wait = retryAfterText(error);
  return wait ? `Too many tries. Try again in ${wait}.` : "Too many tries. Try again a little later.";
}
