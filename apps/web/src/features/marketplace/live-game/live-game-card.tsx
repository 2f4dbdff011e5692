import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { TearLine } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import Share2 from "lucide-react/icons/share-2";
import { type ReactNode, useCallback, useId } from "react";
import { CourseImage } from "../../../golf/face/course-image.tsx";
import { MoodBadge } from "../../../golf/face/mood-badge.tsx";
import { Spots } from "../../../golf/face/spots.tsx";
import { HeadStartNote } from "../../../golf/head-start/head-start-note.tsx";
import { clockParts, longDate } from "../../../kit/formatting.ts";
import { RelativeTime } from "../../../kit/page/relative-time.tsx";
import { shareGame, useLiveGame } from "./shared-game.ts";
import { liveTexts } from "./texts.ts";
import { WaysToShare } from "./ways-to-share.tsx";

/** The game right after Create, with every way to tell others. The page starts here. */
export function LiveGameCard({ teeTimeId, space }: { teeTimeId: string; space: ReactNode }): ReactNode {
  const { game, isGone } = useLiveGame(teeTimeId);
  const titleId = useId();
  const focusOnArrival = useCallback((title: HTMLElement | null) => title?.focus({ preventScroll: true }), []);
  if (isGone) return null;
  if (!game) return space;
  const { course, courseId, sky } = game;
  return (
    <section
      aria-labelledby={titleId}
      className="live-outline no-print relative max-w-4xl overflow-clip rounded-card shadow-card md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="flex flex-col">
        <div className="relative h-37 grow overflow-clip bg-primary-soft">
          <CourseImage alt="" courseId={courseId} imageUrl={course.imageUrl} priority="first" sky={sky} />
          <div className="absolute top-3 left-3">
            <MoodBadge emoji={game.moodEmoji} mood={game.mood} />
          </div>
        </div>
        <div className="flex min-h-11 items-center justify-between gap-3 bg-primary px-4 text-on-primary">
          <h2 className="text-h3 outline-none" data-page-start="" id={titleId} ref={focusOnArrival} tabIndex={-1}>
            {liveTexts.title}
          </h2>
          <p className="text-small">
            <RelativeTime at={game.createdAt} />
          </p>
        </div>
      </div>
      <div>
        <WhenAndWhere game={game} />
        <TearLine />
        <div className="grid gap-3.5 p-4 pt-3">
          <WhoCanJoin game={game} />
          <HeadStartNote teeTime={game} />
          <WaysToShare game={game} />
          <Actions game={game} />
        </div>
      </div>
    </section>
  );
}

type GameProps = { game: TeeTimeDetail };

function WhenAndWhere({ game: { course, date, time } }: GameProps): ReactNode {
  const { digits, half } = clockParts(time);
  return (
    <div className="grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 px-4 py-2.5">
      <p className="grid min-w-18 justify-items-center gap-1">
        <span className="numerals text-time">{digits}</span>
        <span className="eyebrow">{half}</span>
      </p>
      <div className="border-line border-l pl-3.5">
        <h3 className="two-lines">{course.name}</h3>
        <p className="truncate text-ink-2 text-small">{`${longDate(date)} · ${course.location}`}</p>
      </div>
    </div>
  );
}

const WhoCanJoin = ({ game }: GameProps): ReactNode => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small">
    <Spots game={game} />
    {game.opensToAllAt ? null : (
      <span className="flex items-center gap-1.5 text-ink-2 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
        {game.isPublic ? <Globe aria-hidden="true" /> : <Lock aria-hidden="true" />}
        {game.isPublic ? liveTexts.public : liveTexts.private}
      </span>
    )}
  </div>
);

const Actions = ({ game }: GameProps): ReactNode => (
  <div className="grid grid-cols-2 gap-2">
    <Button onClick={() => void shareGame(game)}>
      <Share2 aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      {liveTexts.share}
    </Button>
    <Link className={buttonStyle({ variant: "secondary" })} params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
      {liveTexts.view}
    </Link>
  </div>
);
