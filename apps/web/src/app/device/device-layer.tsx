import { linkStyle } from "@fourball/ui/navigation/link";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import WifiOff from "lucide-react/icons/wifi-off";
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { momentClockText, momentTimeText } from "../../kit/formatting.ts";
import { keepOwnGames } from "../../kit/offline/keep-own-games.ts";
import { lookForServer } from "../../kit/offline/look-for-server.ts";
import { registerServiceWorker } from "../../kit/offline/service-worker.ts";
import { shownSince } from "../../kit/offline/shown-since.ts";
import { startKeeping } from "../../kit/offline/start-keeping.ts";
import { onUpdatedSeen, updateWhenIdle } from "../../kit/offline/update-when-idle.ts";
import { plural } from "../../kit/plural.ts";
import { queueOf } from "../../kit/queue/queue-of.ts";
import { useQueued } from "../../kit/queue/queued.ts";
import { useMember } from "../../kit/session/member.ts";
import { notify } from "../../kit/toast.ts";
import { apiErrorOf } from "../../kit/trpc/api-error.ts";
import { noteLost, readConnection, subscribeToConnection } from "../../kit/trpc/connection.ts";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { MissingName } from "../missing-name.tsx";

const texts = {
  offline: "Offline",
  showing: (time: string) => `Offline · showing ${time}`,
  openGame: "Open the game",
  refused: (count: number) => plural(count, { one: "# of your changes wasn't saved", other: "# of your changes weren't saved" }),
  seeTop: "The top of the page says why.",
  updated: "Updated",
  updatedHint: "You have the latest version.",
};

/** Keeps the app and the golfer's games on the device, and says when it shows them without a connection. */
export function DeviceLayer(): ReactNode {
  const { id } = useMember();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();

  useEffect(() => startKeeping(queryClient, id), [queryClient, id]);

  // Sends what another visit has left.
  useEffect(() => void queueOf({ client: utils.client, queryClient, accountId: id }), [utils, queryClient, id]);

  useEffect(() => {
    if (!navigator.onLine) noteLost();
    window.addEventListener("offline", noteLost);
    return () => window.removeEventListener("offline", noteLost);
  }, []);

  useEffect(() => subscribeToConnection(() => refetchFailed(queryClient)), [queryClient]);

  useEffect(() => lookForServer((signal) => utils.client.account.current.query(undefined, { signal })), [utils]);

  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    void registerServiceWorker().then((registration) => {
      if (!registration || isOver) return;
      stop = updateWhenIdle(registration);
      // Without a worker the app does not open without a connection, so its games need not either.
      keepOwnGames(utils, queryClient).catch(() => undefined);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [utils, queryClient]);

  return (
    <>
      <ConnectionBar />
      <MissingName />
      <RefusedChanges />
    </>
  );
}

/** Once the server answers again, what a screen asked for in vain is asked for again. */
function refetchFailed(queryClient: QueryClient): void {
  if (readConnection().isLost) return;
  void queryClient.refetchQueries({
    type: "active",
    predicate: ({ state: { error } }) => error !== null && !isRefusal(apiErrorOf(error)),
  });
}

/** Above the page while the server can't be reached: from when what it shows is. */
function ConnectionBar(): ReactNode {
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

const RefusedList = lazy(() => import("../../kit/queue/refused-list.tsx").then(({ RefusedList }) => ({ default: RefusedList })));
const QueuedNotice = lazy(() =>
  import("../../kit/queue/queued-notice.tsx").then(({ QueuedNotice }) => ({ default: QueuedNotice })),
);

/** What the server refused later on, wherever the golfer is by then: the thing itself may be gone. Its own page says so in place. */
function RefusedChanges(): ReactNode {
  const { teeTimeId: shown } = useParams({ strict: false });
  const refused = useQueued().filter(({ refusal, teeTimeId }) => refusal !== null && teeTimeId !== shown);
  const [first, ...others] = refused;
  const count = refused.length;
  useEffect(() => {
    // The notice is above the page.
    if (count > 0 && window.scrollY > 0) void notify({ type: "error", title: texts.refused(count), description: texts.seeTop });
  }, [count]);
  if (!first) return null;
  return (
    <div className="page-width pt-3">
      <Suspense>
        {others.length > 0 ? (
          <RefusedList changes={refused} />
        ) : (
          <QueuedNotice change={first}>
            <Link className={linkStyle()} params={{ teeTimeId: first.teeTimeId }} to="/tee-times/$teeTimeId">
              {texts.openGame}
            </Link>
          </QueuedNotice>
        )}
      </Suspense>
    </div>
  );
}
