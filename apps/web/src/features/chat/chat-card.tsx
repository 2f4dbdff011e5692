import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { hasChatSeat } from "../../components/chat-seat.ts";
import { useMember } from "../../shared/member.ts";
import { RoomLoading } from "./room-loading.tsx";
import { forgetUnsent } from "./unsent.ts";

const Room = lazy(() => import("./room.tsx").then(({ Room }) => ({ default: Room })));

/** The group chat of a game, or what it takes to be in it. */
export function ChatCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  if (!hasChatSeat(teeTime)) return <Outsider teeTimeId={teeTime.id} />;
  return (
    <Card as="section" className="flex min-h-0 grow flex-col">
      <Suspense
        fallback={
          <div className="px-4 py-3">
            <RoomLoading />
          </div>
        }
      >
        <Room key={teeTime.id} teeTime={teeTime} />
      </Suspense>
    </Card>
  );
}

function Outsider({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { id } = useMember();
  // Of words that somebody who lost the seat had not sent, nothing stays in the browser.
  useEffect(() => forgetUnsent(id, teeTimeId), [id, teeTimeId]);
  return (
    <Card as="section" className="stack gap-1 p-4 sm:p-5">
      <h2 className="text-h3">Group chat</h2>
      <p className="text-ink-2 text-small">Join this tee time to participate in group chat</p>
    </Card>
  );
}
