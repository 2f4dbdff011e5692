import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { canUseChat } from "../../golf/chat/chat-access.ts";
import { idlePart } from "../../kit/when-idle.ts";

type OfGame = { teeTime: TeeTimeDetail };

type Layer = {
  isFor: (teeTime: TeeTimeDetail) => boolean;
  load: () => Promise<ComponentType<OfGame>>;
  /** It comes after the first screen, once the browser is idle. */
  isLater?: boolean;
  /** What keeps its place until it is loaded. */
  place?: (teeTime: TeeTimeDetail) => ReactNode;
};

/** Whether the viewer played it, and it is over. */
export const isPlayed = (teeTime: TeeTimeDetail): boolean => teeTime.status === "completed" && canUseChat(teeTime);

/** What the page of a game loads only for the games that have it. */
export const layers = {
  HeadStart: layer({
    isFor: ({ opensToAllAt, viewerStatus }) => Boolean(opensToAllAt) && viewerStatus === "host",
    load: async () => (await import("../../golf/head-start/head-start-note.tsx")).HeadStartNote,
  }),
  Proposal: layer({
    isFor: (teeTime) => teeTime.status === "active" && canUseChat(teeTime),
    load: async () => (await import("./proposal/proposal-card.tsx")).ProposalCard,
    isLater: true,
  }),
  After: layer({
    isFor: isPlayed,
    load: async () => (await import("./after/after-round.tsx")).AfterRound,
    place: () => <Skeleton className="h-80 rounded-card" />,
  }),
  Weather: layer({
    isFor: (teeTime) => teeTime.badWeather && teeTime.status === "active" && canUseChat(teeTime),
    load: async () => (await import("./attendance/weather.tsx")).SaidWeather,
    place: () => <Skeleton className="h-16 rounded-card" />,
  }),
  Why: layer({
    isFor: ({ fit }) => fit !== null,
    load: async () => (await import("./why/why-card.tsx")).WhyCard,
    isLater: true,
    place: (teeTime) => <PlaceOfWhy {...teeTime} />,
  }),
  Costs: layer({
    isFor: ({ status }) => status !== "cancelled",
    load: async () => (await import("./costs/costs-card.tsx")).CostsCard,
    isLater: true,
  }),
  Invite: layer({
    isFor: ({ inviteToken }) => Boolean(inviteToken),
    load: async () => (await import("./invite/invite-card.tsx")).InviteCard,
  }),
  More: layer({ isFor: canUseChat, load: async () => (await import("./more/more-for-game.tsx")).MoreForGame }),
};

function layer({ isFor, load, isLater = false, place }: Layer): ComponentType<OfGame> {
  const Content = isLater ? idlePart(load) : lazy(async () => ({ default: await load() }));
  return ({ teeTime }) =>
    isFor(teeTime) ? (
      <Suspense fallback={place?.(teeTime)}>
        <Content teeTime={teeTime} />
      </Suspense>
    ) : null;
}

/** As high as the card, so that nothing moves when it comes: its sentences take two lines on a phone. */
const PlaceOfWhy = ({ fit }: Pick<TeeTimeDetail, "fit">): ReactNode =>
  fit ? (
    <Card aria-hidden="true" className="stack gap-3 p-4 sm:p-5">
      <p className="text-h3">&nbsp;</p>
      <div className="grid gap-2.5 text-small">
        {[...fit.reasons, ...(fit.caution ? [fit.caution] : [])].map(({ kind }) => (
          <p key={kind}>
            &nbsp;
            <br />
            &nbsp;
          </p>
        ))}
      </div>
      <p className="text-micro">&nbsp;</p>
    </Card>
  ) : null;
