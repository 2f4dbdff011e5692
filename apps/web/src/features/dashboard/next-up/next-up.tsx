import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { OnSky } from "@fourball/ui/art/on-sky";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { CourseImage } from "../../../golf/face/course-image.tsx";
import { clockParts, dayText, untilText, zoneName } from "../../../kit/formatting.ts";
import { countdownText } from "../../../kit/moments.ts";
import { subscribeToClock } from "../../../kit/page/clock.ts";
import { optionalPart } from "../../../kit/when-idle.ts";
import { dashboardTexts } from "../texts.ts";
import { NextUpActions } from "./next-up-actions.tsx";
import type { NextGame } from "./use-next-game.ts";
import { WhoPlays } from "./who-plays.tsx";

const ArrivalLayer = optionalPart(async () => (await import("../../../golf/arrival/arrival-layer.tsx")).ArrivalLayer);

const WaitingCard = lazy(() => import("../waiting/waiting-card.tsx").then((m) => ({ default: m.WaitingCard })));

const loading = <Skeleton className="h-83 rounded-card sm:h-68.5" />;

/** The next round, or the one that is being played. */
export function NextUp({ next }: { next: NextGame }): ReactNode {
  if (next.state === "loading") return loading;
  if (next.state === "none") return <NothingNext />;
  const { game, request } = next;
  if (!request) return <Game game={game} />;
  return (
    <Suspense fallback={loading}>
      <WaitingCard request={request}>
        <When game={game} isRequest />
      </WaitingCard>
    </Suspense>
  );
}

type GameProps = { game: TeeTimeCard };

function Game({ game }: GameProps): ReactNode {
  return (
    <Card
      as="section"
      className="outline-ring has-[.stretch-link:focus-visible]:outline-2 has-[.stretch-link:focus-visible]:outline-offset-2"
    >
      <Face game={game} />
      <Suspense>
        <ArrivalLayer
          frame={(panel) => <div className="above-stretch border-line border-b p-4 sm:px-5">{panel}</div>}
          game={game}
          heading="h3"
        />
      </Suspense>
      <div className="above-stretch px-2 pt-3.25 pb-3 sm:flex sm:h-18 sm:items-center sm:px-5 sm:py-0">
        <NextUpActions game={game} />
      </div>
    </Card>
  );
}

function Face({ game }: GameProps): ReactNode {
  const { course, courseId, sky } = game;
  return (
    <OnSky
      ground={course.imageUrl ? "photo" : sky.light}
      picture={<CourseImage alt="" courseId={courseId} imageUrl={course.imageUrl} priority="first" sky={sky} />}
    >
      <When game={game} />
    </OnSky>
  );
}

/** When and where, on the sky of the game. */
function When({ game, isRequest = false }: GameProps & { isRequest?: boolean }): ReactNode {
  const { course, teeOffAt, viewerStatus } = game;
  const { digits, half } = clockParts(game.time);
  const zone = zoneName(game);
  const day = dayText(game, Temporal.Now.instant());
  return (
    <div className={`flex flex-col px-4.5 pt-3 pb-2.5 sm:h-50 sm:px-5 ${isRequest ? "h-50" : "h-60"}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="eyebrow">{isRequest ? day : dashboardTexts.nextUp.title(day)}</h2>
        {isRequest ? null : <Countdown teeOffAt={teeOffAt} />}
      </div>
      <div className="numerals text-[4.125rem] sm:text-[3.75rem]">
        {digits}
        <span className="ml-[0.14em] text-[0.44em]">{[half, zone].filter(Boolean).join(" ")}</span>
      </div>
      <h3 className="heading mt-1 text-[1.28rem] leading-tight">
        <Link
          className="stretch-link line-clamp-2 max-w-3/5 text-balance sm:line-clamp-1 focus-visible:outline-none"
          params={{ teeTimeId: game.id }}
          title={course.name}
          to="/tee-times/$teeTimeId"
        >
          {course.name}
        </Link>
      </h3>
      <p className="max-w-3/5 truncate font-medium text-small">
        {[course.location, viewerStatus === "host" ? dashboardTexts.nextUp.youHost : undefined].filter(Boolean).join(" · ")}
      </p>
      {isRequest ? null : <WhoPlays game={game} />}
    </div>
  );
}

/** How long until tee-off; renders again only when the text changes. */
function Countdown({ teeOffAt }: { teeOffAt: string }): ReactNode {
  const left = useSyncExternalStore(subscribeToClock, () => countdownText(teeOffAt, Temporal.Now.instant()));
  return (
    <p className="shrink-0 rounded-chip bg-surface px-3 py-1 font-semibold text-ink text-small">
      <span aria-hidden={left ? true : undefined}>{left ?? dashboardTexts.nextUp.now}</span>
      {left ? <span className="sr-only">{untilText(teeOffAt, Temporal.Now.instant())}</span> : null}
    </p>
  );
}

function NothingNext(): ReactNode {
  return (
    <Card as="section">
      <EmptyState
        action={
          <>
            <Link className={buttonStyle()} to="/marketplace">
              {dashboardTexts.nextUp.browse}
            </Link>
            <Link className={buttonStyle({ variant: "secondary" })} to="/create">
              {dashboardTexts.nextUp.create}
            </Link>
          </>
        }
        className="py-6"
        title={dashboardTexts.nextUp.nothing}
      />
    </Card>
  );
}
