import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { IconRow } from "@fourball/ui/icon-row";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Navigation from "lucide-react/icons/navigation";
import type { ReactNode } from "react";
import { canUseChat } from "../../../golf/chat/chat-access.ts";
import { isOver } from "../../../golf/face/round-stage.ts";
import { directionsUrl } from "../../../kit/directions.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { ActionFace, useActionLook } from "./action-face.tsx";
import { MoreButton } from "./more-button.tsx";
import { ShareButton } from "./share-button.tsx";
import { texts } from "./texts.ts";

/** What golfers do with a game besides playing it; only what works for this viewer is there. */
export function GameActions({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const look = useActionLook();
  const isToCome = !isOver(teeTime);
  return (
    <Row>
      {isToCome ? <ShareButton teeTime={teeTime} /> : null}
      {isToCome && canUseChat(teeTime) ? (
        <li>
          <a
            aria-label={texts.actions.addToCalendar}
            className={look}
            download
            href={`/api/tee-times/${teeTime.id}/calendar.ics`}
          >
            <ActionFace icon={<CalendarPlus aria-hidden="true" />}>{texts.actions.calendar}</ActionFace>
          </a>
        </li>
      ) : null}
      <li>
        <a className={look} href={directionsUrl(teeTime.course)} rel="noopener noreferrer" target="_blank">
          <ActionFace icon={<Navigation aria-hidden="true" />}>{texts.actions.directions}</ActionFace>
        </a>
      </li>
      <MoreButton teeTime={teeTime} />
    </Row>
  );
}

function Row({ children }: { children: ReactNode }): ReactNode {
  return useIsRoomy() ? (
    <ul aria-label={texts.actions.label} className="no-print flex flex-wrap justify-end gap-2">
      {children}
    </ul>
  ) : (
    <div className="no-print">
      <IconRow label={texts.actions.label}>{children}</IconRow>
    </div>
  );
}
