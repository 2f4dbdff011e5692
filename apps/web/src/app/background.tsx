import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import { useRouter } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { FullGroupLayer } from "../golf/full-group/full-group-layer.tsx";
import { momentText } from "../kit/formatting.ts";
import { LiveSync } from "../kit/live-sync/live-sync.ts";
import { notifyFailure } from "../kit/notify-failure.ts";
import { AppealLink } from "../kit/page/appeal-link.tsx";
import { AlertDialog } from "../kit/page/lazy-alert-dialog.ts";
import { setBadge } from "../kit/push/badge.ts";
import { renewSubscription } from "../kit/push/renew-subscription.ts";
import { trpc } from "../kit/trpc/trpc.ts";
import { useAttention } from "./use-attention.ts";

const Commands = lazy(() => import("../features/commands/commands.tsx").then(({ Commands }) => ({ default: Commands })));

/** What every page of a signed-in golfer has besides what it shows; loaded as one, once the browser is idle. */
export const Background = (): ReactNode => (
  <>
    <LiveSync />
    <PushUpkeep />
    <WarningGate />
    <FullGroupLayer />
    <Suspense>
      <Commands />
    </Suspense>
  </>
);

/** What a golfer reads who was warned. */
const texts = {
  title: "A warning from our admins",
  description: (day: string) => `On ${day} our admins looked at something you did here and found it against our rules.`,
  reason: (category: string) => `Reason: ${category}`,
  next: "Nothing else changes. If it happens again, we may suspend your account.",
  confirm: "I understand",
  confirming: "Saving…",
  failed: "Couldn't save this",
};

/** An admin's warning, which the golfer acknowledges on one device before going on. */
function WarningGate(): ReactNode {
  const utils = trpc.useUtils();
  const { data: [warning] = [] } = trpc.report.warnings.useQuery();
  const acknowledge = trpc.report.acknowledge.useMutation({
    onSuccess: () => utils.report.warnings.invalidate(),
    onError: (error) => void notifyFailure(error, texts.failed),
  });
  if (!warning) return null;
  return (
    <AlertDialog
      confirmLabel={texts.confirm}
      description={texts.description(momentText(warning.at))}
      key={warning.id}
      onConfirm={() => acknowledge.mutateAsync({ id: warning.id })}
      onOpenChange={() => undefined}
      open
      pendingLabel={texts.confirming}
      title={texts.title}
      tone="primary"
    >
      <p className="text-small">{texts.reason(REPORT_REASON_NAME[warning.category])}</p>
      <p className="text-small">
        {texts.next} <AppealLink />
      </p>
    </AlertDialog>
  );
}

/** What a signed-in browser does by itself for its notifications. */
function PushUpkeep(): null {
  const { client } = trpc.useUtils();
  // Without a connection it is tried again when the app is opened the next time.
  useEffect(() => void renewSubscription(client).catch(() => undefined), [client]);
  useBadge();
  useOpenedFromNotification();
  return null;
}

/** The icon of the app shows the same number as the bell. */
function useBadge(): void {
  const isKnown = trpc.notification.unread.useQuery().data !== undefined;
  const { work } = useAttention();
  useEffect(() => {
    if (isKnown) setBadge(work);
  }, [isKnown, work]);
  useEffect(() => () => setBadge(0), []);
}

/** The worker asks an open window to show what was tapped, so that nothing is loaded anew and no text is lost. */
function useOpenedFromNotification(): void {
  const { history } = useRouter();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const onMessage = ({ data, ports: [port] }: MessageEvent): void => {
      if (data?.type !== "open-page" || typeof data.path !== "string") return;
      port?.postMessage("opened");
      history.push(data.path);
    };
    workers.addEventListener("message", onMessage);
    return () => workers.removeEventListener("message", onMessage);
  }, [history]);
}
