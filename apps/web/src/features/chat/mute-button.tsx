import { IconButton } from "@fourball/ui/icon-button";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import { useMute } from "./use-mute.ts";

/** Mutes the chat, or takes that back. Not there until it is known which. */
export function MuteButton({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const mute = useMute(teeTimeId);
  if (!mute) return null;
  const Icon = mute.isMuted ? BellOff : Bell;
  return (
    <IconButton aria-pressed={mute.isMuted} label={texts.mute} onClick={mute.toggle}>
      <Icon aria-hidden="true" className={mute.isMuted ? "text-ink-2" : undefined} />
    </IconButton>
  );
}
