import { calendarFileLink } from "@fourball/domain/links/api-links";
import { linkTo } from "@fourball/domain/links/links";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { IconRow, IconRowFace, iconRowStyle } from "@fourball/ui/icon-row";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Ellipsis from "lucide-react/icons/ellipsis";
import Navigation from "lucide-react/icons/navigation";
import Share2 from "lucide-react/icons/share-2";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { canUseChat } from "../../../golf/chat/chat-access.ts";
import { isOver } from "../../../golf/face/round-stage.ts";
import { directionsUrl } from "../../../kit/directions.ts";
import { clockText, dayText } from "../../../kit/formatting.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { useShare } from "../../../kit/page/use-share.tsx";
import { siteUrl } from "../../../kit/site-url.ts";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { useGameAddress } from "../game-address.ts";
import { shareTexts } from "./texts.ts";

/** What golfers do with a game besides playing it; only what works for this viewer is there. */
export function GameActions({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const look = useActionLook();
  const isToCome = !isOver(teeTime);
  return (
    <Row>
      {isToCome ? <ShareButton teeTime={teeTime} /> : null}
      {isToCome && canUseChat(teeTime) ? (
        <li>
          <a aria-label={shareTexts.actions.addToCalendar} className={look} download href={calendarFileLink(teeTime.id)}>
            <ActionFace icon={<CalendarPlus aria-hidden="true" />}>{shareTexts.actions.calendar}</ActionFace>
          </a>
        </li>
      ) : null}
      <li>
        <a className={look} href={directionsUrl(teeTime.course)} rel="noopener noreferrer" target="_blank">
          <ActionFace icon={<Navigation aria-hidden="true" />}>{shareTexts.actions.directions}</ActionFace>
        </a>
      </li>
      <MoreButton teeTime={teeTime} />
    </Row>
  );
}

function Row({ children }: { children: ReactNode }): ReactNode {
  return useIsRoomy() ? (
    <ul aria-label={shareTexts.actions.label} className="no-print flex flex-wrap justify-end gap-2">
      {children}
    </ul>
  ) : (
    <div className="no-print">
      <IconRow label={shareTexts.actions.label}>{children}</IconRow>
    </div>
  );
}

const [MoreMenu, preload] = lazyWithPreload(async () => (await import("./more-menu.tsx")).MoreMenu);

/** What is seldom wanted; fetched when a pointer or the focus comes near. */
function MoreButton({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const [wasOpened, setOpened] = useState(false);
  const plain = <Trigger aria-expanded={wasOpened} onClick={() => setOpened(true)} />;
  return (
    <li>
      {wasOpened ? (
        <Suspense fallback={plain}>
          <MoreMenu teeTime={teeTime} trigger={<Trigger />} />
        </Suspense>
      ) : (
        plain
      )}
    </li>
  );
}

const Trigger = (props: ComponentProps<"button">): ReactNode => (
  <button {...props} aria-haspopup="menu" className={useActionLook()} {...preload} type="button">
    <ActionFace icon={<Ellipsis aria-hidden="true" />}>{shareTexts.actions.more}</ActionFace>
  </button>
);

function ShareButton({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const url = useShareUrl(teeTime);
  return url ? <Share teeTime={teeTime} url={url} /> : null;
}

function Share({ teeTime, url }: { teeTime: TeeTimeDetail; url: string }): ReactNode {
  const title = `${teeTime.course.name}, ${dayText(teeTime, Temporal.Now.instant())} ${clockText(teeTime.time)}`;
  const { button, dialog } = useShare({ title, url, words: shareTexts.share });
  const look = useActionLook();
  return (
    <li>
      <button {...button} className={look} type="button">
        <ActionFace icon={<Share2 aria-hidden="true" />}>{shareTexts.actions.share}</ActionFace>
      </button>
      {dialog}
    </li>
  );
}

/** A private game opens only with its invite, which its host has, and who came by it. */
function useShareUrl({ id, isPublic, inviteToken }: TeeTimeDetail): string | undefined {
  const address = useGameAddress();
  const invite = isPublic ? undefined : (inviteToken ?? address.invite);
  if (!isPublic && !invite) return undefined;
  return siteUrl(linkTo("/tee-times/:teeTimeId", { params: { teeTimeId: id }, search: { ...(invite && { invite }) } }));
}

/** The look of a link or button whose content is an `ActionFace`. */
const useActionLook = (): string => (useIsRoomy() ? buttonStyle({ variant: "secondary", size: "small" }) : iconRowStyle);

type ActionFaceProps = { icon: ReactNode; children: ReactNode };

/** A round icon over its label on a phone, a button elsewhere. */
function ActionFace({ icon, children }: ActionFaceProps): ReactNode {
  return useIsRoomy() ? (
    <span className="inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
      {icon}
      {children}
    </span>
  ) : (
    <IconRowFace icon={icon}>{children}</IconRowFace>
  );
}
