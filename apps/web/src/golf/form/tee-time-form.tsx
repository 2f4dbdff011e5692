import type { CreateTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { FormProvider, useFormState } from "react-hook-form";
import { showIssues } from "../../kit/forms/form-issues.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { failureMessage, isUnauthorized } from "../../kit/trpc/failure.ts";
import { whenIdle } from "../../kit/when-idle.ts";
import { FIELD_NAMES, type FieldError, fieldErrorsOf, type TeeTimeFormState, type TeeTimeValues } from "./form-values.ts";

const loadSummary = () => import("./error-summary.tsx");
const ErrorSummary = lazy(() => loadSummary().then(({ ErrorSummary }) => ({ default: ErrorSummary })));

export type TeeTimeFormProps = {
  form: TeeTimeFormState;
  onSubmit: (input: CreateTeeTimeInput) => void;
  /** The server's error; the fields keep their values. */
  error: ApiError | null;
  /** Shown for bugs and lost connections. */
  otherwise: string;
  children: ReactNode;
};

type SubmitState = { failures: number; fieldErrors: FieldError[] };
const notSubmitted: SubmitState = { failures: 0, fieldErrors: [] };

/** The form around the fields of a tee time, with an error summary after a failed submit. */
export function TeeTimeForm({ form, onSubmit, error, otherwise, children }: TeeTimeFormProps): ReactNode {
  const { control, handleSubmit, setError, getFieldState } = form;
  const { isSubmitted, errors } = useFormState({ control });
  const [submitted, setSubmitted] = useState<SubmitState>(notSubmitted);
  const recordFailure = useCallback(
    () => setSubmitted(({ failures }) => ({ failures: failures + 1, fieldErrors: fieldErrorsOf(getFieldState) })),
    [getFieldState],
  );
  useEffect(() => void whenIdle().then(loadSummary), []);
  const refused = error && !isUnauthorized(error) ? error : null;
  useEffect(() => {
    if (!refused) return;
    showIssues<TeeTimeValues>(refused, FIELD_NAMES, setError);
    recordFailure();
  }, [refused, setError, recordFailure]);

  return (
    <FormProvider {...form}>
      <form className="stack gap-6" noValidate onSubmit={handleSubmit(onSubmit, recordFailure)}>
        {submitted.failures > 0 ? (
          <Suspense>
            <ErrorSummary
              fieldErrors={isSubmitted ? submitted.fieldErrors : []}
              failures={submitted.failures}
              isWrong={(name) => errors[name] !== undefined}
              refusal={refused && !refused.data?.issues?.length ? failureMessage(refused, otherwise) : undefined}
            />
          </Suspense>
        ) : null}
        {children}
      </form>
    </FormProvider>
  );
}
