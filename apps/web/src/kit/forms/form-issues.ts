import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import type { ApiError } from "../trpc/api-error.ts";

/** Shows the server's issues at their fields; false when none belongs to the form. */
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

/** The error, unless one of its issues is shown at a field. */
export const unplacedError = (error: ApiError | null, fields: readonly string[]): ApiError | null =>
  error?.data?.issues?.some(({ path: [name] }) => fields.some((field) => field === name)) ? null : error;
