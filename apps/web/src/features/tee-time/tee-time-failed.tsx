import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { BackToMarketplace } from "../../shared/page/back-to-marketplace.tsx";
import type { ApiError } from "../../shared/trpc/api-error.ts";
import { failureMessage } from "../../shared/trpc/failure.ts";

export function TeeTimeFailed({ error, retry }: { error: ApiError; retry: () => void }): ReactNode {
  return (
    <div className="stack gap-4">
      <BackToMarketplace />
      <h1>Tee time</h1>
      <Alert
        action={
          <Button onClick={retry} variant="secondary">
            Retry
          </Button>
        }
        title="Could not load this tee time"
      >
        {failureMessage(error)}
      </Alert>
    </div>
  );
}
