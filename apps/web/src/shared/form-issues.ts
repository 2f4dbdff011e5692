import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import type { ApiError } from "./trpc.ts";

/** Puts what the server says of single fields beside them; false when it named none that the form has. */
export function showIssues<Values extends FieldValues>(
  error: ApiError,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const issues = error.data?.issues ?? [];
  const placed = issues.flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path[0]);
    return field ? [{ field, message }] : [];
  });
  for (const { field, message } of placed) setError(field, { type: "server", message });
  return placed.length > 0;
}
