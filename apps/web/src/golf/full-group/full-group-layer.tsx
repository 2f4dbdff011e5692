import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { changeQueueOf } from "../../kit/live-sync/change-queue.ts";
import { useMember } from "../../kit/session/member.ts";
import { optionalPart } from "../../kit/when-idle.ts";
import { changesBetween, readSnapshot } from "./filled-games.ts";
import { forgetIfUndone, shownAt } from "./shown-groups.ts";

const FullGroup = optionalPart(async () => (await import("./full-group.tsx")).FullGroup);

/** Loads the sheet when a group becomes full while the golfer has it on the screen. */
export function FullGroupLayer(): ReactNode {
  const queryClient = useQueryClient();
  const { id: golferId } = useMember();
  const [teeTimeId, setTeeTimeId] = useState<string>();
  useEffect(() => {
    const { watch } = changeQueueOf(queryClient);
    watch(() => {
      const before = readSnapshot(queryClient);
      return () => {
        const { filled, reopened } = changesBetween(before, readSnapshot(queryClient));
        for (const id of reopened) forgetIfUndone(golferId, id);
        const next = filled.find((id) => !shownAt(golferId, id));
        setTeeTimeId((current) => next ?? (current && reopened.includes(current) ? undefined : current));
      };
    });
    return () => watch(undefined);
  }, [queryClient, golferId]);
  return teeTimeId ? (
    <Suspense>
      <FullGroup key={teeTimeId} teeTimeId={teeTimeId} />
    </Suspense>
  ) : null;
}
