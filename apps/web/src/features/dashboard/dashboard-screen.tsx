import { displayName } from "@fourball/domain/profile/name";
import { buttonStyle } from "@fourball/ui/button";
import { Link, useLocation } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { type Answers, useAnswers } from "../../golf/requests/use-answers.ts";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../kit/golfer/host-line.tsx";
import { ShareProfileCard } from "../../kit/golfer/lazy-share-profile-card.tsx";
import { RatingOrNew } from "../../kit/golfer/rating-or-new.tsx";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { useIsRoomy, useIsWide } from "../../kit/page/use-is-wide.ts";
import { useMember } from "../../kit/session/member.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { ActivityList } from "./activity/activity-list.tsx";
import { ActivityPlace } from "./activity/activity-place.tsx";
import { DashboardTabs } from "./dashboard-tabs.tsx";
import { NextUp } from "./next-up/next-up.tsx";
import { useMorningGame, useNextGame } from "./next-up/use-next-game.ts";
import { OpenRounds } from "./open-rounds.tsx";
import { PlaceHeader } from "./place-header.tsx";
import { ProfilePlace } from "./profile/profile-place.tsx";
import { StatLine, TotalGames } from "./stat-line.tsx";
import { dashboardTexts } from "./texts.ts";
import { useIsReplyDue } from "./use-incoming.ts";

const BelowGames = idlePart(async () => (await import("./below-games.tsx")).BelowGames);

const MorningCard = lazy(() => import("./morning/morning-card.tsx").then((m) => ({ default: m.MorningCard })));

export function DashboardScreen(): ReactNode {
  const place = usePlace();
  // Kept above the places, so that Undo survives a change of place or tab.
  const answers = useAnswers();
  useDocumentTitle(dashboardTexts.places[place]);
  useStartOfPlace(place);
  switch (place) {
    case "games":
      return <MyGames answers={answers} />;
    case "activity":
      return <ActivityPlace answers={answers} />;
    case "profile":
      return <ProfilePlace />;
    case "dashboard":
      return <WholeDashboard answers={answers} />;
  }
}

/** The three places share a route, which does not change between them: each starts at its top and its heading. */
function useStartOfPlace(place: Place): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    const heading = document.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place]);
}

const Below = (): ReactNode => (
  <Suspense fallback={<div className="h-6" />}>
    <BelowGames />
  </Suspense>
);

function MyGames({ answers }: { answers: Answers }): ReactNode {
  const next = useNextGame();
  const morningGame = useMorningGame(next);
  const isPhone = !useIsRoomy();
  const rest = (
    <>
      <DashboardTabs answers={answers} />
      <TotalGames />
      <OpenRounds />
      <Below />
    </>
  );
  // What is below begins anew on either page: moved by a screen it would jump.
  return isPhone && morningGame ? (
    <div className="-mt-[calc(5rem+1px)] stack gap-3.5" data-covers-header key="morning">
      <Suspense fallback={<div style={{ minHeight: "100dvh" }} />}>
        <MorningCard game={morningGame} />
      </Suspense>
      {rest}
    </div>
  ) : (
    <div className="stack gap-3.5" key="day">
      <PlaceHeader title={dashboardTexts.places.games} />
      <NextUp next={next} />
      {rest}
    </div>
  );
}

function WholeDashboard({ answers }: { answers: Answers }): ReactNode {
  const isReplyDue = useIsReplyDue();
  return (
    <div className="stack gap-6">
      <DashboardHeader />
      <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start">
        <div className="stack gap-6">
          <NextUp next={useNextGame()} />
          <StatLine />
          <DashboardTabs answers={answers} isReplyDue={isReplyDue} />
          <OpenRounds />
          <Below />
        </div>
        <div className="stack gap-6">
          <ActivityCard />
          <aside aria-label="Your public profile">
            <ShareProfileCard />
          </aside>
        </div>
      </div>
    </div>
  );
}

type Place = "games" | "activity" | "profile" | "dashboard";

const placeOf = ({ search, hash }: { search: object; hash: string }): Place => {
  if (hash === "me") return "profile";
  return "tab" in search && search.tab === "requests" ? "activity" : "games";
};

/** In one column it is one of three places by the address; wide screens show the whole dashboard. */
function usePlace(): Place {
  const inOneColumn = useLocation({ select: placeOf });
  return useIsWide() ? "dashboard" : inOneColumn;
}

function DashboardHeader(): ReactNode {
  const member = useMember();
  return (
    <header className="flex scroll-mt-8 flex-wrap items-center gap-4" id="me">
      <GolferAvatar golfer={member} size="large" />
      <div className="grid min-w-0 grow basis-56 gap-0.5">
        <h1 className="wrap-anywhere">{displayName(member)}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-ink-2">
          <span className="wrap-anywhere">{member.email}</span>
          <span>{handicapText(member.handicap)}</span>
          <RatingOrNew of={member} size="medium" />
        </p>
      </div>
      <Link className={buttonStyle({ size: "large" })} to="/create">
        <Plus aria-hidden="true" className="size-5 stroke-2" />
        {dashboardTexts.header.create}
      </Link>
    </header>
  );
}

/** So many lines stand beside the games; the others open on request. */
const SHOWN = 6;

/** The activity list in the right column of wider screens. */
function ActivityCard(): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="activity" className="stack gap-3">
      <h2 className="text-h3" id="activity" ref={heading} tabIndex={-1}>
        {dashboardTexts.activity.heading}
      </h2>
      <ActivityList heading={heading} shownFirst={SHOWN} />
    </section>
  );
}
