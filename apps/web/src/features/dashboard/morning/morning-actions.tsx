import { arrivalWindow } from "@fourball/domain/attendance/arrival";
import type { GameArrivals } from "@fourball/domain/attendance/schema";
import { calendarFileLink } from "@fourball/domain/links/api-links";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { type Arrive, useArrive } from "../../../golf/arrival/arrival-panel.tsx";
import { arrivalTimeText } from "../../../golf/arrival/arrival-time.ts";
import { arrivalTexts } from "../../../golf/arrival/texts.ts";
import { useArrivals } from "../../../golf/arrival/use-arrivals.ts";
import { phoneLink } from "../../../golf/course-links.ts";
import { directionsUrl } from "../../../kit/directions.ts";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { IfQueued, isArrivalAt } from "../../../kit/queue/if-queued.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { morningTexts } from "./texts.ts";

type ActionsProps = { game: TeeTimeCard };

const HIGH = { minHeight: "3.5rem" };
/** Of the heading and two lines, so that no button moves as the words change. */
const WORDS = { minHeight: "4.25rem" };

/** "I'm here" once it can be said, and what helps until then and from then on. */
export function MorningActions({ game }: ActionsProps): ReactNode {
  const arrivals = useArrivals(game);
  const arrival = useArrive(game.id, arrivals);
  const { ownAt, arrive, arriving, refusal } = arrival;
  return (
    <>
      <Words arrivals={arrivals} game={game} {...arrival} />
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      {arrivals && !ownAt ? (
        <>
          <IfQueued isAbout={isArrivalAt(game.id)}>
            <Button onClick={arrive} pending={arriving} size="large" style={HIGH}>
              {arrivalTexts.say}
            </Button>
          </IfQueued>
          <Pair>
            <Directions game={game} />
            <Shop game={game} otherwise={<Chat game={game} />} />
          </Pair>
        </>
      ) : (
        <>
          {ownAt ? <Chat game={game} variant="soft" /> : <Directions game={game} variant="primary" />}
          <Pair>
            {ownAt ? <Directions game={game} /> : <Chat game={game} />}
            <Shop game={game} otherwise={<Calendar game={game} />} />
          </Pair>
        </>
      )}
    </>
  );
}

type WordsProps = ActionsProps & Arrive & { arrivals: GameArrivals | undefined };

function Words({ game, arrivals, ownAt, canTakeBack, takeBack, takingBack }: WordsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, arrivals && `${ownAt} ${canTakeBack}`);
  const count = arrivals ? arrivalTexts.count(arrivals.arrivals.length, arrivals.golfers) : fromText(game);
  const since = ownAt && arrivalTexts.since(arrivalTimeText(ownAt, game.course.timeZone));
  return (
    <div className="flex items-start justify-between gap-3" style={WORDS}>
      <div aria-live="polite" className="grid min-w-0 grow gap-0.5">
        <h3 className="text-h3 outline-none" ref={heading} tabIndex={-1}>
          {ownAt ? arrivalTexts.here : arrivalTexts.question}
        </h3>
        <p className="text-ink-2 text-small">{since ? `${since} · ${count}` : `${count}. ${arrivalTexts.hint}`}</p>
      </div>
      {ownAt && canTakeBack ? (
        <Button aria-label={arrivalTexts.takeBackName} onClick={takeBack} pending={takingBack} size="small" variant="secondary">
          {arrivalTexts.takeBack}
        </Button>
      ) : null}
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }): ReactNode => <div className="grid grid-cols-2 gap-3">{children}</div>;

function fromText({ teeOffAt, course }: TeeTimeCard): string {
  const { from } = arrivalWindow({ teeOffAt: Temporal.Instant.from(teeOffAt) });
  return morningTexts.from(arrivalTimeText(from.toString(), course.timeZone));
}

type WayProps = ActionsProps & { variant?: "primary" | "secondary" | "soft" };

const look = (variant: WayProps["variant"] = "secondary"): string => buttonStyle({ variant, size: "large" });

const Directions = ({ game, variant }: WayProps): ReactNode => (
  <a className={look(variant)} href={directionsUrl(game.course)} rel="noopener noreferrer" style={HIGH} target="_blank">
    {morningTexts.directions}
  </a>
);

const Chat = ({ game, variant }: WayProps): ReactNode => (
  <Link
    className={look(variant)}
    params={{ teeTimeId: game.id }}
    search={{ view: "chat" }}
    style={HIGH}
    to="/tee-times/$teeTimeId"
  >
    {morningTexts.chat}
  </Link>
);

const Calendar = ({ game }: WayProps): ReactNode => (
  <a className={look()} download href={calendarFileLink(game.id)} style={HIGH}>
    {morningTexts.calendar}
  </a>
);

/** Nothing until it is known whether the shop can be called. */
function Shop({ game, otherwise }: ActionsProps & { otherwise: ReactNode }): ReactNode {
  const { data: detail } = trpc.teeTime.get.useQuery({ teeTimeId: game.id });
  if (!detail?.course.phone) return detail && otherwise;
  return (
    <a className={look()} href={phoneLink(detail.course.phone)} style={HIGH}>
      {morningTexts.call}
    </a>
  );
}
