import type { CreateTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { FormProvider } from "react-hook-form";
import { failureMessage, isUnauthorized } from "../../shared/failure.ts";
import { showIssues } from "../../shared/form-issues.ts";
import type { ApiError } from "../../shared/trpc.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { type Complaint, complaintsOf, FIELD_NAMES, type TeeTimeFormState, type TeeTimeValues } from "./form-values.ts";

export type TeeTimeFormProps = {
  form: TeeTimeFormState;
  onSubmit: (input: CreateTeeTimeInput) => void;
  /** What the server refused; the fields keep what was put in. */
  error: ApiError | null;
  /** Said of faults and lost connections. */
  otherwise: string;
  children: ReactNode;
};

type Tried = { failures: number; complaints: Complaint[] };
const untried: Tried = { failures: 0, complaints: [] };

/** The frame of making and editing: what is wrong stands first, once somebody has tried. */
export function TeeTimeForm({ form, onSubmit, error, otherwise, children }: TeeTimeFormProps): ReactNode {
  const { handleSubmit, setError, getFieldState, formState } = form;
  const [tried, setTried] = useState<Tried>(untried);
  const recordFailure = useCallback(
    () => setTried(({ failures }) => ({ failures: failures + 1, complaints: complaintsOf(getFieldState) })),
    [getFieldState],
  );
  const refused = error && !isUnauthorized(error) ? error : null;
  useEffect(() => {
    if (!refused) return;
    showIssues<TeeTimeValues>(refused, FIELD_NAMES, setError);
    recordFailure();
  }, [refused, setError, recordFailure]);

  function send(input: CreateTeeTimeInput): void {
    setTried(({ failures }) => ({ failures, complaints: [] }));
    onSubmit(input);
  }

  return (
    <FormProvider {...form}>
      <form className="stack gap-6" noValidate onSubmit={handleSubmit(send, recordFailure)}>
        <ErrorSummary
          complaints={formState.isSubmitted ? tried.complaints : []}
          failures={tried.failures}
          refusal={refused && !refused.data?.issues?.length ? failureMessage(refused, otherwise) : undefined}
        />
        {children}
      </form>
    </FormProvider>
  );
}
