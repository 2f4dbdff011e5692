import { displayName } from "@fourball/domain/profile/name";
import { useParams } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { NotFoundCard } from "../../kit/page/not-found-card.tsx";
import { useDelayedFlag } from "../../kit/page/use-delayed-flag.ts";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { failedWith } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { ProfileGames } from "./profile-games.tsx";
import { ProfileIdentity } from "./profile-identity.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { profileTexts } from "./texts.ts";

const RoundsWall = idlePart(async () => (await import("./rounds-wall.tsx")).RoundsWall);

export function ProfileScreen(): ReactNode {
  const { userId } = useParams({ from: "/_public/profile/$userId" });
  const profile = trpc.profile.get.useQuery({ userId });
  const waits = useDelayedFlag(profile.isPending);
  useDocumentTitle(profile.data ? displayName(profile.data) : undefined);
  // Private and unknown look the same.
  if (failedWith(profile.error, "profile.get", "profileNotFound"))
    return (
      <NotFoundCard back={profileTexts.page.goBack} hint={profileTexts.page.notFoundHint} title={profileTexts.page.notFound} />
    );
  if (profile.data)
    return (
      <div className="stack gap-8">
        <ProfileIdentity profile={profile.data} />
        <ProfileGames profile={profile.data} />
        <Suspense>
          <RoundsWall userId={profile.data.id} />
        </Suspense>
      </div>
    );
  if (profile.error)
    return (
      <>
        <h1 className="sr-only">{profileTexts.page.title}</h1>
        <LoadFailed error={profile.error} retry={profile.refetch} title={profileTexts.page.failed} />
      </>
    );
  return waits ? <ProfileSkeleton /> : null;
}
