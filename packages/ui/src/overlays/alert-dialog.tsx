import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import { clsx } from "clsx";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { DialogFooter, dialogFrame, dialogPanel } from "./dialog.tsx";
import { DialogNotice } from "./dialog-notice.tsx";

export interface AlertDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** Without it there is nothing but to confirm. */
  cancelLabel?: ReactNode;
  confirmLabel: ReactNode;
  /** The dialog waits for what it returns and closes; when that is rejected the dialog stays, and says what the caller reports. */
  onConfirm: () => unknown;
  pendingLabel?: ReactNode;
  tone?: "danger" | "primary";
  children?: ReactNode;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where the focus goes when it closes; without it, to what opened the dialog. */
  finalFocus?: BaseAlertDialog.Popup.Props["finalFocus"];
}

/** Confirms an irreversible action. Focus starts on the cancel button. */
export function AlertDialog({ tone = "danger", onConfirm, open, onOpenChange, ...parts }: AlertDialogProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null);
  const [openHere, setOpenHere] = useState(false);

  function changeOpen(next: boolean): void {
    setOpenHere(next);
    onOpenChange?.(next);
  }

  const { confirm, pending } = useConfirm(onConfirm, () => changeOpen(false));
  return (
    <BaseAlertDialog.Root onOpenChange={changeOpen} open={open ?? openHere}>
      {parts.trigger ? <BaseAlertDialog.Trigger render={parts.trigger} /> : null}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className="scrim z-40" />
        <BaseAlertDialog.Viewport className={dialogFrame}>
          <BaseAlertDialog.Popup
            className={clsx(dialogPanel, "max-w-md")}
            finalFocus={parts.finalFocus}
            initialFocus={parts.cancelLabel ? cancel : undefined}
          >
            <BaseAlertDialog.Title className="text-h2">{parts.title}</BaseAlertDialog.Title>
            <BaseAlertDialog.Description className="text-ink-2">{parts.description}</BaseAlertDialog.Description>
            {parts.children}
            <DialogNotice />
            <DialogFooter>
              {parts.cancelLabel ? (
                <BaseAlertDialog.Close ref={cancel} render={<Button variant="secondary" />}>
                  {parts.cancelLabel}
                </BaseAlertDialog.Close>
              ) : null}
              <Button onClick={confirm} pending={pending} pendingLabel={parts.pendingLabel} variant={tone}>
                {parts.confirmLabel}
              </Button>
            </DialogFooter>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}

function useConfirm(onConfirm: () => unknown, close: () => void) {
  const [pending, setPending] = useState(false);
  async function confirm(): Promise<void> {
    setPending(true);
    try {
      await onConfirm();
      close();
    } catch {
      // The caller reports the error; the dialog stays open.
    } finally {
      setPending(false);
    }
  }
  return { confirm, pending };
}
