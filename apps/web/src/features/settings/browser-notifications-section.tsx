import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

const PushHere = lazy(() => import("./push-here.tsx").then(({ PushHere }) => ({ default: PushHere })));

const skeleton = <Skeleton className="h-10" />;

/** Push notifications on this device. */
export function BrowserNotificationsSection(): ReactNode {
  const key = trpc.notification.pushKey.useQuery();
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <h2 id="browser-notifications">{texts.browser.title}</h2>
      <QueryBody failed={texts.browser.failed} query={key} skeleton={skeleton}>
        {({ publicKey }) =>
          publicKey === null ? (
            <NoneSent />
          ) : (
            <Suspense fallback={skeleton}>
              <PushHere publicKey={publicKey} />
            </Suspense>
          )
        }
      </QueryBody>
    </Card>
  );
}

const NoneSent = (): ReactNode => <p className="text-ink-2 text-small">{texts.browser.none}</p>;
