import { CANCEL_REASON_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Message } from "@fourball/ui/message";
import { useNavigate } from "@tanstack/react-router";
import CircleX from "lucide-react/icons/circle-x";
import type { ReactNode } from "react";
import { useNote } from "../../../kit/forms/use-note.ts";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { AlertDialog } from "../../../kit/page/lazy-alert-dialog.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { texts } from "../texts.ts";
import { RowButton } from "./row-button.tsx";

export function CancelRow({ teeTime: { id } }: { teeTime: TeeTimeDetail }): ReactNode {
  const { note: reason, error, textarea } = useNote(texts.cancel.reason, CANCEL_REASON_MAX);
  const navigate = useNavigate();
  const { mutateAsync: cancel, refusal } = useAction(trpc.teeTime.cancel, {
    done: texts.cancel.done,
    isToast: true,
    failed: texts.cancel.failed,
    change: ({ id }) => ownTeeTimeChange(id, "cancelled"),
    before: () => navigate({ to: "/marketplace" }),
  });
  const confirm = (): Promise<unknown> => (error ? Promise.reject(new Error(error)) : cancel({ teeTimeId: id, reason }));
  return (
    <RowButton
      dialog={(isOpen, setOpen) => (
        <AlertDialog
          cancelLabel={texts.cancel.keep}
          confirmLabel={texts.cancel.confirm}
          description={texts.cancel.description}
          onConfirm={confirm}
          onOpenChange={setOpen}
          open={isOpen}
          title={texts.cancel.title}
        >
          <Field error={error} label={texts.cancel.reason} optional={texts.cancel.reasonHint}>
            <Textarea {...textarea} className="min-h-18" rows={2} />
          </Field>
          {refusal ? <Message role="alert">{refusal}</Message> : null}
        </AlertDialog>
      )}
      icon={<CircleX />}
      tone="danger"
    >
      {texts.cancel.button}
    </RowButton>
  );
}
