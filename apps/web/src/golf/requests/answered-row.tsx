import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { firstNameOf, type Incoming } from "./incoming.ts";
import { requestTexts } from "./texts.ts";
import type { Answer } from "./use-answers.ts";

type AnsweredRowProps = { answer: Answer; request: Incoming; who: string; onUndo: () => Promise<unknown> };

/** Replaces the request's row while the answer can be undone. */
export function AnsweredRow({ answer, request, who, onUndo }: AnsweredRowProps): ReactNode {
  const [undoing, setUndoing] = useState(false);
  const undo = () => {
    setUndoing(true);
    onUndo().catch(() => setUndoing(false));
  };
  const name = firstNameOf(request);
  return (
    <div className="flex min-h-10 grow flex-wrap items-center gap-x-1 gap-y-2">
      <GolferAvatar golfer={request.golfer} />
      <p className="min-w-0 grow pl-2 font-semibold wrap-anywhere" role="status">
        {answer === "approve" ? requestTexts.isIn(name) : requestTexts.declined(name)}
      </p>
      {answer === "approve" && request.kind === "golfer" ? (
        <Link
          aria-label={requestTexts.sayHelloTo(name)}
          className={buttonStyle({ variant: "soft" })}
          params={{ teeTimeId: request.teeTimeId }}
          search={(search) => ({ ...search, view: "chat", hello: name })}
          to="/tee-times/$teeTimeId"
        >
          {requestTexts.sayHello}
        </Link>
      ) : null}
      <Button aria-label={requestTexts.undoName(who)} onClick={undo} pending={undoing} variant="ghost">
        {requestTexts.undo}
      </Button>
    </div>
  );
}
