import { useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../kit/notify-failure.ts";
import { announce } from "../../kit/toast.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { chatTexts } from "./texts.ts";

/** Whether the chat is muted, and what changes that; nothing until it is known. */
export function useMute(teeTimeId: string): { isMuted: boolean; toggle: () => void } | undefined {
  const { data: muted } = trpc.chat.muted.useQuery();
  const markStale = useMarkStale();
  const request = trpc.chat.mute.useMutation({
    // Quick presses are sent one after the other, so that the last one counts.
    scope: { id: `mute ${teeTimeId}` },
    onSuccess: ({ isMuted }) => {
      void announce(isMuted ? `${chatTexts.muted}. ${chatTexts.mutedHint}` : chatTexts.unmuted);
      return markStale([{ type: "unread", teeTimeId }]);
    },
    onError: (error) => void notifyFailure(error, chatTexts.muteFailed),
  });
  if (!muted) return;
  const isMuted = request.isPending ? request.variables.isMuted : muted.includes(teeTimeId);
  return { isMuted, toggle: () => request.mutate({ teeTimeId, isMuted: !isMuted }) };
}
