import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { useUnread } from "../../golf/chat/unread.ts";
import { blockTexts } from "../../kit/block/texts.ts";
import { useBlocked } from "../../kit/block/use-blocked.ts";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { teeTimeTexts } from "./texts.ts";

/** Where there is no room beside the details, the chat is a view of its own. */
export function ChatLink({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const unread = useUnread().of(teeTimeId);
  return (
    <Card className="no-print flex items-center gap-3 px-4 py-3">
      <MessageCircle aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
      <div className="min-w-0 grow text-small">
        <Link
          aria-label={unread > 0 ? teeTimeTexts.chat.linkUnread(unread) : undefined}
          className="stretch-link font-semibold"
          params={{ teeTimeId }}
          search={(search) => ({ ...search, view: "chat" })}
          to="/tee-times/$teeTimeId"
        >
          {teeTimeTexts.chat.title}
        </Link>
        <p className="truncate text-ink-2">
          <LastMessage teeTimeId={teeTimeId} without={unread > 0 ? teeTimeTexts.chat.unread(unread) : teeTimeTexts.chat.hint} />
        </p>
      </div>
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-content-center rounded-chip bg-flag font-semibold text-micro text-on-flag tabular-nums"
        >
          {unread}
        </span>
      ) : (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      )}
    </Card>
  );
}

/** `Maya: Fog on 14`, or what the room itself noted last. */
function LastMessage({ teeTimeId, without }: { teeTimeId: string; without: string }): ReactNode {
  const { id } = useMember();
  // Other messages may have come while the chat was open.
  const history = trpc.chat.history.useQuery({ teeTimeId, limit: 1 }, { staleTime: 0 });
  const last = history.data?.messages.at(-1);
  const blocked = useBlocked();
  if (!last || !blocked) return without;
  if (last.type !== "message") return <bdi dir="ltr">{last.message}</bdi>;
  if (last.userId !== null && blocked.has(last.userId)) return blockTexts.foldedMessages(1);
  return (
    <>
      {last.userId === id ? teeTimeTexts.chat.you : <bdi>{last.userName.split(" ", 1)}</bdi>}: <bdi>{last.message}</bdi>
    </>
  );
}
