import type { Participation } from "@fourball/domain/participation/schema";
import type { StandingGolfer } from "@fourball/domain/standing-game/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CourseImage } from "../../../golf/face/course-image.tsx";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { useDocumentTitle } from "../../../kit/page/use-document-title.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { StandingGameSkeleton } from "../standing-games-skeleton.tsx";
import { NewStandingGameForm } from "./new-standing-game-form.tsx";
import { newStandingGameTexts } from "./texts.ts";

/** Repeats the game that the address names. */
export function NewStandingGameScreen(): ReactNode {
  useDocumentTitle(newStandingGameTexts.title);
  const { from } = useSearch({ from: "/_member/standing-games/new" });
  return (
    <div className="stack mx-auto max-w-3xl gap-4 sm:gap-5">
      <div className="grid gap-1">
        <h1>{newStandingGameTexts.title}</h1>
        <p className="text-ink-2">{newStandingGameTexts.lead}</p>
      </div>
      {from ? <RepeatedGame teeTimeId={from} /> : <NoGame />}
    </div>
  );
}

const NoGame = (): ReactNode => (
  <Card>
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/dashboard">
          {newStandingGameTexts.noGame.action}
        </Link>
      }
      title={newStandingGameTexts.noGame.title}
    >
      {newStandingGameTexts.noGame.hint}
    </EmptyState>
  </Card>
);

/** The game, its players, and whom the viewer can make a regular, once all of them are known. */
function RepeatedGame({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const game = trpc.teeTime.get.useQuery({ teeTimeId });
  const people = trpc.participation.list.useQuery({ teeTimeId });
  const candidates = trpc.standingGame.candidates.useQuery();
  const all = [game, people, candidates];
  const query = {
    data:
      game.data && people.data && candidates.data ? { game: game.data, people: people.data, candidates: candidates.data } : null,
    error: game.error ?? people.error ?? candidates.error,
    isPending: all.some(({ isPending }) => isPending),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
  return (
    <QueryBody failed={newStandingGameTexts.failedToLoad} query={query} skeleton={<StandingGameSkeleton />}>
      {(loaded) => <Repeated {...loaded} key={teeTimeId} />}
    </QueryBody>
  );
}

type RepeatedProps = { game: TeeTimeDetail; people: readonly Participation[]; candidates: readonly StandingGolfer[] };

function Repeated({ game, people, candidates }: RepeatedProps): ReactNode {
  const { courseId, course, sky } = game;
  if (game.viewerStatus !== "host") return <Alert tone="warn">{newStandingGameTexts.notYours}</Alert>;
  if (game.status === "cancelled") return <Alert tone="warn">{newStandingGameTexts.cancelled}</Alert>;
  if (game.standingGameId) return <AlreadyRepeats />;
  return (
    <Card>
      <div className="relative h-28 overflow-clip bg-primary-soft sm:h-35">
        <CourseImage alt="" courseId={courseId} imageUrl={course.imageUrl} isLarge sky={sky} />
      </div>
      <NewStandingGameForm candidates={candidates} game={game} people={people} />
    </Card>
  );
}

const AlreadyRepeats = (): ReactNode => (
  <Card>
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/standing-games">
          {newStandingGameTexts.repeats.action}
        </Link>
      }
      title={newStandingGameTexts.repeats.title}
    >
      {newStandingGameTexts.repeats.hint}
    </EmptyState>
  </Card>
);
