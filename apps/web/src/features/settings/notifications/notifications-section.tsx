import type { Account } from "@fourball/domain/account/schema";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { idlePart } from "../../../kit/when-idle.ts";
import type { NotificationsForm } from "./notification-values.ts";

const NotificationChoices = idlePart(async () => (await import("./notification-choices.tsx")).NotificationChoices);

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
