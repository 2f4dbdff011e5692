import { Button } from "@fourball/ui/button";
import { type ReactNode, useState } from "react";
import { firstNameOf, gameText, type Incoming } from "./incoming.ts";
import { texts } from "./texts.ts";
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
  const name = firstNameOf(request);
  return (
    <div className="flex grow flex-wrap items-center justify-center gap-x-2 gap-y-1">
      <p className="min-w-0 font-semibold wrap-anywhere" role="status">
        {answer === "approve" ? texts.requests.isIn(name) : texts.requests.declined(name)}
      </p>
      <span aria-hidden="true">·</span>
      <Button
        aria-label={texts.requests.undoName(`${request.name}, ${gameText(request)}`)}
        onClick={undo}
        pending={undoing}
        size="small"
        variant="ghost"
      >
        {texts.requests.undo}
      </Button>
    </div>
  );
}
