import { type ZodError, z } from "zod";
import { FAILURES, Failure, type FailureName, type FieldIssue, fail, isFailureName } from "./failure.ts";

const WORDS_NAMED = 20;

// Texts of our schemas come first; this replaces zod's own, which speak of expected and received types.
z.config({
  customError: (issue) => {
    const field = issue.path?.join(".");
    if (!field) return FAILURES.requestMalformed.text;
    // Some lists are long: the names of time zones, or of currencies.
    if (issue.code === "invalid_value" && issue.values.length <= WORDS_NAMED)
      return `${field} must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    return `${field} is missing or has the wrong form`;
  },
});

/** A ZodError's own message is a JSON dump; the first issue's text is what people read, one for each field. */
export function inputFailure({ issues }: ZodError): Failure {
  const [first] = issues;
  const unknown = first && unknownIdOf(first);
  if (unknown) return new Failure(unknown, FAILURES[unknown].text);
  const byField = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const field = issue.path.join(".");
    const unknown = unknownIdOf(issue);
    const message = unknown ? FAILURES[unknown].text : issue.message;
    if (!byField.has(field)) byField.set(field, { path: issue.path.map(String), message });
  }
  return fail("requestMalformed", { ...(first && { text: first.message }), issues: [...byField.values()] });
}

/** An id that names nothing says so itself: see `entityId`. */
function unknownIdOf(issue: ZodError["issues"][number]): FailureName | undefined {
  const name: unknown = issue.code === "custom" ? issue.params?.failure : undefined;
  return isFailureName(name) ? name : undefined;
}
