import { Badge } from "@fourball/ui/badge";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { useUnread } from "../chat/unread.ts";
import { cardTexts } from "./texts.ts";

/** The unread messages of a game's chat. */
export function UnreadMark({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const count = useUnread().of(teeTimeId);
  if (count === 0) return null;
  return (
    <Badge tone="info">
      <MessageCircle aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{cardTexts.unread(count)}</span>
    </Badge>
  );
}
