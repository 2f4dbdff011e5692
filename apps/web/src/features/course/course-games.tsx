import type { CoursePage } from "@fourball/domain/course-page/schema";
import { linkTo } from "@fourball/domain/links/links";
import { signInLink } from "@fourball/domain/links/sign-in-links";
import type { TeeTimeCard as CardOfGame } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { RoundBadge } from "../../golf/face/round-badge.tsx";
import { isOver } from "../../golf/face/round-stage.ts";
import { TeeTimeFace } from "../../golf/face/tee-time-face.tsx";
import { clockText, dayText, zoneName } from "../../kit/formatting.ts";
import { HostLine } from "../../kit/golfer/host-line.tsx";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { useViewerId } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { courseTexts } from "./texts.ts";

// Visitors, who come by a link, need none of what a golfer can do with a game.
const TeeTimeCard = lazy(() => import("../../golf/card/tee-time-card.tsx").then(({ TeeTimeCard }) => ({ default: TeeTimeCard })));

export function CourseGames({ course }: { course: CoursePage }): ReactNode {
  return (
    <section aria-labelledby="course-games" className="stack gap-4">
      <h2 id="course-games">{courseTexts.games.title}</h2>
      <Suspense fallback={<GamesLoading />}>
        <Games course={course} />
      </Suspense>
    </section>
  );
}

function Games({ course }: { course: CoursePage }): ReactNode {
  const games = trpc.course.teeTimes.useQuery({ courseId: course.id });
  const isGolfer = useViewerId() !== undefined;
  if (games.data && games.data.length > 0)
    return (
      <ul className="card-grid">
        {games.data.map((game) => (
          <li key={game.id}>{isGolfer ? <TeeTimeCard isAtCourse teeTime={game} /> : <VisitorGame game={game} />}</li>
        ))}
      </ul>
    );
  if (games.data)
    return (
      <EmptyState
        action={
          isGolfer ? (
            <Link className={buttonStyle()} to="/create">
              {courseTexts.games.host}
            </Link>
          ) : undefined
        }
        as="h3"
        title={courseTexts.games.none}
      >
        {courseTexts.games.noneHint(course.name)}
      </EmptyState>
    );
  if (games.error) return <LoadFailed error={games.error} retry={games.refetch} title={courseTexts.games.failed} />;
  return <GamesLoading />;
}

const GamesLoading = (): ReactNode => (
  <div aria-busy="true" className="card-grid">
    <TeeTimeCardSkeleton />
    <TeeTimeCardSkeleton />
  </div>
);

/** A game of the course as a visitor sees it: joining it starts with signing in. */
function VisitorGame({ game }: { game: CardOfGame }): ReactNode {
  const { course, courseId, sky, time } = game;
  const day = dayText(game, Temporal.Now.instant());
  return (
    <Card as="article" className="flex h-full flex-col" data-game={game.id}>
      <TeeTimeFace
        game={game}
        isOver={isOver(game)}
        marks={<RoundBadge game={game} />}
        mood={game}
        picture={<CourseImage alt="" courseId={courseId} imageUrl={course.imageUrl} sky={sky} />}
        preferences={game.preferences}
        time={time}
        title={<h3 className="two-lines">{day}</h3>}
        zone={zoneName(game)}
      >
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <HostLine host={game.host} />
          <a
            aria-label={courseTexts.games.signInFor(`${day} ${clockText(time)}`)}
            className={buttonStyle({ variant: "secondary" })}
            href={signInLink(linkTo("/tee-times/:teeTimeId", { params: { teeTimeId: game.id } }))}
          >
            {courseTexts.games.signIn}
          </a>
        </div>
      </TeeTimeFace>
    </Card>
  );
}
