import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { texts } from "./texts.ts";
import { useDecideProposal } from "./use-proposal.ts";

type HostsDecisionProps = { input: { teeTimeId: string; proposalId: string } };

/** The host doesn't have to wait for the last answer. */
export function HostsDecision({ input }: HostsDecisionProps): ReactNode {
  const { mutateAsync: decide, isPending, refusal } = useDecideProposal();
  // Its refusal is shown below.
  const drop = () => decide({ ...input, isMade: false }).catch(() => undefined);
  return (
    <div className="stack gap-2.5">
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <div className="grid grid-cols-2 gap-2">
        <QuestionButton
          question={{ ...texts.makeQuestion, tone: "primary", onConfirm: () => decide({ ...input, isMade: true }) }}
        >
          {texts.make}
        </QuestionButton>
        <Button onClick={() => void drop()} pending={isPending} variant="secondary">
          {texts.drop}
        </Button>
      </div>
    </div>
  );
}
