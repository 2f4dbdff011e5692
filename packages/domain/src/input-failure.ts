import { type ZodError, z } from "zod";
import { Failure, type FieldIssue } from "./failure.ts";

export const MALFORMED = "Malformed request";

// Texts of our schemas come first; this replaces zod's own, which speak of expected and received types.
z.config({
  customError: ({ path = [] }) => (path.length > 0 ? `${path.join(".")} is missing or has the wrong form` : MALFORMED),
});

/** A ZodError's own message is a JSON dump; the first issue's text is what people read, one for each field. */
export function inputFailure({ issues }: ZodError): Failure {
  const [first] = issues;
  const message = first?.message ?? MALFORMED;
  if (first?.code === "custom" && first.params?.code === "not_found") return new Failure("not_found", message);
  const byField = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const field = issue.path.join(".");
    if (!byField.has(field)) byField.set(field, { path: issue.path.map(String), message: issue.message });
  }
  return new Failure("invalid", message, { issues: [...byField.values()] });
}
