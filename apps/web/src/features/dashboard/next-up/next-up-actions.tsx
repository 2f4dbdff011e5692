import { calendarFileLink } from "@fourball/domain/links/api-links";
import { linkTo } from "@fourball/domain/links/links";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { IconRow, IconRowFace, iconRowStyle } from "@fourball/ui/icon-row";
import { Link } from "@tanstack/react-router";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import MessageCircle from "lucide-react/icons/message-circle";
import Navigation from "lucide-react/icons/navigation";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { useUnread } from "../../../golf/chat/unread.ts";
import { directionsUrl } from "../../../kit/directions.ts";
import { clockText, dayText } from "../../../kit/formatting.ts";
import { useShare } from "../../../kit/page/use-share.tsx";
import { dashboardTexts } from "../texts.ts";

const { nextUp } = dashboardTexts;

/** What golfers do with their next game: each control does it at once. */
export function NextUpActions({ game }: { game: TeeTimeCard }): ReactNode {
  const { id: teeTimeId, course } = game;
  const unread = useUnread().of(teeTimeId);
  const title = `${course.name}, ${dayText(game, Temporal.Now.instant())} ${clockText(game.time)}`;
  return (
    <div className="w-full sm:max-w-sm">
      <IconRow label={nextUp.actions}>
        <li>
          <Link
            aria-label={unread > 0 ? nextUp.chatUnread(unread) : undefined}
            className={iconRowStyle}
            params={{ teeTimeId }}
            search={{ view: "chat" }}
            to="/tee-times/$teeTimeId"
          >
            <IconRowFace count={unread} icon={<MessageCircle aria-hidden="true" />}>
              {nextUp.chat}
            </IconRowFace>
          </Link>
        </li>
        <li>
          <a className={iconRowStyle} href={directionsUrl(course)} rel="noopener noreferrer" target="_blank">
            <IconRowFace icon={<Navigation aria-hidden="true" />}>{nextUp.directions}</IconRowFace>
          </a>
        </li>
        <li>
          <a aria-label={nextUp.calendarName(course.name)} className={iconRowStyle} download href={calendarFileLink(teeTimeId)}>
            <IconRowFace icon={<CalendarPlus aria-hidden="true" />}>{nextUp.calendar}</IconRowFace>
          </a>
        </li>
        {/* A private game opens only through its invite, which is on its own page. */}
        {game.isPublic ? (
          <ShareNext title={title} url={window.location.origin + linkTo("/tee-times/:teeTimeId", { params: { teeTimeId } })} />
        ) : null}
      </IconRow>
    </div>
  );
}

function ShareNext({ title, url }: { title: string; url: string }): ReactNode {
  const { button, dialog } = useShare({ title, url, words: nextUp.sharing });
  return (
    <li>
      <button {...button} className={iconRowStyle} type="button">
        <IconRowFace icon={<Share2 aria-hidden="true" />}>{nextUp.share}</IconRowFace>
      </button>
      {dialog}
    </li>
  );
}
