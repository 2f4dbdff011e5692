import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Dialog } from "@fourball/ui/overlays/dialog";
import Copy from "lucide-react/icons/copy";
import { type ReactNode, useRef } from "react";
import { copyLink } from "../../../shared/copy-link.ts";
import { QrCode } from "../../../shared/page/qr-code.tsx";
import { texts } from "./texts.ts";

type ShareDialogProps = { title: string; url: string; onClose: () => void };

/** The address of the game: to copy, or for the camera of another phone. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps): ReactNode {
  const copy = useRef<HTMLButtonElement>(null);
  return (
    <Dialog description={title} initialFocus={copy} onOpenChange={(open) => open || onClose()} open title={texts.share.title}>
      <QrCode label={texts.share.code(title)} url={url} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Field hideLabel label={texts.share.link}>
          <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={url} />
        </Field>
        <Button onClick={() => void copyLink(url, texts.share.whatNow)} ref={copy}>
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {texts.share.copy}
        </Button>
      </div>
    </Dialog>
  );
}
