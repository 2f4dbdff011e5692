import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import type { ReactNode } from "react";
import { momentText } from "../../kit/formatting.ts";
import { notifyFailure } from "../../kit/notify-failure.ts";
import { AppealLink } from "../../kit/page/appeal-link.tsx";
import { AlertDialog } from "../../kit/page/lazy-alert-dialog.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";

/** An admin's warning, which the golfer acknowledges on one device before going on. */
export function WarningGate(): ReactNode {
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
