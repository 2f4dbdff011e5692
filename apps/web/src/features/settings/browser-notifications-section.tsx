import { Alert } from "@fourball/ui/alert";
import { Card } from "@fourball/ui/card";
import { Switch } from "@fourball/ui/forms/switch";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { usePushHere } from "./use-push-here.ts";

/** Push notifications on this device. */
export function BrowserNotificationsSection(): ReactNode {
  const key = trpc.notification.pushKey.useQuery();
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <h2 id="browser-notifications">Browser notifications</h2>
      <QueryBody failed="Could not load this setting" query={key} skeleton={<Skeleton className="h-10" />}>
        {({ publicKey }) => (publicKey === null ? <NoneSent /> : <PushHere publicKey={publicKey} />)}
      </QueryBody>
    </Card>
  );
}

const NoneSent = (): ReactNode => <p className="text-ink-2 text-small">This site does not send browser notifications.</p>;

function PushHere({ publicKey }: { publicKey: string }): ReactNode {
  const { state, change, changing } = usePushHere(publicKey);
  if (state === "unsupported") return <p className="text-ink-2 text-small">This browser cannot show notifications.</p>;
  return (
    <>
      {state === "denied" ? (
        <Alert title="Notifications are blocked" tone="info">
          Your browser blocks notifications of this site. Open the site settings beside the address, allow notifications, then
          load this page again.
        </Alert>
      ) : null}
      <Switch
        checked={state === "on"}
        description="Requests, answers and changes of your games, on this device only. Saved at once."
        disabled={state === "denied" || state === "unknown" || changing}
        label="On this device"
        onCheckedChange={change}
      />
    </>
  );
}
