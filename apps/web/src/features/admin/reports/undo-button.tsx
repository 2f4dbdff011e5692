import { Button } from "@fourball/ui/button";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import { isGiven, WhyField } from "./decision-fields.tsx";
import { texts } from "./texts.ts";

/** Asks why before something is undone. */
export function UndoButton({ what, undo }: { what: string; undo: (reason: string) => Promise<unknown> }): ReactNode {
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);

  function confirm(): Promise<unknown> {
    setTried(true);
    return isGiven(reason) ? undo(reason) : Promise.reject(new Error(texts.whyNeeded));
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
      <WhyField onChange={setReason} value={reason} wasTried={wasTried} />
    </AlertDialog>
  );
}
