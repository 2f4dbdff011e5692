import { firstNameOf } from "@fourball/domain/profile/name";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { AvatarStack } from "@fourball/ui/avatar";
import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { listText, shortDate } from "../../kit/formatting.ts";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { nearMomentText } from "../../kit/moments.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { dashboardTexts } from "./texts.ts";

const leavesSomething = ({ asksWhoCame, golfers }: RoundRating): boolean =>
  asksWhoCame || golfers.some(({ given }) => given === null);

/** Rounds after which something is left to do, each of which leads to its page. */
export const OpenRounds = (): ReactNode => <Rounds shown={leavesSomething} />;

/** Those whose host is asked who came: that waits for an answer, as a request does. */
export const RoundsToAnswer = (): ReactNode => <Rounds shown={({ asksWhoCame }) => asksWhoCame} />;

function Rounds({ shown }: { shown: (round: RoundRating) => boolean }): ReactNode {
  const rounds = trpc.rating.open.useQuery().data?.filter(shown) ?? [];
  return rounds.length > 0 ? (
    <Card as="section">
      {rounds.map((round) => (
        <OpenRound key={round.teeTimeId} round={round} />
      ))}
    </Card>
  ) : null;
}

/** So many are named; more are counted. */
const NAMED = 2;

function OpenRound({ round }: { round: RoundRating }): ReactNode {
  const { teeTimeId, courseName, date, closesAt, golfers, asksWhoCame } = round;
  const fellows = asksWhoCame ? golfers : golfers.filter(({ given }) => given === null);
  const names = fellows.map(({ golfer }) => firstNameOf(golfer));
  const who = names.length > NAMED ? dashboardTexts.rounds.golfers(names.length) : listText(names);
  const { whoCame, of, title, rateBy } = dashboardTexts.rounds;
  const day = shortDate(date);
  const game = of(courseName, day);
  return (
    <div className="relative flex min-h-16 items-center gap-3 py-2.5 pr-2.5 pl-3.5 hover:bg-sunken sm:px-5 [&+&]:tear">
      <AvatarStack label={listText(names)}>
        {fellows.slice(0, NAMED).map(({ userId, golfer }) => (
          <GolferAvatar golfer={golfer} key={userId} size="small" />
        ))}
      </AvatarStack>
      <div className="min-w-0 grow leading-snug">
        <h2 className="truncate text-small tracking-normal">
          <Link className="stretch-link text-ink no-underline" params={{ teeTimeId }} to="/tee-times/$teeTimeId">
            {asksWhoCame ? whoCame : title(courseName)}
            <span className="sr-only"> {asksWhoCame ? game : day}</span>
          </Link>
        </h2>
        <p className="text-ink-2 text-small">{asksWhoCame ? game : rateBy(who, nearMomentText(closesAt))}</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
    </div>
  );
}
