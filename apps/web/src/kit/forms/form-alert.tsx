import { Alert } from "@fourball/ui/alert";
import { TRPCClientError } from "@trpc/client";
import { type ReactNode, useEffect, useRef } from "react";
import type { ApiError } from "../trpc/api-error.ts";
import { adviceOn, failureMessage, failureOf } from "../trpc/failure.ts";
import { fieldTexts } from "./texts.ts";

type FormAlertProps = {
  error: ApiError | null;
  /** A sentence for bugs and lost connections. */
  failed: string;
  /** Follows a refusal for good. */
  whenForbidden?: ReactNode;
};

/** The server's error of a form; it takes the focus when it appears. */
export function FormAlert({ error, failed, whenForbidden }: FormAlertProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <Alert ref={box}>
      {alertText(error, failed)} {failureOf(error) === "forbidden" ? whenForbidden : null}
    </Alert>
  );
}

function alertText(error: ApiError, failed: string): string {
  if (failureOf(error) !== "too_many_requests") return failureMessage(error, `${failed} ${adviceOn(error)}`);
  const wait = retryAfterText(error);
  return wait ? fieldTexts.tooManyTriesFor(wait) : fieldTexts.tooManyTries;
}

/** The retry-after time as text; undefined when the server names none. */
function retryAfterText(error: unknown): string | undefined {
  const response = error instanceof TRPCClientError ? error.meta?.response : undefined;
  const seconds = response instanceof Response ? Number(response.headers.get("retry-after")) : 0;
  if (!(seconds > 0)) return undefined;
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 60) return inUnits(Math.ceil(minutes / 60), "hour");
  return seconds > 90 ? inUnits(minutes, "minute") : inUnits(seconds, "second");
}

const inUnits = (count: number, unit: "hour" | "minute" | "second"): string =>
  new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(count);
