import { useQueryClient } from "@tanstack/react-query";
import WifiOff from "lucide-react/icons/wifi-off";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { momentClockText, momentTimeText } from "../../kit/formatting.ts";
import { shownSince } from "../../kit/offline/shown-since.ts";
import { onUpdatedSeen } from "../../kit/offline/update-when-idle.ts";
import { notify } from "../../kit/toast.ts";
import { readConnection, subscribeToConnection } from "../../kit/trpc/connection.ts";
import { texts } from "./texts.ts";

/** Above the page while the server can't be reached: from when what it shows is. */
export function ConnectionBar(): ReactNode {
  const queryClient = useQueryClient();
  const { isLost, lostAt } = useSyncExternalStore(subscribeToConnection, readConnection);
  const cache = queryClient.getQueryCache();
  const since = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => (isLost ? shownSince(queryClient, lostAt) : 0),
  );
  useEffect(
    () => onUpdatedSeen(() => void notify({ type: "success", title: texts.updated, description: texts.updatedHint })),
    [],
  );
  if (!isLost) return null;
  return (
    <p
      className="no-print flex items-center justify-center gap-2 border-line border-b bg-surface py-2 font-semibold text-small"
      role="status"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      {since > 0 ? texts.showing(timeOf(since)) : texts.offline}
    </p>
  );
}

/** With the date where it is another day. */
function timeOf(since: number): string {
  const at = new Date(since);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? momentClockText(at.toISOString()) : momentTimeText(at.toISOString());
}
