import type { GuestRequestState } from "@fourball/domain/guest/constants";
import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { type Dot, Dots } from "@fourball/ui/dots";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useContext } from "react";
import { longDate, timeText } from "../../shared/formatting.ts";
import { Facts } from "../../shared/page/facts.tsx";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { MemberContext } from "../../shared/session/member.ts";
import { isRefusal } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { dueTimeText } from "../../tee-time/clock/due-text.ts";
import { ConfirmRequest } from "./confirm-request.tsx";
import { useGuestLink } from "./guest-link.ts";
import { SpentGuestLink } from "./spent-guest-link.tsx";
import { texts } from "./texts.ts";

// Most guests still wait for the host: they need no form.
const Claim = lazy(() => import("./claim.tsx").then(({ Claim }) => ({ default: Claim })));

/** Behind the link that a guest gets after asking: what became of the request. */
export function GuestRequestScreen(): ReactNode {
  const { link, confirm } = useGuestLink();
  return (
    <Card as="section" className="mx-auto max-w-lg">
      {link ? <Request link={link} /> : confirm ? <ConfirmRequest token={confirm} /> : <SpentGuestLink />}
    </Card>
  );
}

function Request({ link }: { link: OpenGuestRequestInput }): ReactNode {
  const request = trpc.guest.own.useQuery(link);
  if (request.error && isRefusal(request.error)) return <SpentGuestLink />;
  return (
    <QueryBody failed={texts.failed} query={request} skeleton={<Skeleton className="m-5 h-96" />}>
      {(loaded) => <State link={link} request={loaded} />}
    </QueryBody>
  );
}

const dots: Record<GuestRequestState, Dot> = {
  pending: "pending",
  approved: "filled",
  declined: "open",
  expired: "open",
  lapsed: "open",
  cancelled: "open",
};

function State({ link, request }: { link: OpenGuestRequestInput; request: OwnGuestRequest }): ReactNode {
  const { state, guestName, hostName, answerDueAt, timeZone, claim } = request;
  const { title, lead } = texts.states[state];
  const now = Temporal.Now.instant();
  return (
    <>
      <div className="grid justify-items-center gap-2 p-6 text-center sm:p-8">
        <Dots dots={["ringed", dots[state]]} size="large" />
        <p className="eyebrow text-ink-2 wrap-anywhere">{texts.eyebrow(guestName)}</p>
        <h1>{title}</h1>
        <p className="text-ink-2">{claim ? texts.hasSpot(hostName) : lead(hostName)}</p>
        {answerDueAt ? <p className="text-small">{texts.replyBy(dueTimeText(answerDueAt, now, timeZone))}</p> : null}
        {claim?.heldUntil ? (
          <p className="font-semibold">{texts.heldUntil(dueTimeText(claim.heldUntil, now, timeZone))}</p>
        ) : null}
      </div>
      <TearLine />
      <Facts facts={factsOf(request)} />
      {claim ? (
        <>
          <TearLine />
          <Suspense fallback={<Skeleton className="m-5 h-96" />}>
            <Claim claim={claim} link={link} request={request} />
          </Suspense>
        </>
      ) : (
        <Further state={state} />
      )}
    </>
  );
}

function Further({ state }: { state: GuestRequestState }): ReactNode {
  const account = useContext(MemberContext);
  return (
    <div className="grid gap-3 p-6 pt-0 sm:px-8">
      <a className={buttonStyle({ variant: state === "approved" ? "secondary" : "primary" })} href="/">
        {texts.more}
      </a>
      {account ? null : (
        <p className="text-ink-2 text-small">
          {texts.account}{" "}
          <Link className={linkStyle()} to="/sign-up">
            {texts.signUp}
          </Link>
        </p>
      )}
    </div>
  );
}

const factsOf = (request: OwnGuestRequest): [string, string][] => [
  [texts.facts.course, request.courseName],
  [texts.facts.place, request.location],
  [texts.facts.date, longDate(request.date)],
  [texts.facts.time, timeText(request)],
];
