import type { PersonHere } from "@fourball/domain/chat/message";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Badge } from "@fourball/ui/badge";
import { IconButton } from "@fourball/ui/icon-button";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import KeyRound from "lucide-react/icons/key-round";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { useIsWide } from "../../kit/page/use-is-wide.ts";
import { useMember } from "../../kit/session/member.ts";
import { Names } from "./names.tsx";
import { RoomBar } from "./room-bar.tsx";
import type { Connection, RoomState } from "./state/room-state.ts";
import { chatTexts } from "./texts.ts";
import { useMute } from "./use-mute.ts";

const looks = {
  online: { tone: "ok", icon: Wifi, color: "text-ok" },
  authenticating: { tone: "info", icon: KeyRound, color: "text-info" },
  offline: { tone: "neutral", icon: WifiOff, color: "" },
} as const satisfies Record<Connection, object>;

type RoomHeaderProps = Pick<RoomState, "connection" | "people"> & {
  teeTime: TeeTimeDetail;
  /** Nothing new comes once the chat is closed. */
  isOpen: boolean;
};

/** A heading beside the details; where the room fills the screen, a bar that says which game it is. */
export function RoomHeader({ connection, people, teeTime, isOpen }: RoomHeaderProps): ReactNode {
  const others = useOthers(connection === "online" ? people : []);
  const { tone, icon: Icon, color } = looks[connection];
  const words = chatTexts.connection[connection];
  return useIsWide() ? (
    <div className={`flex min-h-13 items-center gap-3 border-line border-b pl-4 ${isOpen ? "pr-1" : "pr-4"}`}>
      <h2 className="shrink-0 text-h3">{chatTexts.title}</h2>
      <Here names={others} />
      <Badge className="shrink-0" role="status" tone={tone}>
        <Icon aria-hidden="true" />
        {words}
      </Badge>
      {isOpen ? <MuteButton teeTimeId={teeTime.id} /> : null}
    </div>
  ) : (
    <RoomBar
      badge={
        <span className={`shrink-0 font-semibold ${color}`} role="status">
          {words}
        </span>
      }
      isOpen={isOpen}
      present={others}
      teeTime={teeTime}
    />
  );
}

function useOthers(people: readonly PersonHere[]): string[] {
  const { id } = useMember();
  return people.filter(({ userId }) => userId !== id).map(({ userName }) => userName);
}

/** Nothing is said while nobody else is there. */
function Here({ names }: { names: readonly string[] }): ReactNode {
  return (
    <p className="flex min-w-0 grow items-center gap-2 text-ink-2 text-small">
      {names.length > 0 ? (
        <>
          <span aria-hidden="true" className="size-2 shrink-0 rounded-chip bg-ok" />
          <span className="truncate">
            <Names>{names}</Names>
            {chatTexts.here(names.length)}
          </span>
        </>
      ) : null}
    </p>
  );
}

/** Mutes the chat, or takes that back. Not there until it is known which. */
function MuteButton({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const mute = useMute(teeTimeId);
  if (!mute) return null;
  const Icon = mute.isMuted ? BellOff : Bell;
  return (
    <IconButton aria-pressed={mute.isMuted} label={chatTexts.mute} onClick={mute.toggle}>
      <Icon aria-hidden="true" className={mute.isMuted ? "text-ink-2" : undefined} />
    </IconButton>
  );
}
