import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import type { ReactNode } from "react";
import { blockTexts } from "./texts.ts";
import { type GolferToBlock, useBlock } from "./use-block.ts";

type BlockDialogProps = GolferToBlock & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Says what a block does before it is done. */
export function BlockDialog({ open, onOpenChange, onBlocked, ...golfer }: BlockDialogProps): ReactNode {
  const block = useBlock(golfer);
  return (
    <AlertDialog
      cancelLabel={blockTexts.cancel}
      confirmLabel={blockTexts.confirm}
      description={blockTexts.description}
      onConfirm={() => block().then(onBlocked)}
      onOpenChange={onOpenChange}
      open={open}
      pendingLabel={blockTexts.blocking}
      title={blockTexts.title(golfer.name)}
    >
      <ul className="grid list-disc gap-1 pl-5 text-small">
        {[blockTexts.requests, blockTexts.together, blockTexts.undo].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </AlertDialog>
  );
}
