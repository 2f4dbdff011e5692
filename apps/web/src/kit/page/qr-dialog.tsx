import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { QrCode } from "./qr-code.tsx";

type QrDialogProps = {
  title: string;
  /** What the code opens. */
  label: string;
  closeLabel: string;
  url: string;
  onClose: () => void;
};

/** An address for the camera of another phone. */
export function QrDialog({ title, label, closeLabel, url, onClose }: QrDialogProps): ReactNode {
  return (
    <Dialog onOpenChange={(open) => open || onClose()} open title={title}>
      <QrCode label={label} url={url} />
      <p className="text-center text-ink-2 text-small wrap-anywhere">{url}</p>
      <DialogFooter>
        <DialogClose>{closeLabel}</DialogClose>
      </DialogFooter>
    </Dialog>
  );
}
