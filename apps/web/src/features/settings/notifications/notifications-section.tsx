import type { Account } from "@fourball/domain/account/schema";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { texts } from "../texts.ts";
import type { NotificationsForm } from "./notification-values.ts";

const NotificationChoices = lazy(() =>
  whenIdle()
    .then(() => import("./notification-choices.tsx"))
    .then(({ NotificationChoices }) => ({ default: NotificationChoices })),
);

type NotificationsSectionProps = { form: NotificationsForm; account: Account; saveBar: ReactNode };

export function NotificationsSection({ form, account, saveBar }: NotificationsSectionProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section">
      <div className="grid gap-1 p-4 pb-3 sm:p-6 sm:pb-4">
        <h2 className="scroll-mt-8 outline-none" id="notifications" ref={title} tabIndex={-1}>
          {texts.sections.notifications}
        </h2>
        <p className="text-ink-2 text-small">{texts.notifications.description}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <NotificationChoices account={account} form={form} title={title} />
      </Suspense>
      {saveBar}
    </Card>
  );
}
