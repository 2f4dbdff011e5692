import { conflict, Failure } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { busyClub } from "@fourball/testkit/busy-club";
import { aGame } from "@fourball/testkit/club/some-games";
import { aHost, idOf } from "@fourball/testkit/fixtures";
import type { Line } from "@fourball/testkit/line";
import { SCENARIOS } from "@fourball/testkit/scenarios";
import { Button } from "@fourball/ui/button";
import { nothing, type Sections } from "@fourball/ui/gallery/states";
import type { ReactNode } from "react";
import { AnswerAwaited, AnswerDue } from "../../src/components/answer-clock.tsx";
import { FormAlert } from "../../src/components/form-alert.tsx";
import { JoinAction } from "../../src/components/join-action.tsx";
import { JoinButton } from "../../src/components/join-button.tsx";
import { QueryBody } from "../../src/components/query-body.tsx";
import { RelativeTime } from "../../src/components/relative-time.tsx";
import { trpc } from "../../src/shared/trpc.ts";
import { Club } from "../club.tsx";
import { inHours } from "../moments.ts";

/** Longer than anybody looks. */
const NEVER: Line = { latency: 2 ** 31 - 1 };
const AWAY: Line = { refusals: { everything: new Failure("unavailable", "Service temporarily unavailable") } };
const gone = conflict("Tee time is full");

const ask = (game: Partial<TeeTimeDetail> = {}, joining = false): ReactNode => (
  <JoinButton game={aGame(0, game)} joining={joining} onJoin={nothing} />
);

/** Asks for a spot in the open game of a club that keeps the request. */
function Asking({ line }: { line?: Line }): ReactNode {
  return (
    <Club line={line} tree={SCENARIOS.busy().tree}>
      <Game>{(game) => <JoinAction teeTime={game} />}</Game>
    </Club>
  );
}

function Game({ children }: { children: (game: TeeTimeDetail) => ReactNode }): ReactNode {
  const game = trpc.teeTime.get.useQuery({ teeTimeId: idOf(201) });
  return <QueryBody query={game}>{children}</QueryBody>;
}

const lost = "We could not send the link. Check your connection, then try again.";

function Refused({ failure }: { failure: Failure }): ReactNode {
  return (
    <Club line={{ refusals: { "account.forgotPassword": failure } }} tree={busyClub()}>
      <Refusal />
    </Club>
  );
}

function Refusal(): ReactNode {
  const { mutate, error } = trpc.account.forgotPassword.useMutation();
  return (
    <div className="stack justify-items-start gap-3">
      <FormAlert error={error} otherwise={lost} />
      <Button onClick={() => mutate({ email: "alex.lee@example.com" })} variant="secondary">
        Send
      </Button>
    </div>
  );
}

export const ASKING_SECTIONS = {
  "join-button": {
    join: ask(),
    sending: ask({}, true),
    sent: ask({ viewerStatus: "pending" }),
    in: ask({ viewerStatus: "confirmed" }),
    declined: ask({ viewerStatus: "declined" }),
    full: ask({ totalSlots: 2 }),
  },
  "join-action": {
    "pressed, it is sent": <Asking />,
    "pressed, somebody was faster": <Asking line={{ refusals: { "teeTime.join": gone } }} />,
  },
  "answer-clock": {
    "for the host": <AnswerDue at={inHours(5.5)} />,
    "for the host, too late": <AnswerDue at={inHours(-2)} />,
    "for the golfer": <AnswerAwaited at={inHours(30)} host={aHost()} />,
    "for the golfer, too late": <AnswerAwaited at={inHours(-2)} host={aHost()} />,
  },
  "relative-time": {
    now: <RelativeTime at={inHours(0)} />,
    "of today": <RelativeTime at={inHours(-3)} />,
    "of last month": <RelativeTime at={inHours(-24 * 30)} />,
  },
  "query-body": {
    loading: (
      <Club line={NEVER}>
        <Game>{() => null}</Game>
      </Club>
    ),
    failed: (
      <Club line={AWAY}>
        <Game>{() => null}</Game>
      </Club>
    ),
    loaded: (
      <Club tree={SCENARIOS.busy().tree}>
        <Game>{({ course }) => <p>{course.name}</p>}</Game>
      </Club>
    ),
  },
  "form-alert": {
    "pressed, the server refuses": <Refused failure={new Failure("invalid", "Email must be an email address")} />,
    "pressed, too often": <Refused failure={new Failure("too_many_requests", "Too many requests")} />,
  },
} satisfies Sections;
