import type { PlayedRound } from "@fourball/domain/played-round";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { format, onItsOwnClock } from "../../kit/formatting.ts";
import { useViewerId } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { profileTexts } from "./texts.ts";

const ROUNDS = "rounds";

/** The skies of the rounds that a golfer played; nothing before the first. */
export function RoundsWall({ userId }: { userId: string }): ReactNode {
  const { data: rounds = [] } = trpc.profile.rounds.useQuery({ userId });
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useLocation({ select: ({ hash }) => hash === ROUNDS }) && rounds.length > 0;
  // The wall comes after the page, when the browser has looked for it already.
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isWanted]);
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby={ROUNDS} className="stack gap-4">
      <h2 className="scroll-mt-8 outline-none" id={ROUNDS} ref={heading} tabIndex={-1}>
        {profileTexts.rounds.title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,var(--tile-min,9rem)),1fr))] gap-2 [--tile-min:5.5rem]">
        {rounds.map((round) => (
          <li key={round.teeTimeId}>
            <Tile round={round} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tile = "relative block h-36 overflow-clip rounded-control border border-line";

/** Visitors can't open games. */
function Tile({ round }: { round: PlayedRound }): ReactNode {
  const { teeTimeId, courseName, date } = round;
  const isVisitor = useViewerId() === undefined;
  const picture = (
    <>
      <CourseImage alt="" courseId={round.courseId} imageUrl={null} sky={round.sky} />
      <span className="absolute inset-x-0 bottom-0 bg-surface py-1 text-center text-ink-2 text-[0.75rem]">
        <span className="sr-only">{courseName}, </span>
        {dayOf(date)}
      </span>
    </>
  );
  return isVisitor ? (
    <div className={tile}>{picture}</div>
  ) : (
    <Link className={tile} params={{ teeTimeId }} title={courseName} to="/tee-times/$teeTimeId">
      {picture}
    </Link>
  );
}

/** `Jun 12, 2026`. */
const dayOf = (date: string): string => format({ month: "short", day: "numeric", year: "numeric" }).format(onItsOwnClock(date));
