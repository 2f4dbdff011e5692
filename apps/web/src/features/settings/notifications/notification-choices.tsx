import type { Account } from "@fourball/domain/account/schema";
import { Alert } from "@fourball/ui/alert";
import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode, RefObject } from "react";
import { QueryBody } from "../../../shared/page/query-body.tsx";
import { useFocusWhenReplaced } from "../../../shared/page/use-focus-when-replaced.ts";
import { type PushHere, usePushHere } from "../../../shared/push/use-push-here.ts";
import { texts } from "../texts.ts";
import type { NotificationsForm } from "./notification-values.ts";
import { NotificationsTable } from "./notifications-table.tsx";
import { QuietHours } from "./quiet-hours.tsx";

type NotificationChoicesProps = { form: NotificationsForm; account: Account; title: RefObject<HTMLElement | null> };

export function NotificationChoices({ form, account, title }: NotificationChoicesProps): ReactNode {
  const push = usePushHere();
  useFocusWhenReplaced(title, push.query.data && push.column);
  return (
    <>
      <NotificationsTable account={account} form={form} push={push} />
      <div className="stack gap-3 p-4 empty:hidden sm:px-6">
        {account.phoneNumber ? (
          <p className="text-ink-2 text-small">{texts.notifications.smsConsent(account.phoneNumber)}</p>
        ) : null}
        {push.query.error ? (
          <QueryBody failed={texts.browser.failed} query={push.query} skeleton={null}>
            {() => null}
          </QueryBody>
        ) : null}
        <OnThisDevice push={push} />
        {push.column !== "hidden" || account.phoneNumber ? <QuietHours form={form} /> : null}
      </div>
    </>
  );
}

/** Push notifications in this browser; nothing where it cannot show them. */
function OnThisDevice({ push: { column, state, change, changing } }: { push: PushHere }): ReactNode {
  if (column === "hidden" || state === "unsupported") return null;
  return (
    <>
      {state === "denied" ? (
        <Alert title={texts.browser.blocked} tone="info">
          {texts.browser.blockedHint}
        </Alert>
      ) : null}
      <Switch
        checked={state === "on"}
        description={texts.browser.hereHint}
        disabled={state === "denied" || state === "unknown" || changing}
        label={texts.browser.here}
        onCheckedChange={change}
      />
    </>
  );
}
