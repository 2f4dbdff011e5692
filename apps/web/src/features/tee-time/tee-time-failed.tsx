import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { BackToMarketplace } from "../../shared/page/back-to-marketplace.tsx";
import type { ApiError } from "../../shared/trpc/api-error.ts";
import { failureMessage } from "../../shared/trpc/failure.ts";
import { texts } from "./texts.ts";

export function TeeTimeFailed({ error, retry }: { error: ApiError; retry: () => void }): ReactNode {
  return (
    <div className="stack gap-4">
      <BackToMarketplace />
      <h1>{texts.page.failedTitle}</h1>
      <Alert
        action={
          <Button onClick={retry} variant="secondary">
            {texts.page.retry}
          </Button>
        }
        title={texts.page.failed}
      >
        {failureMessage(error)}
      </Alert>
    </div>
  );
}
