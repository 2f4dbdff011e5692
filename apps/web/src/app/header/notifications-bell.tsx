import { CountBadge, iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { pages } from "../../shared/page/pages.ts";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";
import { texts } from "../texts.ts";
import { useAttention } from "../use-attention.ts";

const load = () => import("../../features/dashboard/activity/bell-popover.tsx");
const BellPopover = lazy(() => load().then(({ BellPopover }) => ({ default: BellPopover })));
const preload = (): void => void load();

/** A link to the dashboard: on a phone to Activity; on wider screens a plain press shows the last lines in place. */
export function NotificationsBell(): ReactNode {
  const attention = useAttention();
  const isRoomy = useIsRoomy();
  const bell = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  function toggle(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  }
  const popover = isRoomy
    ? ({ "aria-haspopup": "dialog", "aria-expanded": isOpen ?? false, onClick: toggle, onPointerEnter: preload } as const)
    : { search: { tab: "requests" as const } };
  return (
    <>
      <Link
        aria-label={texts.attention(texts.bell, attention)}
        className={iconButtonStyle()}
        ref={bell}
        to={pages.dashboard}
        {...popover}
      >
        <Bell aria-hidden="true" />
        <CountBadge hasNew={attention.hasNew}>{attention.work}</CountBadge>
      </Link>
      {isRoomy && isOpen !== undefined ? (
        <Suspense>
          <BellPopover bell={bell} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
