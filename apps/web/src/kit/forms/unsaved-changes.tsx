import { type ShouldBlockFn, useBlocker } from "@tanstack/react-router";
import { type ReactNode, Suspense, useCallback } from "react";
import { AlertDialog } from "../page/lazy-alert-dialog.ts";
import { fieldTexts } from "./texts.ts";

type UnsavedChangesProps = {
  when: boolean;
  consequence: string;
  title?: string;
  stayLabel?: string;
  /** The page keeps its input when only its search or hash changes. */
  isPageFree?: boolean;
};

/** Asks before unsaved input is lost; closing or reloading the tab shows the browser's own dialog. */
export function UnsavedChanges({
  when,
  consequence,
  title = fieldTexts.leave.title,
  stayLabel = fieldTexts.leave.stay,
  isPageFree = false,
}: UnsavedChangesProps): ReactNode {
  const isDirty = useCallback(() => when, [when]);
  const isLeft = useCallback<ShouldBlockFn>(
    ({ current, next }) => when && !(isPageFree && current.pathname === next.pathname),
    [when, isPageFree],
  );
  const leaving = useBlocker({ shouldBlockFn: isLeft, enableBeforeUnload: isDirty, withResolver: true });
  return leaving.status === "blocked" ? (
    <Suspense>
      <AlertDialog
        cancelLabel={stayLabel}
        confirmLabel={fieldTexts.leave.leave}
        description={consequence}
        onConfirm={leaving.proceed}
        onOpenChange={(open) => open || leaving.reset()}
        open
        title={title}
      />
    </Suspense>
  ) : null;
}
