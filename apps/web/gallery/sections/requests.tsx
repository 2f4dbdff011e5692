import type { CommonFailure } from "@fourball/api/router-types";
import type { GameArrivals } from "@fourball/domain/attendance/schema";
import { fail, type Refusal } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { someArrivals } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { aHost, anAccount } from "@fourball/testkit/golfer-fixtures";
import { mockAnswers } from "@fourball/testkit/mock-answers";
import { aGame } from "@fourball/testkit/mock-world/sample-games";
import type { NetworkConditions } from "@fourball/testkit/network";
import { aGuestRequest, aParticipation } from "@fourball/testkit/request-fixtures";
import { SCENARIOS } from "@fourball/testkit/scenarios";
import { aSharedRound } from "@fourball/testkit/tee-time-fixtures";
import { Button } from "@fourball/ui/button";
import { Kept, LONG, nothing, type Sections } from "@fourball/ui/gallery/states";
import type { ReactNode } from "react";
import { ArrivalLayer } from "../../src/golf/arrival/arrival-layer.tsx";
import { ArrivalPanel } from "../../src/golf/arrival/arrival-panel.tsx";
import { JoinAction } from "../../src/golf/card/join-action.tsx";
import { AnswerCountdown } from "../../src/golf/clock/answer-clock.tsx";
import { DeadlineBadge } from "../../src/golf/clock/deadline-badge.tsx";
import { TicketSky } from "../../src/golf/face/ticket-sky.tsx";
import { FullGroup } from "../../src/golf/full-group/full-group.tsx";
import { GatheringDots } from "../../src/golf/full-group/gathering-dots.tsx";
import { JoinButton } from "../../src/golf/join/join-button.tsx";
import { aPendingRequest } from "../../src/golf/requests/a-pending-request.ts";
import { ofGolfer, ofGuest } from "../../src/golf/requests/incoming.ts";
import { RequestList } from "../../src/golf/requests/request-list.tsx";
import { useAnswers } from "../../src/golf/requests/use-answers.ts";
import { FormAlert } from "../../src/kit/forms/form-alert.tsx";
import { QueryBody } from "../../src/kit/page/query-body.tsx";
import { RelativeTime } from "../../src/kit/page/relative-time.tsx";
import { trpc } from "../../src/kit/trpc/trpc.ts";
import { MockApp } from "../mock-app.tsx";
import { inHours } from "../moments.ts";

/** Never resolves in practice. */
const NEVER: NetworkConditions = { latency: 2 ** 31 - 1 };
const UNAVAILABLE: NetworkConditions = {
  failures: { everything: fail("serviceUnavailable") },
};
const gone = fail("teeTimeFull");

const button = (game: Partial<TeeTimeDetail> = {}, joining = false): ReactNode => (
  <JoinButton game={aGame(0, game)} joining={joining} onJoin={nothing} />
);

/** Requests a spot from a mock that stores the request. */
function RequestFlow({ network }: { network?: NetworkConditions }): ReactNode {
  return (
    <MockApp network={network} tree={SCENARIOS.busy().tree}>
      <Game>{(game) => <JoinAction teeTime={game} />}</Game>
    </MockApp>
  );
}

function Game({ children }: { children: (game: TeeTimeDetail) => ReactNode }): ReactNode {
  const game = trpc.teeTime.get.useQuery({ teeTimeId: idOf(201) });
  return <QueryBody query={game}>{children}</QueryBody>;
}

const here = (arrivals: GameArrivals, network?: NetworkConditions): ReactNode => (
  <MockApp network={network} tree={mockAnswers({ attendance: { arrivals: () => arrivals } })}>
    <ArrivalPanel arrivals={arrivals} timeZone="America/Los_Angeles" />
  </MockApp>
);
const own = { userId: anAccount().id, at: inHours(-0.1) };
const other = { userId: idOf(3), at: inHours(-0.4) };

const lost = "We could not send the link.";

function Refused({ failure }: { failure: Refusal<CommonFailure> }): ReactNode {
  return (
    <MockApp network={{ failures: { "account.forgotPassword": failure } }} tree={mockAnswers()}>
      <ForgotPassword />
    </MockApp>
  );
}

function ForgotPassword(): ReactNode {
  const { mutate, error } = trpc.account.forgotPassword.useMutation();
  return (
    <div className="stack justify-items-start gap-3">
      <FormAlert error={error} failed={lost} />
      <Button onClick={() => mutate({ email: "alex.lee@example.com" })} variant="secondary">
        Send
      </Button>
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <RequestList
      answers={useAnswers()}
      empty="Everyone has a reply"
      isOfOneGame
      frame={({ children }) => <ul className="w-80">{children}</ul>}
      waiting={[
        ofGolfer(aPendingRequest(301, "Jonas", { message: "I walk", answerDueAt: inHours(3) })),
        ofGolfer(aPendingRequest(302, LONG, { message: LONG, overlaps: true, answerDueAt: inHours(60) })),
        ofGuest(aGuestRequest()),
      ]}
    />
  );
}

const fullGame = mockAnswers({
  teeTime: { get: () => aGame(0, { viewerStatus: "host", totalSlots: 2, confirmedCount: 1 }) },
  participation: { list: () => [aParticipation()] },
});

/** Each press fills another game, as one is shown once. */
const Filling = (): ReactNode => (
  <MockApp tree={fullGame}>
    <Kept initially={0}>
      {(filled, setFilled) => (
        <>
          <Button onClick={() => setFilled(filled + 1)} variant="secondary">
            Open
          </Button>
          {filled > 0 ? <FullGroup key={filled} teeTimeId={idOf(200 + filled)} /> : null}
        </>
      )}
    </Kept>
  </MockApp>
);

export const REQUEST_SECTIONS = {
  "full-group": { "pressed, the last spot is taken": <Filling /> },
  "gathering-dots": {
    two: <GatheringDots count={2} />,
    three: <GatheringDots count={3} />,
    four: <GatheringDots count={4} />,
  },
  "request-list": {
    "answered with a press, and undone": (
      <MockApp tree={mockAnswers()}>
        <Waiting />
      </MockApp>
    ),
  },
  "join-button": {
    join: button(),
    sending: button({}, true),
    sent: button({ viewerStatus: "pending" }),
    in: button({ viewerStatus: "confirmed" }),
    declined: button({ viewerStatus: "declined" }),
    full: button({ totalSlots: 2 }),
  },
  "join-action": {
    "pressed, it is sent": <RequestFlow />,
    "pressed, somebody was faster": <RequestFlow network={{ failures: { "teeTime.join": gone } }} />,
  },
  "arrival-panel": {
    "no one is here": here(someArrivals({ golfers: 4 })),
    "others are here": here(someArrivals({ golfers: 4, arrivals: [other] })),
    "the golfer has just come": here(someArrivals({ golfers: 4, arrivals: [other, own], takeBackUntil: inHours(0.08) })),
    "the golfer is here": here(someArrivals({ golfers: 2, arrivals: [other, own] })),
    "pressed, the server refuses": here(someArrivals(), { failures: { "attendance.arrive": fail("roundOver") } }),
  },
  "arrival-layer": {
    "an hour before tee-off": (
      <MockApp>
        <ArrivalLayer frame={(panel) => panel} game={aGame(0, { viewerStatus: "host", teeOffAt: inHours(1) })} />
      </MockApp>
    ),
  },
  "answer-clock": {
    waiting: <AnswerCountdown at={inHours(30)} courseZone="Pacific/Honolulu" host={aHost()} />,
    "too late": <AnswerCountdown at={inHours(-2)} courseZone="Pacific/Honolulu" host={aHost()} />,
  },
  "deadline-badge": {
    "due today or late": <DeadlineBadge at={inHours(-2)} courseZone="Pacific/Honolulu" />,
    "due later": <DeadlineBadge at={inHours(60)} courseZone="Pacific/Honolulu" />,
  },
  "relative-time": {
    now: <RelativeTime at={inHours(0)} />,
    "of today": <RelativeTime at={inHours(-3)} />,
    "of last month": <RelativeTime at={inHours(-24 * 30)} />,
  },
  "ticket-sky": {
    default: <TicketSky game={aSharedRound()} place="Monterey, CA" />,
    "long text": <TicketSky game={aSharedRound({ courseName: LONG })} place={LONG} />,
  },
  "query-body": {
    loading: (
      <MockApp network={NEVER}>
        <Game>{() => null}</Game>
      </MockApp>
    ),
    failed: (
      <MockApp network={UNAVAILABLE}>
        <Game>{() => null}</Game>
      </MockApp>
    ),
    loaded: (
      <MockApp tree={SCENARIOS.busy().tree}>
        <Game>{({ course }) => <p>{course.name}</p>}</Game>
      </MockApp>
    ),
  },
  "form-alert": {
    "pressed, the server refuses": <Refused failure={fail("requestMalformed", { text: "Email must be an email address" })} />,
    "pressed, too often": <Refused failure={fail("tooManyRequests")} />,
  },
} satisfies Sections;
