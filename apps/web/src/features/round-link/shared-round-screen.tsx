import type { OpenRoundLinkInput, SharedRound } from "@fourball/domain/round-link/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Skeleton } from "@fourball/ui/skeleton";
import { useLocation } from "@tanstack/react-router";
import Navigation from "lucide-react/icons/navigation";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { directionsUrl } from "../../shared/directions.ts";
import { longDate, timeText } from "../../shared/formatting.ts";
import { Facts } from "../../shared/page/facts.tsx";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { isRefusal } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { dueTimeText } from "../../tee-time/clock/due-text.ts";
import { phoneLink } from "../../tee-time/course-links.ts";
import { texts } from "./texts.ts";

/** Behind the link by which a golfer shares a round. */
export function SharedRoundScreen(): ReactNode {
  const link = useRoundLink();
  return (
    <Card as="section" className="mx-auto max-w-lg">
      {link ? <SharedRoundOf link={link} /> : <SpentLink />}
    </Card>
  );
}

function SharedRoundOf({ link }: { link: OpenRoundLinkInput }): ReactNode {
  // Opened again after a change or a cancellation, it must not show what was.
  const round = trpc.roundLink.open.useQuery(link, { staleTime: 0, refetchOnWindowFocus: true });
  if (round.error && isRefusal(round.error)) return <SpentLink />;
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
      <div className="grid justify-items-center gap-2 p-6 text-center sm:p-8">
        <p className="eyebrow text-ink-2 wrap-anywhere">{texts.eyebrow(golferName)}</p>
        <h1 className="wrap-anywhere">{isCancelled ? texts.cancelled(golferName) : texts.title(golferName)}</h1>
        {isCancelled ? null : <p className="text-ink-2">{others.length > 0 ? texts.group(others.length) : texts.alone}</p>}
      </div>
      <TearLine />
      <Facts facts={factsOf(round)} />
      <div className="grid gap-3 p-6 pt-0 sm:px-8">
        <div className="flex flex-wrap gap-2 *:grow">
          <a
            className={buttonStyle({ variant: "secondary" })}
            href={directionsUrl({ name: courseName, location })}
            rel="noopener noreferrer"
            target="_blank"
          >
            <Navigation aria-hidden="true" className="size-4 stroke-[1.75]" />
            {texts.directions}
          </a>
          {phone ? (
            <a className={buttonStyle({ variant: "secondary" })} href={phoneLink(phone)}>
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

function factsOf(round: SharedRound): [string, string][] {
  const { golferName, courseName, location, date, isCancelled, others } = round;
  const facts: [string, string][] = [
    [texts.facts.course, courseName],
    [texts.facts.place, location],
    [texts.facts.date, longDate(date)],
    [texts.facts.time, timeText(round)],
  ];
  return isCancelled ? facts : [...facts, [texts.facts.group, [golferName, ...others].join(", ")]];
}

function SpentLink(): ReactNode {
  return (
    <div className="stack gap-4 p-6 sm:p-8">
      <h1>{texts.spent}</h1>
      <p className="text-ink-2">{texts.spentHint}</p>
      <a className={linkStyle({ className: "w-fit" })} href="/">
        {texts.home}
      </a>
    </div>
  );
}

/** From the hash, which is never sent to a server. */
function useRoundLink(): OpenRoundLinkInput | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const said = new URLSearchParams(hash);
  const [id, token] = [said.get("id"), said.get("token")];
  return id && token ? { id, token } : undefined;
}
