import { whyNotApproved } from "@fourball/domain/tee-time/spots";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useState } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../kit/golfer/host-line.tsx";
import { RatingOrNew } from "../../kit/golfer/rating-or-new.tsx";
import { ShowedUp } from "../../kit/golfer/showed-up.tsx";
import { IfQueued, isAnswerTo } from "../../kit/queue/if-queued.tsx";
import { DeadlineBadge } from "../clock/deadline-badge.tsx";
import { bringsFriends } from "../join/friends-text.ts";
import type { Incoming } from "./incoming.ts";
import { requestTexts } from "./texts.ts";
import type { Answer } from "./use-answers.ts";

type IncomingRowProps = {
  request: Incoming;
  /** How the buttons name the request. */
  who: string;
  /** Below the heading of the page's game, or of one among several. */
  headingLevel: 3 | 4;
  onAnswer: (answer: Answer) => Promise<unknown>;
  /** Approving needs a confirmation. */
  onConfirmFirst: (() => void) | undefined;
};

/** Who asks, by when to reply, and the two answers; the row opens the golfer's profile. */
export function IncomingRow({ request, who, headingLevel, onAnswer, onConfirmFirst }: IncomingRowProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const reason = whyNotApproved(request.spots, request);
  return (
    <article className="relative grid grow grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <GolferAvatar golfer={request.golfer} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <Heading className="min-w-0 text-[0.97rem] leading-snug tracking-normal wrap-anywhere">
            <Who request={request} />
          </Heading>
          <span className="shrink-0">
            <DeadlineBadge at={request.answerDueAt} courseZone={request.course.timeZone} />
          </span>
        </div>
        <Facts request={request} />
      </div>
      <div className="col-start-2 grid gap-2">
        <Note reason={reason} request={request} />
        <div className="above-stretch">
          <IfQueued isAbout={isAnswerTo(request.id)}>
            <AnswerButtons onAnswer={onAnswer} onConfirmFirst={onConfirmFirst} reason={reason} who={who} />
          </IfQueued>
        </div>
      </div>
    </article>
  );
}

type AnswerButtonsProps = Pick<IncomingRowProps, "who" | "onAnswer" | "onConfirmFirst"> & Pick<NoteProps, "reason">;

function AnswerButtons({ who, onAnswer, onConfirmFirst, reason }: AnswerButtonsProps): ReactNode {
  const [answering, setAnswering] = useState<Answer>();
  const answer = (word: Answer) => () => {
    setAnswering(word);
    onAnswer(word)
      .finally(() => setAnswering(undefined))
      .catch(() => undefined);
  };
  return (
    <div className="grid grid-cols-[1fr_1.5fr] gap-2 sm:max-w-sm">
      <Button
        aria-label={requestTexts.answerName(requestTexts.decline, who)}
        className="min-h-11"
        disabled={answering !== undefined}
        focusableWhenDisabled
        onClick={answer("decline")}
        pending={answering === "decline"}
        variant="secondary"
      >
        {requestTexts.decline}
      </Button>
      <Button
        aria-haspopup={onConfirmFirst ? "dialog" : undefined}
        aria-label={reason ? requestTexts.noSpots(who, reason) : requestTexts.answerName(requestTexts.approve, who)}
        className="min-h-11"
        disabled={reason !== undefined || answering !== undefined}
        focusableWhenDisabled
        onClick={onConfirmFirst ?? answer("approve")}
        pending={answering === "approve"}
      >
        {requestTexts.approve}
      </Button>
    </div>
  );
}

function Who({ request: { name, profileOf } }: { request: Incoming }): ReactNode {
  if (!profileOf) return name;
  return (
    <Link className="stretch-link" params={{ userId: profileOf }} to="/profile/$userId">
      {name}
    </Link>
  );
}

function Facts({ request: { kind, golfer, attendance } }: { request: Incoming }): ReactNode {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-small">
      {kind === "guest" ? (
        <Badge tone="info">{requestTexts.guest}</Badge>
      ) : (
        <>
          {handicapText(golfer.handicap)} <RatingOrNew of={golfer} />
          {attendance ? <ShowedUp of={attendance} /> : null}
        </>
      )}
    </p>
  );
}

type NoteProps = {
  request: Incoming;
  /** Why it can't be approved. */
  reason: string | undefined;
};

function Note({ request: { friends, message, overlaps, email }, reason }: NoteProps): ReactNode {
  return (
    <>
      {friends.length > 0 ? (
        <p className="text-small wrap-anywhere">
          {bringsFriends(friends)}
          {reason ? `. ${reason}.` : null}
        </p>
      ) : null}
      {message ? <p className="whitespace-pre-line text-small wrap-anywhere">{requestTexts.quoted(message)}</p> : null}
      {email ? (
        <p className="above-stretch text-small">
          <a className={linkStyle({ className: "wrap-anywhere" })} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
      {overlaps ? (
        <p className="flex items-center gap-1.5 font-medium text-small text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          {requestTexts.overlaps}
        </p>
      ) : null}
    </>
  );
}
