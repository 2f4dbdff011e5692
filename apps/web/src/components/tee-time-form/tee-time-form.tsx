import type { CreateTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { type ReactNode, useEffect, useReducer } from "react";
import { FormProvider } from "react-hook-form";
import { failureMessage, isUnauthorized } from "../../shared/failure.ts";
import { showIssues } from "../../shared/form-issues.ts";
import type { ApiError } from "../../shared/trpc.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FIELD_NAMES, type TeeTimeFormState, type TeeTimeValues } from "./form-values.ts";

export type TeeTimeFormProps = {
  form: TeeTimeFormState;
  onSubmit: (input: CreateTeeTimeInput) => void;
  /** What the server refused; the fields keep what was put in. */
  error: ApiError | null;
  /** Said of faults and lost connections. */
  otherwise: string;
  children: ReactNode;
};

/** The frame of making and editing: what is wrong stands first, once somebody has tried. */
export function TeeTimeForm({ form, onSubmit, error, otherwise, children }: TeeTimeFormProps): ReactNode {
  const { handleSubmit, setError } = form;
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  const refused = error && !isUnauthorized(error) ? error : null;
  useEffect(() => {
    if (!refused) return;
    showIssues<TeeTimeValues>(refused, FIELD_NAMES, setError);
    countFailure();
  }, [refused, setError]);
  return (
    <FormProvider {...form}>
      <form className="stack gap-6" noValidate onSubmit={handleSubmit(onSubmit, countFailure)}>
        <ErrorSummary
          failures={failures}
          refusal={refused && !refused.data?.issues?.length ? failureMessage(refused, otherwise) : undefined}
        />
        {children}
      </form>
    </FormProvider>
  );
}
