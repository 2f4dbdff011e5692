import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { memo, type ReactNode, Suspense } from "react";
import { idlePart } from "../../../kit/when-idle.ts";

const AccountActions = idlePart(async () => (await import("./account-actions.tsx")).AccountActions);

export const AccountSection = memo(function AccountSection({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <Card className="stack gap-6 p-4 sm:p-6">
      <Suspense fallback={<Skeleton className="h-160 rounded-control" />}>
        <AccountActions onDeleted={onDeleted} />
      </Suspense>
    </Card>
  );
});
