import type { GuestRequestState } from "@fourball/domain/guest/constants";
import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { type Dot, Dots } from "@fourball/ui/dots";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { longDate, timeText } from "../../shared/formatting.ts";
import { Facts } from "../../shared/page/facts.tsx";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { isRefusal } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { dueTimeText } from "../../tee-time/clock/due-text.ts";
import { ConfirmRequest } from "./confirm-request.tsx";
import { SpentGuestLink } from "./spent-guest-link.tsx";
import { texts } from "./texts.ts";

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
      {(loaded) => <State request={loaded} />}
    </QueryBody>
  );
}

const dots: Record<GuestRequestState, Dot> = {
  pending: "pending",
  approved: "filled",
  declined: "open",
  expired: "open",
  cancelled: "open",
};

function State({ request }: { request: OwnGuestRequest }): ReactNode {
  const { state, guestName, hostName, answerDueAt, timeZone } = request;
  const { title, lead } = texts.states[state];
  return (
    <>
      <div className="grid justify-items-center gap-2 p-6 text-center sm:p-8">
        <Dots dots={["ringed", dots[state]]} size="large" />
        <p className="eyebrow text-ink-2 wrap-anywhere">{texts.eyebrow(guestName)}</p>
        <h1>{title}</h1>
        <p className="text-ink-2">{lead(hostName)}</p>
        {answerDueAt ? (
          <p className="text-small">{texts.replyBy(dueTimeText(answerDueAt, Temporal.Now.instant(), timeZone))}</p>
        ) : null}
      </div>
      <TearLine />
      <Facts facts={factsOf(request)} />
      <div className="grid gap-3 p-6 pt-0 sm:px-8">
        <a className={buttonStyle({ variant: state === "approved" ? "secondary" : "primary" })} href="/">
          {texts.more}
        </a>
        <p className="text-ink-2 text-small">
          {texts.account}{" "}
          <Link className={linkStyle()} to="/sign-up">
            {texts.signUp}
          </Link>
        </p>
      </div>
    </>
  );
}

const factsOf = (request: OwnGuestRequest): [string, string][] => [
  [texts.facts.course, request.courseName],
  [texts.facts.place, request.location],
  [texts.facts.date, longDate(request.date)],
  [texts.facts.time, timeText(request)],
];

type GuestLink = { link?: OpenGuestRequestInput; confirm?: string };

/** From the hash, which is never sent to a server: a request that was sent, or one that waits for its guest's click. */
function useGuestLink(): GuestLink {
  const hash = useLocation({ select: (location) => location.hash });
  const said = new URLSearchParams(hash);
  const [guestRequestId, token] = [said.get("id"), said.get("token")];
  const confirm = said.get("confirm");
  if (guestRequestId && token) return { link: { guestRequestId, token } };
  return confirm ? { confirm } : {};
}
