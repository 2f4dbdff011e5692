import { displayName } from "@fourball/domain/profile/name";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDelayedFlag } from "../../shared/page/use-delayed-flag.ts";
import { useDocumentTitle } from "../../shared/page/use-document-title.ts";
import { failureMessage, failureOf } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { ProfileGames } from "./profile-games.tsx";
import { ProfileIdentity } from "./profile-identity.tsx";
import { ProfileNotFound } from "./profile-not-found.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { texts } from "./texts.ts";

export function ProfileScreen(): ReactNode {
  const { userId } = useParams({ from: "/_public/profile/$userId" });
  const profile = trpc.profile.get.useQuery({ userId });
  const waits = useDelayedFlag(profile.isPending);
  useDocumentTitle(profile.data ? displayName(profile.data) : undefined);
  if (profile.error && failureOf(profile.error) === "not_found") return <ProfileNotFound />;
  if (profile.data)
    return (
      <div className="stack gap-8">
        <ProfileIdentity profile={profile.data} />
        <ProfileGames profile={profile.data} />
      </div>
    );
  if (profile.error)
    return (
      <>
        <h1 className="sr-only">{texts.page.title}</h1>
        <Alert
          action={
            <Button onClick={() => void profile.refetch()} variant="secondary">
              {texts.page.retry}
            </Button>
          }
          title={texts.page.failed}
        >
          {failureMessage(profile.error)}
        </Alert>
      </>
    );
  return waits ? <ProfileSkeleton /> : null;
}
