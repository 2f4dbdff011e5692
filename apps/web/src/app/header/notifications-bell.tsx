import { CountBadge, iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { pages } from "../../kit/page/pages.ts";
import { lazyWithPreload } from "../../kit/when-idle.ts";
import { appTexts } from "../texts.ts";
import { useAttention } from "../use-attention.ts";

const [BellPopover, preload] = lazyWithPreload(
  async () => (await import("../../features/dashboard/activity/bell-popover.tsx")).BellPopover,
);

/** A link to the dashboard, which a plain press shows the last of in place. Below a wide screen Activity is the bell. */
export function NotificationsBell(): ReactNode {
  const attention = useAttention();
  const bell = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  function toggle(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  }
  return (
    <>
      <Link
        aria-expanded={isOpen ?? false}
        aria-haspopup="dialog"
        aria-label={appTexts.attention(appTexts.bell, attention)}
        className={iconButtonStyle()}
        onClick={toggle}
        onPointerEnter={preload.onPointerEnter}
        ref={bell}
        to={pages.dashboard}
      >
        <Bell aria-hidden="true" />
        <CountBadge hasNew={attention.hasNew}>{attention.work}</CountBadge>
      </Link>
      {isOpen !== undefined ? (
        <Suspense>
          <BellPopover bell={bell} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
