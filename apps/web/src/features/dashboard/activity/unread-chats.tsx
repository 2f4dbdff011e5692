import { Link } from "@tanstack/react-router";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { useUnread } from "../../../golf/chat/unread.ts";
import { dayText } from "../../../kit/formatting.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { withStatus } from "../games.ts";
import { dashboardTexts } from "../texts.ts";
import { ActivityFace } from "./activity-face.tsx";
import { lineStyle, NewMark } from "./activity-item.tsx";

export type UnreadChat = { teeTimeId: string; count: number; game: string };

/** The chats with messages that the viewer has not read, without muted ones; the bell counts them too. */
export function useUnreadChats(): UnreadChat[] {
  const unread = useUnread();
  const { data: hosted = [] } = trpc.dashboard.hosted.useQuery();
  const { data: joined = [] } = trpc.dashboard.joined.useQuery();
  const now = Temporal.Now.instant();
  const games = [...hosted, ...withStatus(joined, "confirmed").map(({ teeTimeId, teeTime }) => ({ id: teeTimeId, ...teeTime }))];
  return games
    .filter(({ id }) => !unread.isMuted(id))
    .map((game) => ({
      teeTimeId: game.id,
      count: unread.of(game.id),
      game: `${game.course.name}, ${dayText(game, now)}`,
    }))
    .filter(({ count }) => count > 0);
}

export function UnreadChats({ chats }: { chats: readonly UnreadChat[] }): ReactNode {
  return chats.map(({ teeTimeId, count, game }) => (
    <li className={lineStyle} key={teeTimeId}>
      <ActivityFace actor={null} icon={MessageCircle} tone="info" />
      <div className="min-w-0 leading-snug">
        <p className="font-semibold text-[0.906rem]">
          <Link
            aria-label={dashboardTexts.activity.newMessagesIn(count, game)}
            className="stretch-link text-ink no-underline"
            params={{ teeTimeId }}
            search={{ view: "chat" }}
            to="/tee-times/$teeTimeId"
          >
            {dashboardTexts.activity.newMessages(count)}
          </Link>
        </p>
        <p className="truncate text-ink-2 text-small" title={game}>
          {game}
        </p>
      </div>
      <NewMark />
    </li>
  ));
}
