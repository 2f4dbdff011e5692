import { useBlocker } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback } from "react";

const AlertDialog = lazy(() => import("@fourball/ui/alert-dialog").then(({ AlertDialog }) => ({ default: AlertDialog })));

/** Asks before what was typed is left behind; a closed or reloaded tab asks in the browser's own words. */
export function UnsavedChanges({ when, consequence }: { when: boolean; consequence: string }): ReactNode {
  const isDirty = useCallback(() => when, [when]);
  const leaving = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  return leaving.status === "blocked" ? (
    <Suspense>
      <AlertDialog
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        description={consequence}
        onConfirm={leaving.proceed}
        onOpenChange={(open) => open || leaving.reset()}
        open
        title="Leave without saving?"
      />
    </Suspense>
  ) : null;
}
