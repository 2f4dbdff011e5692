import type { ReactNode } from "react";
import { BackToMarketplace } from "../../kit/page/back-to-marketplace.tsx";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { texts } from "./texts.ts";

export function TeeTimeFailed({ error, retry }: { error: ApiError; retry: () => void }): ReactNode {
  return (
    <div className="stack gap-4">
      <BackToMarketplace />
      <h1>{texts.page.failedTitle}</h1>
      <LoadFailed error={error} retry={retry} title={texts.page.failed} />
    </div>
  );
}
