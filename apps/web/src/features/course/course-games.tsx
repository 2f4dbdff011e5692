import type { CoursePage } from "@fourball/domain/course-page/schema";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { useViewerId } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";
import { VisitorGame } from "./visitor-game.tsx";

// Visitors, who come by a link, need none of what a golfer can do with a game.
const TeeTimeCard = lazy(() => import("../../golf/card/tee-time-card.tsx").then(({ TeeTimeCard }) => ({ default: TeeTimeCard })));

export function CourseGames({ course }: { course: CoursePage }): ReactNode {
  return (
    <section aria-labelledby="course-games" className="stack gap-4">
      <h2 id="course-games">{texts.games.title}</h2>
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
              {texts.games.host}
            </Link>
          ) : undefined
        }
        as="h3"
        title={texts.games.none}
      >
        {texts.games.noneHint(course.name)}
      </EmptyState>
    );
  if (games.error) return <LoadFailed error={games.error} retry={games.refetch} title={texts.games.failed} />;
  return <GamesLoading />;
}

const GamesLoading = (): ReactNode => (
  <div aria-busy="true" className="card-grid">
    <TeeTimeCardSkeleton />
    <TeeTimeCardSkeleton />
  </div>
);
