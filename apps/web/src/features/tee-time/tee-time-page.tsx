import { firstNameOf } from "@fourball/domain/profile/name";
import { cancelReasonText } from "@fourball/domain/tee-time/cancel-reason";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { ArrivalLayer } from "../../golf/arrival/arrival-layer.tsx";
import { canUseChat } from "../../golf/chat/chat-access.ts";
import { clockText } from "../../kit/formatting.ts";
import { BackToMarketplace } from "../../kit/page/back-to-marketplace.tsx";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { useIsRoomy, useIsWide } from "../../kit/page/use-is-wide.ts";
import { AskForPushLayer } from "../../kit/push/ask-for-push-layer.tsx";
import { ActionBar } from "./action/action-bar.tsx";
import { ActionCard } from "./action/action-card.tsx";
import { ChatLink } from "./chat-link.tsx";
import { CourseCard } from "./course-card.tsx";
import { EditLayer } from "./edit/edit-layer.tsx";
import { Facts } from "./facts.tsx";
import { FoldedSky } from "./folded-sky.tsx";
import { FromHost } from "./from-host.tsx";
import { useIsChatting } from "./game-address.ts";
import { isPlayed, layers } from "./layers.tsx";
import { PlayersCard } from "./players/players-card.tsx";
import { useIsWaitingKnown } from "./requests/use-waiting.ts";
import { GameActions } from "./share/game-actions.tsx";
import { SkyHeader } from "./sky-header.tsx";
import { teeTimeTexts } from "./texts.ts";
import { type GameAction, useGameAction } from "./use-game-action.ts";

export type TeeTimePageProps = {
  teeTime: TeeTimeDetail;
  /** The group chat. Rendered only when visible, as rendering it joins the room. */
  chat: ReactNode;
};

export function TeeTimePage({ teeTime, chat }: TeeTimePageProps): ReactNode {
  useDocumentTitle(`${teeTime.course.name}, ${clockText(teeTime.time)}`);
  const isWide = useIsWide();
  const isRoomy = useIsRoomy();
  const action = useGameAction(teeTime);
  const isChatting = useIsChatting() && canUseChat(teeTime) && !isWide;
  if (isChatting) return chat;
  const parts = { teeTime, action, chat };
  return (
    <article className="stack gap-4" data-own-frame>
      {isWide ? <TwoColumns {...parts} /> : <OneColumn {...parts} />}
      <EditLayer teeTime={teeTime} />
      {isRoomy ? null : (
        <>
          <FoldedSky teeTime={teeTime} />
          <ActionBar {...parts} />
        </>
      )}
    </article>
  );
}

type Parts = TeeTimePageProps & { action: GameAction };

/** Beside the game is what the viewer can do. The chat fills the window once the cards above it are scrolled away. */
function TwoColumns({ teeTime, action, chat }: Parts): ReactNode {
  const canChat = canUseChat(teeTime);
  const isHost = action.state === "host";
  const course = <CourseCard course={teeTime.course} />;
  const cards = (
    <>
      <Arrival teeTime={teeTime} />
      <layers.Proposal teeTime={teeTime} />
      {isHost || isPlayed(teeTime) ? null : <ActionCard action={action} teeTime={teeTime} />}
      <AskWhilePending action={action} teeTime={teeTime} />
      <layers.Weather teeTime={teeTime} />
      {isHost ? <layers.More teeTime={teeTime} /> : null}
    </>
  );
  return (
    <>
      <CrumbRow teeTime={teeTime} />
      <CancelledBanner teeTime={teeTime} />
      <layers.HeadStart teeTime={teeTime} />
      <div className="grid grid-cols-[minmax(0,1fr)_23.5rem] gap-6">
        <div className="stack content-start gap-4">
          <Card>
            <SkyHeader teeTime={teeTime} />
            <Facts teeTime={teeTime} />
          </Card>
          <AfterRequests isHost={isHost} teeTime={teeTime}>
            {isHost && !isPlayed(teeTime) ? <ActionCard action={action} teeTime={teeTime} /> : null}
            <layers.After teeTime={teeTime} />
            <PlayersCard teeTime={teeTime} />
            <FromHost teeTime={teeTime} />
            <layers.Costs teeTime={teeTime} />
            <layers.Invite teeTime={teeTime} />
            {isHost ? null : <layers.More teeTime={teeTime} />}
            {canChat ? course : null}
          </AfterRequests>
        </div>
        <aside aria-label={teeTimeTexts.page.aside}>
          {canChat ? (
            <div className="flex h-full flex-col gap-4">
              <div className="stack gap-4 empty:hidden">{cards}</div>
              <div className="sticky top-22 flex h-[calc(100dvh-6.5rem)] max-h-200 min-h-144 flex-col">{chat}</div>
            </div>
          ) : (
            <div className="stack sticky top-22 gap-4">
              {cards}
              {chat}
              <layers.Why teeTime={teeTime} />
              {course}
            </div>
          )}
        </aside>
      </div>
    </>
  );
}

/** What has happened comes before the facts; what can be asked for has its button in the bar, and comes after the players. */
function OneColumn({ teeTime, action, chat }: Parts): ReactNode {
  const isRoomy = useIsRoomy();
  const card = isPlayed(teeTime) ? <layers.After teeTime={teeTime} /> : <ActionCard action={action} teeTime={teeTime} />;
  const isHost = action.state === "host";
  const isNews = !(action.state === "join" || action.state === "full" || action.state === "confirmed");
  const canChat = canUseChat(teeTime);
  const facts = <Facts teeTime={teeTime} />;
  return (
    <>
      {isRoomy ? (
        <>
          <CrumbRow teeTime={teeTime} />
          <Card>
            <SkyHeader teeTime={teeTime} />
            {facts}
          </Card>
        </>
      ) : (
        <SkyHeader teeTime={teeTime} />
      )}
      <AfterRequests isHost={isHost} teeTime={teeTime}>
        {isHost && !isRoomy ? card : null}
        {isRoomy ? null : <GameActions teeTime={teeTime} />}
        <CancelledBanner teeTime={teeTime} />
        <layers.HeadStart teeTime={teeTime} />
        <Arrival teeTime={teeTime} />
        <layers.Proposal teeTime={teeTime} />
        {isNews && !(isHost && !isRoomy) ? card : null}
        <AskWhilePending action={action} teeTime={teeTime} />
        {canChat ? <ChatLink teeTimeId={teeTime.id} /> : null}
        {isRoomy ? null : <Card>{facts}</Card>}
        <PlayersCard teeTime={teeTime} />
        <layers.Why teeTime={teeTime} />
        {isNews || (action.state === "join" && action.asksInSheet) ? null : card}
        <layers.Weather teeTime={teeTime} />
        <FromHost teeTime={teeTime} />
        <layers.Costs teeTime={teeTime} />
        <layers.Invite teeTime={teeTime} />
        <layers.More teeTime={teeTime} />
        <CourseCard course={teeTime.course} />
        {canChat ? null : chat}
      </AfterRequests>
    </>
  );
}

type AfterRequestsProps = { isHost: boolean; teeTime: TeeTimeDetail; children: ReactNode };

/** A host reads first who wants in: what is below waits for that, since it would move. */
function AfterRequests({ isHost, teeTime, children }: AfterRequestsProps): ReactNode {
  const isKnown = useIsWaitingKnown(teeTime);
  const place = <Skeleton className="h-88 rounded-card" />;
  if (isHost && teeTime.pendingCount > 0 && !isKnown) return place;
  return <Suspense fallback={place}>{children}</Suspense>;
}

const AskWhilePending = ({ action, teeTime }: Pick<Parts, "action" | "teeTime">): ReactNode =>
  action.state === "pending" ? <AskForPushLayer host={firstNameOf(teeTime.host)} /> : null;

const Arrival = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode => (
  <ArrivalLayer
    frame={(panel) => (
      <Card as="section" className="p-4 sm:p-5">
        {panel}
      </Card>
    )}
    game={teeTime}
  />
);

const CrumbRow = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode => (
  <div className="-mt-4.5 -mb-2 flex min-h-10 items-center justify-between gap-4">
    <BackToMarketplace />
    <GameActions teeTime={teeTime} />
  </div>
);

function CancelledBanner({ teeTime: { status, cancelReason } }: { teeTime: TeeTimeDetail }): ReactNode {
  return status === "cancelled" ? (
    <Alert title={teeTimeTexts.page.cancelled}>
      {cancelReason ? cancelReasonText(cancelReason) : teeTimeTexts.page.noReason}
    </Alert>
  ) : null;
}
