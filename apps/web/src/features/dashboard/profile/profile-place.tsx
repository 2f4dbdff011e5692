import type { SettingsPart } from "@fourball/domain/links/links";
import { displayName } from "@fourball/domain/profile/name";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { monthText } from "../../../kit/formatting.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../../kit/golfer/host-line.tsx";
import { ProfileCover } from "../../../kit/golfer/profile-cover.tsx";
import { RatingOrNew } from "../../../kit/golfer/rating-or-new.tsx";
import { pages } from "../../../kit/page/pages.ts";
import { numberText } from "../../../kit/plural.ts";
import { useMember } from "../../../kit/session/member.ts";
import { idlePart } from "../../../kit/when-idle.ts";
import { dashboardTexts } from "../texts.ts";
import { ShareProfile } from "./share-profile.tsx";

const AccountRows = idlePart(async () => (await import("./account-rows.tsx")).AccountRows);

/** One's own profile in one column: who golfers see, and the way to everything about the account. */
export function ProfilePlace(): ReactNode {
  return (
    <div className="stack gap-3.5">
      <Cover />
      <div className="stack relative -mt-14 gap-3.5">
        <ProfileCard />
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <AccountRows />
        </Suspense>
      </div>
    </div>
  );
}

function Cover(): ReactNode {
  return (
    <div className="relative h-36 overflow-clip max-sm:-mx-4 max-sm:-mt-6 sm:rounded-card">
      <ProfileCover src={useMember().coverImageUrl} />
    </div>
  );
}

function ProfileCard(): ReactNode {
  const member = useMember();
  return (
    <Card as="section" className="overflow-visible px-4 pb-4">
      <div className="flex items-end justify-between gap-3">
        <span className="-mt-9 rounded-chip ring-4 ring-surface">
          <GolferAvatar golfer={member} size="huge" />
        </span>
        <Link className={buttonStyle({ variant: "secondary" })} hash={"profile" satisfies SettingsPart} to={pages.settings}>
          {dashboardTexts.profile.edit}
        </Link>
      </div>
      <h1 className="mt-2.5 text-[1.56rem] wrap-anywhere">{displayName(member)}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-2 text-small">
        <span>{handicapText(member.handicap)}</span>
        <span aria-hidden="true">·</span>
        <RatingOrNew of={member} size="medium" />
      </p>
      <p className="text-ink-2 text-small wrap-anywhere">
        {member.email} · {dashboardTexts.profile.memberSince(monthText(member.createdAt))}
      </p>
      {member.bio ? <p className="mt-2 whitespace-pre-line text-small wrap-anywhere">{member.bio}</p> : null}
      <dl className="tear my-3 grid grid-cols-3 pt-3 text-center">
        <Figure label={dashboardTexts.profile.hosted} value={member.gamesHosted} />
        <Figure label={dashboardTexts.profile.played} value={member.gamesPlayed} />
        <Figure label={dashboardTexts.profile.ratings} value={member.ratingsCount} />
      </dl>
      <ShareProfile />
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }): ReactNode {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-2 text-small">{label}</dt>
      <dd className="numerals text-[1.75rem]">{numberText(value)}</dd>
    </div>
  );
}
