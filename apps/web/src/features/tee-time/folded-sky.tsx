import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useRef } from "react";
import { dayText, gameTimeText } from "../../kit/formatting.ts";
import { useWayBack } from "../../kit/page/use-way-back.ts";
import { teeTimeTexts } from "./texts.ts";
import { useIsAbove } from "./use-is-above.ts";

/** On a phone: once most of the sky is scrolled away, a bar takes its place. */
export function FoldedSky({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const unfolded = useRef<HTMLSpanElement>(null);
  const isFolded = useIsAbove(() => unfolded.current);
  const goBack = useWayBack();
  return (
    <>
      <span aria-hidden="true" className="pointer-events-none absolute top-0 h-55 w-px" ref={unfolded} />
      {isFolded ? (
        <div className="no-print fixed inset-x-0 top-0 z-20 flex items-center gap-1 border-line border-b bg-surface pt-[env(safe-area-inset-top,0px)] pr-4 pl-1 transition-[translate,opacity] duration-200 starting:-translate-y-2 starting:opacity-0 sm:hidden">
          <Link aria-label={teeTimeTexts.page.backToMarketplace} className={iconButtonStyle()} onClick={goBack} to="/marketplace">
            <ArrowLeft aria-hidden="true" />
          </Link>
          <p className="grid h-13 min-w-0 grow content-center">
            <span className="truncate font-semibold text-[0.9375rem] leading-5">{teeTime.course.name}</span>
            <span className="truncate text-ink-2 text-micro">
              {`${dayText(teeTime, Temporal.Now.instant())}, ${gameTimeText(teeTime)}`}
            </span>
          </p>
        </div>
      ) : null}
    </>
  );
}
