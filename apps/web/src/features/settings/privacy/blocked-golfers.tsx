import type { BlockedGolfer } from "@fourball/domain/block/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, useRef } from "react";
import { blockTexts } from "../../../kit/block/texts.ts";
import { useUnblock } from "../../../kit/block/use-block.ts";
import { momentText } from "../../../kit/formatting.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { settingsTexts } from "../texts.ts";

export function BlockedGolfers(): ReactNode {
  const blocked = trpc.block.list.useQuery();
  const count = useRef<HTMLParagraphElement>(null);
  // The button of an entry that is gone had the focus.
  useFocusWhenReplaced(count, blocked.data?.length.toString());
  if (blocked.data)
    return (
      <>
        <p className="text-small outline-none" ref={count} tabIndex={-1}>
          {settingsTexts.blocked.count(blocked.data.length)}
        </p>
        {blocked.data.length > 0 ? (
          <ul className="grid">
            {blocked.data.map((golfer) => (
              <Entry golfer={golfer} key={golfer.userId} />
            ))}
          </ul>
        ) : null}
      </>
    );
  if (blocked.error) return <LoadFailed error={blocked.error} retry={blocked.refetch} title={settingsTexts.blocked.failed} />;
  return <Skeleton className="h-6" />;
}

function Entry({ golfer }: { golfer: BlockedGolfer }): ReactNode {
  const name = displayName(golfer);
  const { unblock, unblocking } = useUnblock({ userId: golfer.userId, name });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-2 last:border-b-0">
      <span className="flex min-w-0 items-center gap-3">
        <GolferAvatar golfer={golfer} />
        <span className="grid min-w-0 text-small">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <span className="text-ink-2 text-micro">{settingsTexts.blocked.since(momentText(golfer.blockedAt))}</span>
        </span>
      </span>
      <Button aria-label={blockTexts.unblock(name)} onClick={unblock} pending={unblocking} size="small" variant="secondary">
        {settingsTexts.blocked.unblock}
      </Button>
    </li>
  );
}
