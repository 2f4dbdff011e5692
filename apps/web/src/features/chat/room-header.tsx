import type { PersonHere } from "@fourball/domain/chat/message";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Badge } from "@fourball/ui/badge";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import KeyRound from "lucide-react/icons/key-round";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { dayText, gameTimeText } from "../../shared/formatting.ts";
import { useIsWide } from "../../shared/page/use-is-wide.ts";
import { useMember } from "../../shared/session/member.ts";
import { MuteButton } from "./mute-button.tsx";
import { Names } from "./names.tsx";
import type { Connection, RoomState } from "./room-state.ts";
import { texts } from "./texts.ts";

const looks = {
  online: { tone: "ok", icon: Wifi },
  authenticating: { tone: "info", icon: KeyRound },
  offline: { tone: "neutral", icon: WifiOff },
} as const satisfies Record<Connection, object>;

type RoomHeaderProps = Pick<RoomState, "connection" | "people"> & {
  teeTime: TeeTimeDetail;
  /** Nothing new comes once the chat is closed. */
  isOpen: boolean;
};

/** Beside the details a heading; where the room fills the screen, a bar that says which game it is. */
export function RoomHeader({ connection, people, teeTime, isOpen }: RoomHeaderProps): ReactNode {
  const others = useOthers(connection === "online" ? people : []);
  const mute = isOpen ? <MuteButton teeTimeId={teeTime.id} /> : null;
  return useIsWide() ? (
    <div className="flex min-h-13 items-center gap-3 border-line border-b pr-1 pl-4">
      <h2 className="shrink-0 text-h3">{texts.title}</h2>
      <Here names={others} />
      <ConnectionBadge connection={connection} />
      {mute}
    </div>
  ) : (
    <div className="flex items-center gap-1 border-line border-b bg-surface px-1 pt-[env(safe-area-inset-top,0px)]">
      <Link
        aria-label={texts.back}
        className={iconButtonStyle()}
        params={{ teeTimeId: teeTime.id }}
        replace
        search={({ view: _, ...search }) => search}
        to="/tee-times/$teeTimeId"
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <div className="grid h-13 min-w-0 grow content-center">
        <h1 className="truncate text-[0.9375rem] leading-5">{teeTime.course.name}</h1>
        <p className="truncate text-ink-2 text-micro">
          {texts.when(dayText(teeTime, Temporal.Now.instant()), gameTimeText(teeTime))}
          {others.length > 0 ? (
            <>
              {" · "}
              <span className="font-semibold text-ok">{texts.hereNow(others.length)}</span>
            </>
          ) : null}
        </p>
      </div>
      <ConnectionBadge connection={connection} />
      {mute}
    </div>
  );
}

function ConnectionBadge({ connection }: Pick<RoomState, "connection">): ReactNode {
  const { tone, icon: Icon } = looks[connection];
  return (
    <Badge className="shrink-0" role="status" tone={tone}>
      <Icon aria-hidden="true" />
      {texts.connection[connection]}
    </Badge>
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
            {texts.here(names.length)}
          </span>
        </>
      ) : null}
    </p>
  );
}
