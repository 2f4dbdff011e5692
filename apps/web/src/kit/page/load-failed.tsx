import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { kitTexts } from "../texts.ts";
import type { ApiError } from "../trpc/api-error.ts";
import { failureMessage } from "../trpc/failure.ts";

type LoadFailedProps = {
  /** What could not be loaded. */
  title: string;
  error: ApiError;
  retry: () => unknown;
  className?: string;
};

/** Instead of what could not be loaded, with a way to try again. */
export const LoadFailed = ({ title, error, retry, className }: LoadFailedProps): ReactNode => (
  <Alert
    action={
      <Button onClick={() => void retry()} variant="secondary">
        {kitTexts.list.retry}
      </Button>
    }
    className={className}
    title={title}
  >
    {failureMessage(error)}
  </Alert>
);
