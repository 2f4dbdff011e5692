import { type ReactNode, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { blankValues, type Complaint, type TeeTimeValues, useTeeTimeForm } from "../src/components/tee-time-form/form-values.ts";

type AFormProps = { values?: Partial<TeeTimeValues>; complaint?: Complaint; children: ReactNode };

/** What a field of a tee time stands in. */
export function AForm({ values, complaint, children }: AFormProps): ReactNode {
  const form = useTeeTimeForm({ ...blankValues, ...values });
  const { setError } = form;
  useEffect(() => {
    if (complaint) setError(complaint.name, { message: complaint.message });
  }, [setError, complaint]);
  return <FormProvider {...form}>{children}</FormProvider>;
}
