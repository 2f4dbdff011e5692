import { whyInWords } from "@fourball/domain/fill/in-words";
import type { FillMessage } from "@fourball/domain/fill/schema";
import { Alert } from "@fourball/ui/alert";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { skipToken } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Spots } from "../../golf/face/spots.tsx";
import { TicketSky } from "../../golf/face/ticket-sky.tsx";
import { askedTexts, whatYesDoes } from "../../golf/fill/fill-words.ts";
import { longDate, timeText } from "../../kit/formatting.ts";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { StateHeading } from "../../kit/page/state-heading.tsx";
import { useMailedToken } from "../../kit/page/use-mailed-token.ts";
import { useViewerId } from "../../kit/session/member.ts";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { fillSpotTexts as texts } from "./texts.ts";

/** Behind the link of a message about an open spot: yes or no, without signing in. Opening it changes nothing. */
export function FillSpotScreen(): ReactNode {
  const token = useMailedToken();
  // What it says changes with the game, also for those who come back to it.
  const message = trpc.fill.open.useQuery(token ? { token } : skipToken, { staleTime: 0, refetchOnWindowFocus: true });
  const isSpent = !token || isRefusal(message.error);
  return (
    <Card as="section" className="mx-auto max-w-lg">
      {isSpent && !message.data ? (
        <Words title={texts.outcomes.spent.title}>
          <p className="text-ink-2">{texts.outcomes.spent.lead()}</p>
          <WayOn outcome="spent" />
        </Words>
      ) : (
        <QueryBody failed={texts.loading} query={message} skeleton={<Skeleton className="m-5 h-96" />}>
          {(loaded) => <Asked isSpent={isSpent} message={loaded} token={token ?? ""} />}
        </QueryBody>
      )}
    </Card>
  );
}

type Outcome = keyof typeof texts.outcomes;

type AskedProps = { message: FillMessage; token: string; isSpent: boolean };

function Asked({ message, token, isSpent }: AskedProps): ReactNode {
  const { hostName } = message;
  const { fill } = trpc.useUtils();
  // A refusal says that something has changed since the page was opened.
  const answer = trpc.fill.answerByLink.useMutation({ onSettled: () => fill.open.invalidate({ token }) });
  const outcome = isSpent ? "spent" : (answer.data?.outcome ?? outcomeNow(message));
  const say = (isComing: boolean) => () => answer.mutate({ token, isComing });
  return (
    <>
      <Sky message={message} />
      <Words title={outcome ? texts.outcomes[outcome].title : askedTexts.title}>
        <p className="font-semibold wrap-anywhere">
          {texts.where(message.courseName, longDate(message.date), timeText(message))}
        </p>
        {outcome ? (
          <>
            <p className="text-ink-2">{texts.outcomes[outcome].lead(hostName)}</p>
            <WayOn message={message} outcome={outcome} />
          </>
        ) : (
          <>
            <p className="wrap-anywhere">{`${whyInWords(message.why)}.`}</p>
            <p className="text-ink-2">{`${texts.host(hostName)} ${whatYesDoes(message)}`}</p>
            {message.hasBlockedPlayer ? (
              <Alert title={texts.blocked.title} tone="warn">
                {texts.blocked.hint}
              </Alert>
            ) : null}
            <FormAlert error={answer.error} failed={`${askedTexts.failed}.`} />
            <Button onClick={say(true)} pending={answer.isPending} pendingLabel={askedTexts.saving} size="large" wide>
              {askedTexts.yes}
            </Button>
            <Button disabled={answer.isPending} onClick={say(false)} size="large" variant="secondary" wide>
              {askedTexts.no}
            </Button>
          </>
        )}
      </Words>
    </>
  );
}

const outcomes = { confirmed: "confirmed", pending: "requested", declined: "refused" } as const;

/** What there is to say in place of the question. */
function outcomeNow({ status, isGone }: FillMessage): Outcome | undefined {
  if (status) return outcomes[status];
  return isGone ? "gone" : undefined;
}

const Words = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <div className="stack gap-4 p-5 sm:p-7">
    <StateHeading>{title}</StateHeading>
    {children}
  </div>
);

/** The sky and the spots of the game, which only members can fetch. */
function Sky({ message: { teeTimeId } }: { message: FillMessage }): ReactNode {
  const isMember = useViewerId() !== undefined;
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId }, { enabled: isMember });
  if (!game) return null;
  const { course, ...rest } = game;
  return (
    <>
      <TicketSky
        game={{ ...rest, courseName: course.name, imageUrl: course.imageUrl, timeZone: course.timeZone }}
        place={course.location}
      />
      <p className="px-5 pt-5 sm:px-7">
        <Spots game={game} />
      </p>
    </>
  );
}

type WayOnProps = { outcome: Outcome; message?: FillMessage };

const way = buttonStyle({ variant: "secondary", size: "large", wide: true });

/** To the game for a golfer who is in it, to others on that day otherwise. */
function WayOn({ outcome, message }: WayOnProps): ReactNode {
  if (message && (outcome === "confirmed" || outcome === "requested"))
    return (
      <Link className={way} params={{ teeTimeId: message.teeTimeId }} to="/tee-times/$teeTimeId">
        {texts.game}
      </Link>
    );
  return (
    <Link className={way} search={message && { from: message.date, to: message.date }} to="/marketplace">
      {texts.similar}
    </Link>
  );
}
