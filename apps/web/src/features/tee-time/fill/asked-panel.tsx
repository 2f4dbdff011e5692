import { whyInWords } from "@fourball/domain/fill/in-words";
import type { FillMessage } from "@fourball/domain/fill/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { askedTexts as texts, whatYesDoes } from "../../../golf/fill/fill-words.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { Bar } from "../bar.tsx";
import { type AnswerFill, useAnswerFill } from "./use-fill.ts";

type AskedProps = { message: FillMessage };

/** For a golfer who is asked, in the card of what they can do. On a phone the bar has the yes. */
export function AskedPanel({ message }: AskedProps): ReactNode {
  const answer = useAnswerFill();
  const isRoomy = useIsRoomy();
  return (
    <>
      <p className="wrap-anywhere">{`${whyInWords(message.why)}.`}</p>
      {isRoomy ? <p className="text-ink-2 text-small">{whatYesDoes(message)}</p> : null}
      {answer.refusal ? <Message role="alert">{answer.refusal}</Message> : null}
      {isRoomy ? <YesButton answer={answer} message={message} /> : null}
      <Button
        disabled={answer.isPending}
        onClick={() => answer.mutate({ teeTimeId: message.teeTimeId, isComing: false })}
        size={isRoomy ? "large" : "medium"}
        variant="secondary"
        wide
      >
        {texts.no}
      </Button>
    </>
  );
}

export function AskedBar({ message }: AskedProps): ReactNode {
  const answer = useAnswerFill();
  return (
    <Bar isOffer refusal={answer.refusal} text={whatYesDoes(message)}>
      <YesButton answer={answer} message={message} />
    </Bar>
  );
}

const YesButton = ({ answer, message: { teeTimeId } }: { answer: AnswerFill; message: FillMessage }): ReactNode => (
  <Button
    onClick={() => answer.mutate({ teeTimeId, isComing: true })}
    pending={answer.isPending}
    pendingLabel={texts.saving}
    size="large"
    wide
  >
    {texts.yes}
  </Button>
);
