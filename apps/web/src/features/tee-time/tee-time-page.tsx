import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import type { ReactNode } from "react";
import { BackToMarketplace } from "../../components/back-to-marketplace.tsx";
import { PhoneBarSpace } from "../../components/phone-bar.tsx";
import { clockText } from "../../shared/formatting.ts";
import { useDocumentTitle } from "../../shared/use-document-title.ts";
import { ActionCard } from "./action-card.tsx";
import { EditLayer } from "./edit-layer.tsx";
import { HostCard } from "./host-card.tsx";
import { InviteCard } from "./invite-card.tsx";
import { PlayersCard } from "./players-card.tsx";
import { TeeTimeHero } from "./tee-time-hero.tsx";

export function TeeTimePage({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  useDocumentTitle(`${teeTime.course.name}, ${clockText(teeTime.time)}`);
  return (
    <article className="stack gap-4 sm:gap-5">
      <BackToMarketplace />
      {teeTime.status === "cancelled" ? <CancelledBanner reason={teeTime.cancelReason} /> : null}
      <div className="stack gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <TeeTimeHero teeTime={teeTime} />
        <aside
          aria-label="What you can do"
          className="stack gap-4 sm:gap-5 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <ActionCard teeTime={teeTime} />
          <InviteCard teeTime={teeTime} />
        </aside>
        <div className="stack gap-4 sm:gap-5">
          <HostCard teeTime={teeTime} />
          <PlayersCard teeTime={teeTime} />
        </div>
      </div>
      <PhoneBarSpace />
      <EditLayer teeTime={teeTime} />
    </article>
  );
}

function CancelledBanner({ reason }: { reason: string | null }): ReactNode {
  return (
    <Alert title="This tee time was cancelled">{reason ? <>The host wrote: “{reason}”</> : "The host gave no reason."}</Alert>
  );
}
