import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import type { ReactNode } from "react";
import { clockText } from "../../shared/formatting.ts";
import { BackToMarketplace } from "../../shared/page/back-to-marketplace.tsx";
import { PhoneBarSpace } from "../../shared/page/phone-bar.tsx";
import { useDocumentTitle } from "../../shared/page/use-document-title.ts";
import { useIsWide } from "../../shared/page/use-is-wide.ts";
import { canUseChat } from "../../tee-time/chat/chat-access.ts";
import { ActionCard } from "./action/action-card.tsx";
import { EditLayer } from "./edit/edit-layer.tsx";
import { useIsChatting } from "./game-address.ts";
import { HostCard } from "./host-card.tsx";
import { InviteCard } from "./invite/invite-card.tsx";
import { PageViews } from "./page-views.tsx";
import { PlayersCard } from "./players/players-card.tsx";
import { RoundCard } from "./round-card.tsx";
import { TeeTimeHero } from "./tee-time-hero.tsx";
import { texts } from "./texts.ts";

export type TeeTimePageProps = {
  teeTime: TeeTimeDetail;
  /** The group chat. Rendered only when visible, as rendering it joins the room. */
  chat: ReactNode;
};

export function TeeTimePage({ teeTime, chat }: TeeTimePageProps): ReactNode {
  const name = `${teeTime.course.name}, ${clockText(teeTime.time)}`;
  useDocumentTitle(name);
  const isWide = useIsWide();
  const canChat = canUseChat(teeTime);
  const isChatting = useIsChatting() && canChat;
  const detail = isChatting ? "stack gap-4 sm:gap-5 max-lg:hidden" : "stack gap-4 sm:gap-5";
  return (
    <article className="stack gap-4 sm:gap-5">
      <BackToMarketplace />
      {isChatting && !isWide ? <h1 className="text-h3">{name}</h1> : null}
      {teeTime.status === "cancelled" ? <CancelledBanner reason={teeTime.cancelReason} /> : null}
      {canChat ? <PageViews teeTimeId={teeTime.id} /> : null}
      <div className="stack gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className={detail}>
          <TeeTimeHero teeTime={teeTime} />
        </div>
        <aside
          aria-label={texts.page.aside}
          className={`flex min-w-0 flex-col gap-4 sm:gap-5 lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${canChat ? chatAside : "lg:sticky"}`}
        >
          <div className={detail}>
            <ActionCard teeTime={teeTime} />
            <RoundCard teeTime={teeTime} />
          </div>
          {canChat ? <div className={chatSpace}>{isWide || isChatting ? chat : null}</div> : chat}
        </aside>
        <div className={detail}>
          <InviteCard teeTime={teeTime} />
          <HostCard teeTime={teeTime} />
          <PlayersCard teeTime={teeTime} />
        </div>
      </div>
      <div className={detail}>
        <PhoneBarSpace />
      </div>
      <EditLayer teeTime={teeTime} />
    </article>
  );
}

/**
 * As high as the window leaves it, for the box to write in is at its end. What cannot be so low goes with the page, or its end
 * could not be reached.
 */
const chatAside = "lg:h-[calc(100dvh-11rem)] lg:min-h-min lg:[@media(min-height:37.5rem)]:sticky";

/** In one column the view is the chat's; beside others it has what the card above leaves. */
const chatSpace = "flex flex-col empty:hidden h-[calc(100dvh-20rem)] min-h-96 lg:h-auto lg:min-h-60 lg:grow lg:basis-0";

function CancelledBanner({ reason }: { reason: string | null }): ReactNode {
  return <Alert title={texts.page.cancelled}>{reason ? texts.page.hostWrote(reason) : texts.page.noReason}</Alert>;
}
