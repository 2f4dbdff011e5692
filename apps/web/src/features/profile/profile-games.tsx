import type { PublicProfile } from "@fourball/domain/profile/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { EmptyState } from "@fourball/ui/empty-state";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { TeeTimeCardSkeleton } from "../../golf/card/tee-time-card-skeleton.tsx";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { RequestDialog } from "./load-request-dialog.ts";
import { ProfileGame } from "./profile-game.tsx";
import type { RequestActionProps } from "./request-action.tsx";
import { texts } from "./texts.ts";

export function ProfileGames({ profile }: { profile: PublicProfile }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // Kept above the list: a game may disappear while its dialog is open.
  const [dialog, setDialog] = useState<{ game: TeeTimeCard; opener: Element | null }>();
  return (
    <section aria-labelledby="profile-games" className="stack gap-4">
      <h2 id="profile-games" ref={heading} tabIndex={-1}>
        {texts.games.title}
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
      <EmptyState as="h3" title={texts.games.none}>
        {texts.games.noneHint(profile.firstName)}
      </EmptyState>
    );
  if (games.error) return <LoadFailed error={games.error} retry={games.refetch} title={texts.games.failed} />;
  return (
    <div aria-busy="true" className="card-grid">
      <TeeTimeCardSkeleton />
      <TeeTimeCardSkeleton />
    </div>
  );
}
