import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useContext } from "react";
import { dueTimeText } from "../../golf/clock/due-text.ts";
import { Spots } from "../../golf/face/spots.tsx";
import { TicketSky } from "../../golf/face/ticket-sky.tsx";
import { PressToConfirm } from "../../kit/forms/press-to-confirm.tsx";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { SpentLink } from "../../kit/page/spent-link.tsx";
import { MemberContext } from "../../kit/session/member.ts";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { isLinkSpent } from "../../kit/trpc/is-link-spent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { GuestActions } from "./guest-actions.tsx";
import { useGuestLink } from "./guest-link.ts";
import { guestRequestTexts } from "./texts.ts";

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
  if (isRefusal(request.error)) return <SpentGuestLink />;
  return (
    <QueryBody failed={guestRequestTexts.failed} query={request} skeleton={<Skeleton className="m-5 h-96" />}>
      {(loaded) => <State link={link} request={loaded} />}
    </QueryBody>
  );
}

function State({ link, request }: { link: OpenGuestRequestInput; request: OwnGuestRequest }): ReactNode {
  const { state, guestName, hostName, answerDueAt, timeZone, claim } = request;
  const { title, lead } = guestRequestTexts.states[state];
  const now = Temporal.Now.instant();
  return (
    <>
      <TicketSky game={request} place={request.location} />
      <div className="stack gap-2 p-5 sm:p-7">
        {state === "pending" ? <Spots game={{ ...request, pendingCount: 1, viewerStatus: "pending" }} size="large" /> : null}
        {state === "approved" ? <Spots game={{ ...request, pendingCount: 0, viewerStatus: null }} size="large" /> : null}
        <p className="eyebrow mt-1 text-ink-2 wrap-anywhere">{guestRequestTexts.eyebrow(guestName)}</p>
        <h1>{title}</h1>
        <p className="text-ink-2">{claim ? guestRequestTexts.hasSpot(hostName) : lead(hostName)}</p>
        {answerDueAt ? <p className="text-small">{guestRequestTexts.replyBy(dueTimeText(answerDueAt, now, timeZone))}</p> : null}
        {claim?.heldUntil ? (
          <p className="font-semibold">{guestRequestTexts.heldUntil(dueTimeText(claim.heldUntil, now, timeZone))}</p>
        ) : null}
      </div>
      <TearLine />
      <GuestActions link={link} request={request} />
      {claim ? (
        <>
          <TearLine />
          <Suspense fallback={<Skeleton className="m-5 h-96" />}>
            <Claim claim={claim} link={link} request={request} />
          </Suspense>
        </>
      ) : null}
    </>
  );
}

/** The target of the mailed link. */
function ConfirmRequest({ token }: { token: string }): ReactNode {
  const navigate = useNavigate();
  const confirm = trpc.guest.confirm.useMutation({
    onSuccess: ({ statusPath }) => navigate({ to: "/guest-request", hash: statusPath.split("#")[1] ?? "", replace: true }),
  });
  if (isLinkSpent(confirm.error)) return <SpentGuestLink />;
  return (
    <div className="stack gap-4 p-5 sm:p-7">
      <h1>{guestRequestTexts.confirm.title}</h1>
      <p className="text-ink-2">{guestRequestTexts.confirm.lead}</p>
      <PressToConfirm confirm={() => confirm.mutate({ token })} request={confirm} words={guestRequestTexts.confirm} />
    </div>
  );
}

/** Also once the spot is that of an account. */
function SpentGuestLink(): ReactNode {
  const account = useContext(MemberContext);
  return (
    <SpentLink words={guestRequestTexts}>
      {account ? null : (
        <Link className={buttonStyle({ size: "large", wide: true })} to="/sign-in">
          {guestRequestTexts.signIn}
        </Link>
      )}
    </SpentLink>
  );
}
