import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { keepOwnGames } from "../../kit/offline/keep-own-games.ts";
import { lookForServer } from "../../kit/offline/look-for-server.ts";
import { refetchFailed } from "../../kit/offline/refetch-failed.ts";
import { registerServiceWorker } from "../../kit/offline/service-worker.ts";
import { startKeeping } from "../../kit/offline/start-keeping.ts";
import { updateWhenIdle } from "../../kit/offline/update-when-idle.ts";
import { queueOf } from "../../kit/queue/queue-of.ts";
import { useMember } from "../../kit/session/member.ts";
import { noteLost, subscribeToConnection } from "../../kit/trpc/connection.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { MissingName } from "../missing-name.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { RefusedChanges } from "./refused-changes.tsx";

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
