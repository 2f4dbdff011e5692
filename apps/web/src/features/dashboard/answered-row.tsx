import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useState } from "react";
import { gameText, type Incoming } from "./incoming.ts";
import type { Answer } from "./use-answers.ts";

/** A double press on Approve must not undo it: Undo takes the focus in its place. */
const HASTE_MS = 500;

type AnsweredRowProps = { answer: Answer; request: Incoming; onUndo: () => Promise<unknown> };

/** Replaces the request's row while the answer can be undone. */
export function AnsweredRow({ answer, request, onUndo }: AnsweredRowProps): ReactNode {
  const [undoing, setUndoing] = useState(false);
  const [shownAt] = useState(() => performance.now());
  const undo = () => {
    if (performance.now() - shownAt < HASTE_MS) return;
    setUndoing(true);
    onUndo().catch(() => setUndoing(false));
  };
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 bg-sunken px-4 py-3 sm:px-5">
      <p className="min-w-0 wrap-anywhere" role="status">
        <span className="font-semibold">{answer === "approve" ? "Approved" : "Declined"}</span> · {request.name}
      </p>
      <Button
        aria-label={`Undo for ${request.name}, ${gameText(request)}`}
        onClick={undo}
        pending={undoing}
        size="small"
        variant="secondary"
      >
        Undo
      </Button>
    </Card>
  );
}
