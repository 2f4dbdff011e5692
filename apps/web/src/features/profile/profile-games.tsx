import type { PublicProfile } from "@fourball/domain/profile/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isFull, profileSpotsText } from "@fourball/domain/tee-time/spots";
import { Badge } from "@fourball/ui/badge";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { isOver } from "../../golf/face/round-stage.ts";
import { spotCountsOf } from "../../golf/face/spot-counts.ts";
import { TeeTimeFace } from "../../golf/face/tee-time-face.tsx";
import { JoinButton } from "../../golf/join/join-button.tsx";
import { dayText, zoneName } from "../../kit/formatting.ts";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { useViewerId } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { lazyWithPreload } from "../../kit/when-idle.ts";
import { profileTexts } from "./texts.ts";

const [RequestDialog, preload] = lazyWithPreload(async () => (await import("./request-dialog.tsx")).RequestDialog);

export function ProfileGames({ profile }: { profile: PublicProfile }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // Kept above the list: a game may disappear while its dialog is open.
  const [dialog, setDialog] = useState<{ game: TeeTimeCard; opener: Element | null }>();
  return (
    <section aria-labelledby="profile-games" className="stack gap-4">
      <h2 id="profile-games" ref={heading} tabIndex={-1}>
        {profileTexts.games.title}
      </h2>
      <Games onRequest={(game) => setDialog({ game, opener: document.activeElement })} profile={profile} />
      {dialog ? (
        <Suspense>
          <RequestDialog
            finalFocus={() => (dialog.opener?.isConnected ? null : heading.current)}
            game={dialog.game}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

type GamesProps = { profile: PublicProfile; onRequest: RequestActionProps["onRequest"] };

function Games({ profile, onRequest }: GamesProps): ReactNode {
  const games = trpc.profile.teeTimes.useQuery({ userId: profile.id });
  if (games.data && games.data.length > 0)
    return (
      <ul className="card-grid">
        {games.data.map((game) => (
          <li key={game.id}>
            <ProfileGame game={game} onRequest={onRequest} />
          </li>
        ))}
      </ul>
    );
  if (games.data)
    return (
      <EmptyState as="h3" title={profileTexts.games.none}>
        {profileTexts.games.noneHint(profile.firstName)}
      </EmptyState>
    );
  if (games.error) return <LoadFailed error={games.error} retry={games.refetch} title={profileTexts.games.failed} />;
  return (
    <div aria-busy="true" className="card-grid">
      <TeeTimeCardSkeleton />
      <TeeTimeCardSkeleton />
    </div>
  );
}

/** A game on its host's page, where visitors may be looking too. */
function ProfileGame({ game, onRequest }: RequestActionProps): ReactNode {
  const isVisitor = useViewerId() === undefined;
  return (
    <Card as="article" className="flex h-full flex-col" data-game={game.id}>
      <TeeTimeFace
        day={dayText(game, Temporal.Now.instant())}
        game={game}
        hasSpotWords={false}
        isOver={isOver(game)}
        marks={<SpotBadges game={game} />}
        mood={game}
        picture={<CourseImage alt="" courseId={game.courseId} imageUrl={game.course.imageUrl} sky={game.sky} />}
        place={game.course.location}
        preferences={game.preferences}
        time={game.time}
        title={
          <h3 className="two-lines" title={game.course.name}>
            {isVisitor ? (
              game.course.name
            ) : (
              <Link className="stretch-link" params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
                {game.course.name}
              </Link>
            )}
          </h3>
        }
        zone={zoneName(game)}
      >
        {game.description ? <p className="whitespace-pre-line wrap-anywhere">{game.description}</p> : null}
        <div className="above-stretch mt-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          {game.pendingCount > 0 ? (
            <span className="grow text-ink-2">{profileTexts.games.pending(game.pendingCount)}</span>
          ) : null}
          <RequestAction game={game} onRequest={onRequest} />
        </div>
      </TeeTimeFace>
    </Card>
  );
}

function SpotBadges({ game }: { game: TeeTimeCard }): ReactNode {
  const spotCounts = spotCountsOf(game);
  return (
    <>
      <Badge tone={isFull(spotCounts) ? "neutral" : "ok"}>
        {isFull(spotCounts) ? profileTexts.games.full : profileTexts.games.open}
      </Badge>
      <Badge tone="outline">
        <span aria-hidden="true">{profileSpotsText(spotCounts)}</span>
        <span className="sr-only">{profileTexts.games.taken(spotCounts.confirmed, spotCounts.totalSlots - 1)}</span>
      </Badge>
    </>
  );
}

type RequestActionProps = { game: TeeTimeCard; onRequest: (game: TeeTimeCard) => void };

/** The owner manages the game; everyone else can request a spot. */
function RequestAction({ game, onRequest }: RequestActionProps): ReactNode {
  const isOwner = useViewerId() === game.hostId;
  if (isOwner)
    return (
      <Link className={buttonStyle({ variant: "secondary" })} params={{ teeTimeId: game.id }} to="/tee-times/$teeTimeId">
        {profileTexts.games.manage}
      </Link>
    );
  return <JoinButton aria-haspopup="dialog" game={game} {...preload} onJoin={() => onRequest(game)} />;
}
