import type { PlayingQuestion } from "@fourball/domain/participation/schema";
import { Alert } from "@fourball/ui/alert";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { skipToken } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { longDate, timeText } from "../../kit/formatting.ts";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { pages } from "../../kit/page/pages.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { StateHeading } from "../../kit/page/state-heading.tsx";
import { useMailedToken } from "../../kit/page/use-mailed-token.ts";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

/** The answer to the question of the day before, without signing in. */
const texts = {
  title: "Still playing?",
  where: (course: string, day: string, time: string) => `${course}, ${day} at ${time}`,
  lead: (host: string) => `Let ${host} know that you'll be there. If you can't, somebody else can have your spot.`,
  saidYes: (host: string) => `${host} knows you're playing. If that changed, say so here.`,
  yes: "Yes, I'm playing",
  no: "No, I can't",
  saving: "Saving...",
  failed: "We couldn't let the host know.",
  leave: {
    title: "Leave this game?",
    lead: "Your spot opens up again for others.",
    late: "It's less than 24 hours before tee-off, so this will show on your record unless your spot is taken.",
    confirm: "Leave game",
    cancel: "Keep my spot",
  },
  done: {
    yes: { title: "You're in", lead: (host: string) => `${host} knows you're playing. See you on the first tee.` },
    no: { title: "You've left the game", lead: (host: string) => `We let ${host} know. Thanks for saying so in time.` },
  },
  spent: {
    title: "This link no longer works",
    lead: () => "You've left the game already, or it was moved, cancelled or played.",
  },
  loading: "Couldn't load this",
  home: "Open your games",
};

/** Behind the link in the mail of the day before: yes or no, without signing in. Opening it changes nothing. */
export function StillPlayingScreen(): ReactNode {
  const token = useMailedToken();
  // Once it is answered the link may be spent, which needs no message; a golfer who comes back reads what is so by then.
  const once = { staleTime: Infinity, gcTime: 0 };
  const question = trpc.participation.openPlaying.useQuery(token ? { token } : skipToken, once);
  const isSpent = !token || isRefusal(question.error);
  return (
    <Card as="section" className="stack mx-auto max-w-lg gap-5 p-5 sm:p-7">
      {isSpent ? (
        <>
          <h1>{texts.spent.title}</h1>
          <Outcome lead={texts.spent.lead()} />
        </>
      ) : (
        <QueryBody failed={texts.loading} query={question} skeleton={<Skeleton className="h-60" />}>
          {(loaded) => <Question question={loaded} token={token} />}
        </QueryBody>
      )}
    </Card>
  );
}

function Question({ question, token }: { question: PlayingQuestion; token: string }): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  const answer = trpc.participation.answerPlaying.useMutation();
  const { courseName, hostName, date } = question;
  const outcome = isRefusal(answer.error) ? texts.spent : answer.data && (answer.data.isPlaying ? texts.done.yes : texts.done.no);
  const say = (isPlaying: boolean) => () => answer.mutate({ token, isPlaying });
  return (
    <>
      <StateHeading>{outcome?.title ?? (isLeaving ? texts.leave.title : texts.title)}</StateHeading>
      <p className="font-semibold wrap-anywhere">{texts.where(courseName, longDate(date), timeText(question))}</p>
      {outcome ? (
        <Outcome lead={outcome.lead(hostName)} />
      ) : isLeaving ? (
        <Leave answer={answer} isLate={question.isLate} onLeave={say(false)} onStay={() => setLeaving(false)} />
      ) : (
        <Play answer={answer} onLeave={() => setLeaving(true)} onPlay={say(true)} question={question} />
      )}
    </>
  );
}

type Answering = { answer: ReturnType<typeof trpc.participation.answerPlaying.useMutation> };

const answerButton = ({ isPending }: Answering["answer"]) =>
  ({ pending: isPending, pendingLabel: texts.saving, size: "large", wide: true }) as const;
const otherButton = ({ isPending }: Answering["answer"]) =>
  ({ disabled: isPending, size: "large", variant: "secondary", wide: true }) as const;

type LeaveProps = Answering & { isLate: boolean; onLeave: () => void; onStay: () => void };

/** Other buttons than those of the question: a second tap must not hit them with the focus of the first. */
const Leave = ({ answer, isLate, onLeave, onStay }: LeaveProps): ReactNode => (
  <>
    <p className="text-ink-2">{texts.leave.lead}</p>
    {isLate ? <Alert tone="warn">{texts.leave.late}</Alert> : null}
    <FormAlert error={answer.error} failed={texts.failed} />
    <Button {...answerButton(answer)} onClick={onLeave} variant="danger">
      {texts.leave.confirm}
    </Button>
    <Button {...otherButton(answer)} onClick={onStay}>
      {texts.leave.cancel}
    </Button>
  </>
);

type PlayProps = Answering & { question: PlayingQuestion; onPlay: () => void; onLeave: () => void };

const Play = ({ answer, question: { hasSaidYes, hostName }, onPlay, onLeave }: PlayProps): ReactNode => (
  <>
    <p className="text-ink-2">{hasSaidYes ? texts.saidYes(hostName) : texts.lead(hostName)}</p>
    <FormAlert error={answer.error} failed={texts.failed} />
    {hasSaidYes ? null : (
      <Button {...answerButton(answer)} onClick={onPlay}>
        {texts.yes}
      </Button>
    )}
    <Button {...otherButton(answer)} onClick={onLeave}>
      {texts.no}
    </Button>
  </>
);

const Outcome = ({ lead }: { lead: string }): ReactNode => (
  <>
    <p className="text-ink-2">{lead}</p>
    <Link className={buttonStyle({ variant: "secondary", size: "large", wide: true })} to={pages.dashboard}>
      {texts.home}
    </Link>
  </>
);
