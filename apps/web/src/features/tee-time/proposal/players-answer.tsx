import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import { useAnswerProposal } from "./use-proposal.ts";

type PlayersAnswerProps = {
  input: { teeTimeId: string; proposalId: string };
  /** What the viewer has said. */
  isIn: boolean | null;
  /** How many answers are missing. */
  open: number;
};

/** Still in or can't; it can be changed until the change is made. */
export function PlayersAnswer({ input, isIn, open }: PlayersAnswerProps): ReactNode {
  const { mutate: answer, isPending, refusal } = useAnswerProposal();
  return (
    <div className="stack gap-2.5">
      <p aria-live="polite" className="text-small empty:hidden">
        {isIn === null
          ? null
          : `${isIn ? texts.saidIn : texts.saidOut} ${open === 0 ? texts.waitingForHost : texts.waiting(open)}`}
      </p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <div className="grid grid-cols-2 gap-2">
        <Button
          aria-pressed={isIn === true}
          onClick={() => answer({ ...input, isIn: true })}
          pending={isPending}
          variant={isIn === false ? "secondary" : "primary"}
        >
          {texts.isIn}
        </Button>
        <Button
          aria-pressed={isIn === false}
          onClick={() => answer({ ...input, isIn: false })}
          pending={isPending}
          variant={isIn === false ? "primary" : "secondary"}
        >
          {texts.isOut}
        </Button>
      </div>
    </div>
  );
}
