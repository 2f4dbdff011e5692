import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { texts } from "../texts.ts";

const AccountActions = lazy(() =>
  whenIdle()
    .then(() => import("./account-actions.tsx"))
    .then(({ AccountActions }) => ({ default: AccountActions })),
);

/** The last section, so what comes later moves nothing. */
export const AccountSection = memo(function AccountSection({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <Card as="section" className="stack gap-6 p-4 sm:p-6">
      <h2 className="scroll-mt-8 outline-none" id="account" tabIndex={-1}>
        {texts.sections.account}
      </h2>
      <Suspense fallback={<Skeleton className="h-160 rounded-control" />}>
        <AccountActions onDeleted={onDeleted} />
      </Suspense>
    </Card>
  );
});
