import { type ReactNode, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { blankValues, type FieldError, type TeeTimeValues, useTeeTimeForm } from "../src/golf/form/form-values.ts";

type AFormProps = { values?: Partial<TeeTimeValues>; fieldError?: FieldError; children: ReactNode };

/** The form context that fields need. */
export function AForm({ values, fieldError, children }: AFormProps): ReactNode {
  const form = useTeeTimeForm({ ...blankValues, ...values });
  const { setError } = form;
  useEffect(() => {
    if (fieldError) setError(fieldError.name, { message: fieldError.message });
  }, [setError, fieldError]);
  return <FormProvider {...form}>{children}</FormProvider>;
}
