import type { Account } from "@fourball/domain/account/schema";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import type { NotificationsForm } from "./notification-values.ts";

const NotificationChoices = lazy(() =>
  whenIdle()
    .then(() => import("./notification-choices.tsx"))
    .then(({ NotificationChoices }) => ({ default: NotificationChoices })),
);

type NotificationsSectionProps = { form: NotificationsForm; account: Account; saveBar: ReactNode };

export function NotificationsSection({ form, account, saveBar }: NotificationsSectionProps): ReactNode {
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <NotificationChoices account={account} form={form} />
      </Suspense>
      {saveBar}
    </>
  );
}
