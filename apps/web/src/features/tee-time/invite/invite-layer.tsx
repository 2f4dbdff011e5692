import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";

const InviteCard = lazy(() => import("./invite-card.tsx").then(({ InviteCard }) => ({ default: InviteCard })));

/** The invite link, which only the host of an unlisted game has. */
export function InviteLayer({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  return teeTime.inviteToken ? (
    <Suspense>
      <InviteCard teeTime={teeTime} />
    </Suspense>
  ) : null;
}
