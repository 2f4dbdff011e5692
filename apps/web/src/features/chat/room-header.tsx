import type { PersonHere } from "@fourball/domain/chat/message";
import { Badge } from "@fourball/ui/badge";
import KeyRound from "lucide-react/icons/key-round";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { useMember } from "../../shared/session/member.ts";
import { Names } from "./names.tsx";
import type { Connection, RoomState } from "./room-state.ts";
import { texts } from "./texts.ts";

const looks = {
  online: { tone: "ok", icon: Wifi },
  authenticating: { tone: "info", icon: KeyRound },
  offline: { tone: "neutral", icon: WifiOff },
} as const satisfies Record<Connection, object>;

export function RoomHeader({ connection, people }: Pick<RoomState, "connection" | "people">): ReactNode {
  const { tone, icon: Icon } = looks[connection];
  return (
    <div className="grid gap-0.5 border-line border-b px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">{texts.title}</h2>
        <Badge role="status" tone={tone}>
          <Icon aria-hidden="true" />
          {texts.connection[connection]}
        </Badge>
      </div>
      <Here isOnline={connection === "online"} people={people} />
    </div>
  );
}

function Here({ people, isOnline }: { people: readonly PersonHere[]; isOnline: boolean }): ReactNode {
  const { id } = useMember();
  const others = people.filter(({ userId }) => userId !== id).map(({ userName }) => userName);
  return (
    <p className="flex min-h-[1.45em] items-baseline gap-2 text-ink-2 text-small">
      {isOnline && others.length > 0 ? (
        <>
          <span aria-hidden="true" className="size-2 shrink-0 rounded-chip bg-ok" />
          <span>
            <Names>{others}</Names>
            {texts.here(others.length)}
          </span>
        </>
      ) : null}
    </p>
  );
}
