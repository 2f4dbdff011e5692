import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { canUseChat } from "../../golf/chat/chat-access.ts";
import { useIsWide } from "../../kit/page/use-is-wide.ts";
import { useMember } from "../../kit/session/member.ts";
import { cardTexts as texts } from "./card-texts.ts";
import { RoomLoading } from "./room-loading.tsx";
import { removeUnsent } from "./state/unsent.ts";

const Room = lazy(() => import("./room.tsx").then(({ Room }) => ({ default: Room })));

/** The group chat, or how to get access to it. */
export function ChatCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  if (!canUseChat(teeTime)) return <Outsider teeTimeId={teeTime.id} />;
  return (
    <Frame>
      <Suspense
        fallback={
          <div className="px-4 py-3">
            <RoomLoading />
          </div>
        }
      >
        <Room key={teeTime.id} teeTime={teeTime} />
      </Suspense>
    </Frame>
  );
}

/** A card beside the details; where it is a view of its own, the whole screen. */
function Frame({ children }: { children: ReactNode }): ReactNode {
  return useIsWide() ? (
    <Card as="section" className="flex min-h-0 grow flex-col">
      {children}
    </Card>
  ) : (
    <section className="fixed inset-0 z-30 flex flex-col bg-paper" data-own-frame>
      {children}
    </section>
  );
}

function Outsider({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { id } = useMember();
  // Unsent drafts are removed when access is lost.
  useEffect(() => removeUnsent(id, teeTimeId), [id, teeTimeId]);
  return (
    <Card as="section" className="stack gap-1 p-4 sm:p-5">
      <h2 className="text-h3">{texts.title}</h2>
      <p className="text-ink-2 text-small">{texts.join}</p>
    </Card>
  );
}
