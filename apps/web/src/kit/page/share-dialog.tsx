import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Dialog } from "@fourball/ui/overlays/dialog";
import Copy from "lucide-react/icons/copy";
import { type ReactNode, useRef } from "react";
import { copyLink } from "../copy-link.ts";
import { QrCode } from "./qr-code.tsx";
import type { ShareWords } from "./share-words.ts";

type ShareDialogProps = { title: string; url: string; words: ShareWords; onClose: () => void };

/** An address to copy, or for the camera of another phone. */
export function ShareDialog({ title, url, words, onClose }: ShareDialogProps): ReactNode {
  const copy = useRef<HTMLButtonElement>(null);
  return (
    <Dialog description={title} initialFocus={copy} onOpenChange={(open) => open || onClose()} open title={words.title}>
      <QrCode label={words.code(title)} url={url} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Field hideLabel label={words.link}>
          <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={url} />
        </Field>
        <Button onClick={() => void copyLink(url, words.whatNow)} ref={copy}>
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {words.copy}
        </Button>
      </div>
    </Dialog>
  );
}
