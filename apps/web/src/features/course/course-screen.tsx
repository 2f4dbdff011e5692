import type { CourseHost, CoursePage } from "@fourball/domain/course-page/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Card } from "@fourball/ui/card";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../kit/golfer/host-line.tsx";
import { RatingOrNew } from "../../kit/golfer/rating-or-new.tsx";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { NotFoundCard } from "../../kit/page/not-found-card.tsx";
import { useDelayedFlag } from "../../kit/page/use-delayed-flag.ts";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { failedWith } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { CourseFacts } from "./course-facts.tsx";
import { CourseGames } from "./course-games.tsx";
import { CourseSkeleton } from "./course-skeleton.tsx";
import { courseTexts } from "./texts.ts";

export function CourseScreen(): ReactNode {
  const { courseId } = useParams({ from: "/_public/courses/$courseId" });
  const course = trpc.course.get.useQuery({ courseId });
  const waits = useDelayedFlag(course.isPending);
  useDocumentTitle(course.data?.name);
  if (failedWith(course.error, "course.get", "courseNotFound"))
    return <NotFoundCard back={courseTexts.page.goBack} hint={courseTexts.page.notFoundHint} title={courseTexts.page.notFound} />;
  if (course.data)
    return (
      <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <CourseHeader course={course.data} />
        <CourseFacts course={course.data} />
        <div className="stack min-w-0 gap-8 lg:col-span-2">
          <CourseGames course={course.data} />
          <CourseHosts hosts={course.data.hosts} />
        </div>
      </div>
    );
  if (course.error)
    return (
      <>
        <h1 className="sr-only">{courseTexts.page.title}</h1>
        <LoadFailed error={course.error} retry={course.refetch} title={courseTexts.page.failed} />
      </>
    );
  return waits ? <CourseSkeleton /> : null;
}

/** The course under the sky of this hour, and what it says of itself. */
function CourseHeader({ course }: { course: CoursePage }): ReactNode {
  return (
    <Card as="section" className="min-w-0">
      <div className="relative h-44 overflow-clip bg-primary-soft sm:h-64">
        <CourseImage alt="" courseId={course.id} imageUrl={course.imageUrl} priority="first" sky={course.sky} />
      </div>
      <div className="grid gap-1.5 px-4 pt-4 pb-5 sm:px-6">
        <h1 className="wrap-anywhere">{course.name}</h1>
        <p className="text-ink-2 wrap-anywhere">{course.location}</p>
        {course.description ? <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{course.description}</p> : null}
      </div>
    </Card>
  );
}

/** The golfers with public profiles who host here; nothing where there are none. */
function CourseHosts({ hosts }: { hosts: readonly CourseHost[] }): ReactNode {
  if (hosts.length === 0) return null;
  return (
    <section aria-labelledby="course-hosts" className="stack gap-4">
      <h2 id="course-hosts">{courseTexts.hosts.title}</h2>
      <ul className="stack gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {hosts.map((host) => (
          <li key={host.id}>
            <Host host={host} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Host({ host }: { host: CourseHost }): ReactNode {
  const name = displayName(host);
  return (
    <Card
      as="article"
      className="flex h-full items-center gap-3 p-3 outline-ring has-[.stretch-link:focus-visible]:outline-2 has-[.stretch-link:focus-visible]:outline-offset-2"
    >
      <GolferAvatar golfer={host} />
      <div className="min-w-0 grow text-micro">
        <h3 className="truncate text-small" title={name}>
          <Link className="stretch-link focus-visible:outline-none" params={{ userId: host.id }} to="/profile/$userId">
            {name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
          {host.handicap === null ? null : handicapText(host.handicap)} <RatingOrNew of={host} />
        </p>
      </div>
      <p className="shrink-0 text-ink-2 text-micro">{courseTexts.hosts.games(host.gamesHere)}</p>
    </Card>
  );
}
