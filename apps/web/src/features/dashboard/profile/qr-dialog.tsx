import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { encode } from "uqr";
import { texts } from "../texts.ts";

type QrDialogProps = { name: string; url: string; onClose: () => void };

/** The address of the profile, for the camera of another phone. */
export function QrDialog({ name, url, onClose }: QrDialogProps): ReactNode {
  return (
    <Dialog onOpenChange={(open) => open || onClose()} open title={texts.profile.qr}>
      <Code label={texts.profile.qrOf(name)} url={url} />
      <p className="text-center text-ink-2 text-small wrap-anywhere">{url}</p>
      <DialogFooter>
        <DialogClose>{texts.profile.done}</DialogClose>
      </DialogFooter>
    </Dialog>
  );
}

/** Dark on white in both themes: not every camera reads it the other way round. */
function Code({ label, url }: { label: string; url: string }): ReactNode {
  const { data, size } = encode(url, { border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      aria-label={label}
      className="keeps-colors mx-auto size-56 rounded-control"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path className="fill-[#fff]" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-[#10251d]" d={modules.join("")} />
    </svg>
  );
}
