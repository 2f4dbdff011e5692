import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import type { ReactElement, ReactNode, RefObject } from "react";
import { Button, type ButtonProps } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { DialogNotice } from "./dialog-notice.tsx";

/** Shared with the alert dialog, which asks in the same frame. */
export const dialogFrame = "fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4";
export const dialogPanel =
  "relative grid w-full grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5 text-ink shadow-dialog outline-none transition-[opacity,translate] duration-200 ease-swing data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-6";

export interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  description?: ReactNode;
  /** Buttons; the last is the primary one, at the end. */
  footer?: ReactNode;
  /** The control that opens it, unless `open` says so from outside. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: "small" | "large";
  /** Where the focus goes when it opens; without it, to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes when it closes; without it, or with nothing, to where it was. */
  finalFocus?: () => HTMLElement | null;
}

export function Dialog({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  size = "small",
  initialFocus,
  finalFocus,
}: DialogProps): ReactNode {
  return (
    <BaseDialog.Root onOpenChange={onOpenChange} open={open}>
      {trigger ? <BaseDialog.Trigger render={trigger} /> : null}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim z-40" />
        <BaseDialog.Viewport className={dialogFrame}>
          <BaseDialog.Popup
            className={clsx(dialogPanel, size === "large" ? "max-w-3xl" : "max-w-lg")}
            finalFocus={finalFocus}
            initialFocus={initialFocus}
          >
            <div className="grid gap-1.5 pr-10">
              <BaseDialog.Title className="text-h2">{title}</BaseDialog.Title>
              {description ? <BaseDialog.Description className="text-ink-2">{description}</BaseDialog.Description> : null}
            </div>
            {children}
            <DialogNotice />
            {footer ? <DialogFooter>{footer}</DialogFooter> : null}
            <div className="absolute top-3 right-3">
              <BaseDialog.Close render={<IconButton label="Close" />}>
                <X aria-hidden="true" />
              </BaseDialog.Close>
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export function DialogFooter({ children }: { children: ReactNode }): ReactNode {
  return <div className="flex flex-col-reverse gap-2 pt-1 sm:flex-row sm:justify-end">{children}</div>;
}

/** A button in the footer that closes the dialog and does nothing else. */
export function DialogClose({ variant = "secondary", ...props }: ButtonProps): ReactNode {
  return <BaseDialog.Close render={<Button {...props} variant={variant} />} />;
}
