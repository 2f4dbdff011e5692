import { Button } from "@fourball/ui/button";
import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { dueTimeText } from "../../../golf/clock/due-text.ts";
import { copyLink } from "../../../kit/copy-link.ts";
import { siteUrl } from "../../../kit/site-url.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useGameAddress } from "../game-address.ts";
import { heldTexts } from "./held-texts.ts";

/** For the host: how long a guest's spot waits for an account, whether the address is the guest's, and the link to it where no mail brings it. */
export function HeldSpot({ guestRequestId }: { guestRequestId: string }): ReactNode {
  const { teeTimeId } = useGameAddress();
  const { data = [] } = trpc.guest.list.useQuery({ teeTimeId });
  const request = data.find(({ id }) => id === guestRequestId);
  if (!request) return null;
  const { guestName, heldUntil, claimPath, awaitsProof, teeTime } = request;
  const firstName = guestName.split(" ", 1)[0] ?? guestName;
  const until = heldUntil && dueTimeText(heldUntil, Temporal.Now.instant(), teeTime.timeZone);
  if (!until && !awaitsProof && !claimPath) return null;
  return (
    // Starts below the name, past the avatar.
    <div className="stack gap-2 ps-12 text-ink-2 text-small">
      <div className="empty:hidden">
        {until ? <p>{heldTexts.until(until)}</p> : null}
        {awaitsProof ? <p>{heldTexts.unproven}</p> : null}
      </div>
      {claimPath ? (
        <Button
          className="w-fit"
          onClick={() => void copyLink(siteUrl(claimPath), heldTexts.copied(firstName, until))}
          size="small"
          variant="secondary"
        >
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {heldTexts.copy(firstName)}
        </Button>
      ) : null}
    </div>
  );
}
