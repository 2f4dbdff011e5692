import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import type { ApiError } from "../../shared/trpc/api-error.ts";
import { failureMessage } from "../../shared/trpc/failure.ts";
import { texts } from "./texts.ts";

export function ListFailed({ error, retry }: { error: ApiError; retry: () => void }): ReactNode {
  return (
    <Alert
      action={
        <Button onClick={retry} variant="secondary">
          {texts.list.retry}
        </Button>
      }
      title={texts.list.failed}
    >
      {failureMessage(error)}
    </Alert>
  );
}
