import { MODERATION_REASON_MAX } from "@fourball/domain/moderation/constants";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import { texts } from "./texts.ts";

/** Asks why before something is undone. */
export function UndoButton({ what, undo }: { what: string; undo: (reason: string) => Promise<unknown> }): ReactNode {
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);
  const error = reason.trim() === "" ? texts.whyNeeded : undefined;

  function confirm(): Promise<unknown> {
    setTried(true);
    return error ? Promise.reject(new Error(error)) : undo(reason);
  }

  return (
    <AlertDialog
      cancelLabel={texts.cancel}
      confirmLabel={texts.undoConfirm}
      description={texts.undoDescription}
      onConfirm={confirm}
      pendingLabel={texts.settling}
      title={texts.undoTitle}
      trigger={
        <Button aria-label={texts.undo(what)} size="small" variant="ghost">
          {texts.undoConfirm}
        </Button>
      }
    >
      <Field error={wasTried ? error : undefined} label={texts.why}>
        <Textarea limit={MODERATION_REASON_MAX} onChange={({ target }) => setReason(target.value)} rows={3} value={reason} />
      </Field>
    </AlertDialog>
  );
}
