import { linkTo } from "@fourball/domain/links/links";
import { displayName } from "@fourball/domain/profile/name";
import { isNewGolfer, ratingText } from "@fourball/domain/profile/rating";
import type { PublicProfile } from "@fourball/domain/profile/schema";
import { Badge } from "@fourball/ui/badge";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { Stars } from "@fourball/ui/stars";
import { StatStrip, StatTile } from "@fourball/ui/stat-tile";
import { Link, useNavigate } from "@tanstack/react-router";
import Lock from "lucide-react/icons/lock";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { answersText } from "../../golf/clock/answers-text.ts";
import { monthText } from "../../kit/formatting.ts";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { GolferMenu } from "../../kit/golfer/golfer-menu.tsx";
import { handicapText } from "../../kit/golfer/host-line.tsx";
import { ProfileCover } from "../../kit/golfer/profile-cover.tsx";
import { ShowedUp } from "../../kit/golfer/showed-up.tsx";
import { pages } from "../../kit/page/pages.ts";
import { useShare } from "../../kit/page/use-share.tsx";
import { PartnerBadge } from "../../kit/partner/partner-badge.tsx";
import { useViewerId } from "../../kit/session/member.ts";
import { siteUrl } from "../../kit/site-url.ts";
import { profileTexts } from "./texts.ts";

export function ProfileIdentity({ profile }: { profile: PublicProfile }): ReactNode {
  const viewerId = useViewerId();
  const isOwner = viewerId === profile.id;
  const navigate = useNavigate();
  // The profile is not found from then on.
  const leave = (): void => void navigate({ to: "/marketplace", replace: true });
  return (
    <Card as="section">
      <div className="relative aspect-[4/1] max-h-60 w-full bg-primary-soft">
        <ProfileCover src={profile.coverImageUrl} />
      </div>
      <div className="grid gap-4 px-4 pb-5 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <span className="-mt-12 rounded-chip ring-4 ring-surface">
            <GolferAvatar golfer={profile} size="huge" />
          </span>
          <div className="flex flex-wrap items-center gap-3 pt-3">
            {isOwner ? <OwnProfile isPublic={profile.isPublic} /> : null}
            {profile.isPublic ? <ShareProfileButton profile={profile} /> : null}
            <GolferMenu
              name={displayName(profile)}
              onBlocked={leave}
              pictures={[
                ...(profile.profileImageUrl ? ["photo" as const] : []),
                ...(profile.coverImageUrl ? ["cover" as const] : []),
              ]}
              userId={profile.id}
            />
          </div>
        </div>
        <NameAndFacts isOther={Boolean(viewerId) && !isOwner} profile={profile} />
        {profile.bio ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{profile.bio}</p> : null}
      </div>
      <TearLine />
      <Figures profile={profile} />
    </Card>
  );
}

type NameAndFactsProps = {
  profile: PublicProfile;
  /** Than the viewer, who is signed in. */
  isOther: boolean;
};

function NameAndFacts({ profile, isOther }: NameAndFactsProps): ReactNode {
  const figure = `${ratingText(profile.rating)}/5.0`;
  return (
    <div className="grid gap-1.5">
      <h1 className="wrap-anywhere">{displayName(profile)}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
        <Stars figure={figure} label={profileTexts.golfer.rated(figure)} value={profile.rating} />
        {isNewGolfer(profile) ? <span>{profileTexts.golfer.isNew}</span> : null}
        <span>{handicapText(profile.handicap)}</span>
        <span>{profileTexts.golfer.memberSince(monthText(profile.createdAt))}</span>
        {isOther ? <PartnerBadge userId={profile.id} /> : null}
      </p>
    </div>
  );
}

function Figures({ profile }: { profile: PublicProfile }): ReactNode {
  return (
    <section className="grid gap-3 px-4 pt-4 pb-5 sm:px-6">
      <h2 className="text-h3">{profileTexts.golfer.stats}</h2>
      <StatStrip className="w-full max-w-md">
        <StatTile label={profileTexts.golfer.hosted} value={profile.gamesHosted} />
        <StatTile label={profileTexts.golfer.played} value={profile.gamesPlayed} />
      </StatStrip>
      {profile.attendance ? (
        <p className="text-ink-2 text-small">
          <ShowedUp inWords of={profile.attendance} />
        </p>
      ) : null}
      {profile.answers ? (
        <p className="text-ink-2 text-small">{profileTexts.golfer.answers(answersText(profile.answers))}</p>
      ) : null}
    </section>
  );
}

function OwnProfile({ isPublic }: { isPublic: boolean }): ReactNode {
  return (
    <>
      {isPublic ? (
        <span className="text-ink-2 text-small">{profileTexts.golfer.yours}</span>
      ) : (
        <Badge tone="outline">
          <Lock aria-hidden="true" /> {profileTexts.golfer.private}
        </Badge>
      )}
      <Link className={buttonStyle({ variant: "secondary", size: "small" })} to={pages.settings}>
        {profileTexts.golfer.edit}
      </Link>
    </>
  );
}

/** For everyone who sees a public profile. */
function ShareProfileButton({ profile }: { profile: PublicProfile }): ReactNode {
  const url = siteUrl(linkTo("/profile/:userId", { params: { userId: profile.id } }));
  const { button, dialog } = useShare({ title: displayName(profile), url, words: profileTexts.share });
  return (
    <>
      <Button {...button} size="small" variant="secondary">
        <Share2 aria-hidden="true" className="size-4 stroke-[1.75]" />
        {profileTexts.share.button}
      </Button>
      {dialog}
    </>
  );
}
