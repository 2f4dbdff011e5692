import { IconButton } from "@fourball/ui/icon-button";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import type { ReactNode } from "react";
import { useMarkStale } from "../../shared/live-sync/use-mark-stale.ts";
import { notify } from "../../shared/toast.ts";
import { notifyFailure } from "../../shared/trpc/notify-failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

/** Mutes the chat, or takes that back. Not there until it is known which. */
export function MuteButton({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { data: muted } = trpc.chat.muted.useQuery();
  const markStale = useMarkStale();
  const request = trpc.chat.mute.useMutation({
    // Quick presses are sent one after the other, so that the last one counts.
    scope: { id: `mute ${teeTimeId}` },
    onSuccess: ({ isMuted }) => {
      void notify({ type: "success", title: isMuted ? texts.muted : texts.unmuted, description: isMuted ? texts.mutedHint : "" });
      return markStale([{ type: "unread", teeTimeId }]);
    },
    onError: (error) => void notifyFailure(error, texts.muteFailed),
  });
  if (!muted) return null;
  const isMuted = request.isPending ? request.variables.isMuted : muted.includes(teeTimeId);
  const Icon = isMuted ? BellOff : Bell;
  return (
    <IconButton aria-pressed={isMuted} label={texts.mute} onClick={() => request.mutate({ teeTimeId, isMuted: !isMuted })}>
      <Icon aria-hidden="true" className={isMuted ? "text-ink-2" : undefined} />
    </IconButton>
  );
}
