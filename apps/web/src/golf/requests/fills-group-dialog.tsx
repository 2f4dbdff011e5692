import { Button } from "@fourball/ui/button";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { type ReactNode, useState } from "react";
import { listText } from "../../kit/formatting.ts";
import { firstNameOf, gameText, type Incoming } from "./incoming.ts";
import { requestTexts } from "./texts.ts";

type FillsGroupDialogProps = {
  request: Incoming;
  leftOut: readonly Incoming[];
  onApprove: () => Promise<unknown>;
  onDecline: (request: Incoming) => Promise<unknown>;
  onClose: () => void;
  /** Where the focus goes on closing. */
  finalFocus: () => HTMLElement | null;
};

/** Asks whether to decline the other requests when the last spot is taken; otherwise they stay pending. */
export function FillsGroupDialog({ request, leftOut, onApprove, ...rest }: FillsGroupDialogProps): ReactNode {
  const { onDecline, onClose, finalFocus } = rest;
  const [answering, setAnswering] = useState<"all" | "one">();
  const fill = (whom: "all" | "one") => async () => {
    setAnswering(whom);
    try {
      await onApprove();
      if (whom === "all") await Promise.allSettled(leftOut.map(onDecline));
    } catch {
      // useAnswers reports the error and refetches the list.
    }
    onClose();
  };
  const count = leftOut.length;
  return (
    <Dialog
      description={requestTexts.leftOut(listText(leftOut.map(firstNameOf)), count)}
      finalFocus={finalFocus}
      onOpenChange={(open) => open || onClose()}
      open
      title={requestTexts.fills}
    >
      <p className="text-ink-2 text-small wrap-anywhere">
        {request.name} · {gameText(request)}
      </p>
      <DialogFooter>
        <DialogClose disabled={answering !== undefined}>{requestTexts.cancel}</DialogClose>
        <Button disabled={answering !== undefined} onClick={fill("one")} pending={answering === "one"} variant="secondary">
          {requestTexts.approveOnly}
        </Button>
        <Button disabled={answering !== undefined} onClick={fill("all")} pending={answering === "all"}>
          {requestTexts.approveAndDecline(count)}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
