import { TRPCClientError } from "@trpc/client";

/** How long the server asks to wait, in words; nothing when it does not say. */
export function retryAfterText(error: unknown): string | undefined {
  const response = error instanceof TRPCClientError ? error.meta?.response : undefined;
  const seconds = response instanceof Response ? Number(response.headers.get("retry-after")) : 0;
  if (!(seconds > 0)) return undefined;
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 60) return inUnits(Math.ceil(minutes / 60), "hour");
  return seconds > 90 ? inUnits(minutes, "minute") : inUnits(seconds, "second");
}

const inUnits = (count: number, unit: "hour" | "minute" | "second"): string =>
  new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(count);
