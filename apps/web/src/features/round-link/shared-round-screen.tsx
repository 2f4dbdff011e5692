import { readSecrets } from "@fourball/domain/links/secret-links";
import type { OpenRoundLinkInput, SharedRound } from "@fourball/domain/round-link/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { useLocation } from "@tanstack/react-router";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { dueTimeText } from "../../golf/clock/due-text.ts";
import { phoneLink } from "../../golf/course-links.ts";
import { TicketSky } from "../../golf/face/ticket-sky.tsx";
import { listText } from "../../kit/formatting.ts";
import { DirectionsButton } from "../../kit/page/directions-button.tsx";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { SpentLink } from "../../kit/page/spent-link.tsx";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

/** What somebody reads with whom a golfer shares a round. */
const texts = {
  eyebrow: (golfer: string) => `${golfer} shared this round with you`,
  title: (golfer: string) => `${golfer} is playing golf`,
  cancelled: (golfer: string) => `${golfer}'s round was cancelled`,
  group: (names: string) => `With ${names}`,
  alone: "No one else is in the group yet.",
  call: "Call the pro shop",
  until: (time: string) => `Anyone with this link sees this, until ${time}.`,
  failed: "Couldn't load this round",
  spent: "This link no longer works",
  spentHint: "The round is over, or it's no longer shared.",
  home: "Go to the start page",
};

/** Behind the link by which a golfer shares a round. */
export function SharedRoundScreen(): ReactNode {
  const link = useRoundLink();
  return (
    <Card as="section" className="mx-auto max-w-lg">
      {link ? <SharedRoundOf link={link} /> : <SpentLink words={texts} />}
    </Card>
  );
}

function SharedRoundOf({ link }: { link: OpenRoundLinkInput }): ReactNode {
  // Opened again after a change or a cancellation, it must not show what was.
  const round = trpc.roundLink.open.useQuery(link, { staleTime: 0, refetchOnWindowFocus: true });
  if (isRefusal(round.error)) return <SpentLink words={texts} />;
  return (
    <QueryBody failed={texts.failed} query={round} skeleton={<Skeleton className="m-5 h-96" />}>
      {(loaded) => <Round round={loaded} />}
    </QueryBody>
  );
}

function Round({ round }: { round: SharedRound }): ReactNode {
  const { golferName, isCancelled, courseName, location, phone, others, endsAt, timeZone } = round;
  return (
    <>
      <TicketSky game={round} place={location} />
      <div className="stack gap-2 p-5 sm:p-7">
        <p className="eyebrow text-ink-2 wrap-anywhere">{texts.eyebrow(golferName)}</p>
        <h1 className="wrap-anywhere">{isCancelled ? texts.cancelled(golferName) : texts.title(golferName)}</h1>
        {isCancelled ? null : (
          <p className="text-ink-2 wrap-anywhere">{others.length > 0 ? texts.group(listText(others)) : texts.alone}</p>
        )}
      </div>
      <TearLine />
      <div className="stack gap-3 p-5 sm:px-7">
        <div className="flex flex-wrap gap-2 *:grow">
          {isCancelled ? null : <DirectionsButton courseName={courseName} location={location} />}
          {phone ? (
            <a className={buttonStyle({ variant: "secondary", size: "large" })} href={phoneLink(phone)}>
              <Phone aria-hidden="true" className="size-4 stroke-[1.75]" />
              {texts.call}
            </a>
          ) : null}
        </div>
        <p className="text-ink-2 text-small">{texts.until(dueTimeText(endsAt, Temporal.Now.instant(), timeZone))}</p>
      </div>
    </>
  );
}

/** From the hash, which is never sent to a server. */
function useRoundLink(): OpenRoundLinkInput | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const { id, token } = readSecrets(hash);
  return id && token ? { id, token } : undefined;
}
