import { isFull, openSpots } from "@fourball/domain/tee-time/spots";
import { Badge } from "@fourball/ui/badge";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useState } from "react";
import { countText, dayText, gameTimeText } from "../../shared/formatting.ts";
import { GolferAvatar } from "../../shared/golfer/golfer-avatar.tsx";
import { handicapText } from "../../shared/golfer/host-line.tsx";
import { AnswerDue } from "../../tee-time/clock/answer-clock.tsx";
import { RequestMessage } from "../../tee-time/join/request-message.tsx";
import { gameText, type Incoming } from "./incoming.ts";
import type { Answer } from "./use-answers.ts";

type IncomingRowProps = {
  request: Incoming;
  onAnswer: (answer: Answer) => Promise<unknown>;
  /** Approving needs a confirmation. */
  onConfirmFirst: (() => void) | undefined;
};

export function IncomingRow({ request, onAnswer, onConfirmFirst }: IncomingRowProps): ReactNode {
  const [answering, setAnswering] = useState<Answer>();
  const { name, course, spots } = request;
  const full = isFull(spots);
  const requestLabel = `${name}, ${gameText(request)}`;
  const answer = (word: Answer) => () => {
    setAnswering(word);
    onAnswer(word).catch(() => setAnswering(undefined));
  };
  return (
    <Card as="article" className="grid grid-cols-1 gap-3 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <GolferAvatar golfer={request.golfer} />
        <div className="grid min-w-0 grow basis-56 gap-0.5">
          <h3 className="flex flex-wrap items-center gap-2 text-body">
            <span className="wrap-anywhere">{name}</span>
            {request.kind === "guest" ? <Badge tone="info">Guest</Badge> : null}
          </h3>
          <p className="text-ink-2 text-small">
            {request.kind === "golfer" ? `${handicapText(request.golfer.handicap)} · ` : ""}
            {dayText(request, Temporal.Now.instant())}, {gameTimeText(request)} · {course.name} ·{" "}
            {full ? "no spots left" : `${countText(openSpots(spots), "spot")} left`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            aria-label={`View the tee time that ${name} asks for: ${gameText(request)}`}
            className={buttonStyle({ variant: "ghost" })}
            params={{ teeTimeId: request.teeTimeId }}
            to="/tee-times/$teeTimeId"
          >
            View
          </Link>
          <Button
            aria-label={`Decline ${requestLabel}`}
            disabled={answering !== undefined}
            focusableWhenDisabled
            onClick={answer("decline")}
            pending={answering === "decline"}
            variant="secondary"
          >
            Decline
          </Button>
          <Button
            aria-haspopup={onConfirmFirst ? "dialog" : undefined}
            aria-label={full ? `Approve ${requestLabel}: no spots left` : `Approve ${requestLabel}`}
            disabled={full || answering !== undefined}
            focusableWhenDisabled
            onClick={onConfirmFirst ?? answer("approve")}
            pending={answering === "approve"}
          >
            Approve
          </Button>
        </div>
      </div>
      <RequestFacts request={request} />
    </Card>
  );
}

function RequestFacts({ request: { message, overlaps, email, answerDueAt, course } }: { request: Incoming }): ReactNode {
  return (
    <>
      <AnswerDue at={answerDueAt} courseZone={course.timeZone} />
      <RequestMessage>{message}</RequestMessage>
      {email ? (
        <p className="text-small">
          <a className={linkStyle({ className: "wrap-anywhere" })} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
      {overlaps ? (
        <p className="flex items-center gap-1.5 font-medium text-small text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          Has another game at about this time
        </p>
      ) : null}
    </>
  );
}
