import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import Flag from "lucide-react/icons/flag";
import { type ReactNode, Suspense, useState } from "react";
import { preloadReportDialog, ReportDialog } from "../../../shared/report/load-report-dialog.ts";
import { useGameAddress } from "../game-address.ts";
import { ActionFace, useActionLook } from "./action-face.tsx";
import { texts } from "./texts.ts";

/** Reports the game, of which the host is another golfer. */
export function ReportButton({ teeTime: { id, hostId, host } }: { teeTime: TeeTimeDetail }): ReactNode {
  const look = useActionLook();
  const { invite } = useGameAddress();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <li>
      <button
        aria-haspopup="dialog"
        aria-label={texts.actions.reportGame}
        className={look}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        onFocus={preloadReportDialog}
        onPointerEnter={preloadReportDialog}
        type="button"
      >
        <ActionFace icon={<Flag aria-hidden="true" />}>{texts.actions.report}</ActionFace>
      </button>
      {wasOpened ? (
        <Suspense>
          <ReportDialog
            about={{ subject: "game", teeTimeId: id, ...(invite && { invite }) }}
            golfer={{ userId: hostId, name: displayName(host) }}
            onOpenChange={setOpen}
            open={isOpen}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
