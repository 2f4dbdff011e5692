import { Alert } from "@fourball/ui/alert";
import { Card } from "@fourball/ui/card";
import { Switch } from "@fourball/ui/forms/switch";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";
import { usePushHere } from "./use-push-here.ts";

/** Push notifications on this device. */
export function BrowserNotificationsSection(): ReactNode {
  const key = trpc.notification.pushKey.useQuery();
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <h2 id="browser-notifications">{texts.browser.title}</h2>
      <QueryBody failed={texts.browser.failed} query={key} skeleton={<Skeleton className="h-10" />}>
        {({ publicKey }) => (publicKey === null ? <NoneSent /> : <PushHere publicKey={publicKey} />)}
      </QueryBody>
    </Card>
  );
}

const NoneSent = (): ReactNode => <p className="text-ink-2 text-small">{texts.browser.none}</p>;

function PushHere({ publicKey }: { publicKey: string }): ReactNode {
  const { state, change, changing } = usePushHere(publicKey);
  if (state === "unsupported") return <p className="text-ink-2 text-small">{texts.browser.unsupported}</p>;
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
