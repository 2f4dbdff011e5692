import { spotsText } from "@fourball/domain/tee-time/spots";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Dots } from "@fourball/ui/dots";
import { IconButton } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import Share2 from "lucide-react/icons/share-2";
import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { clockParts, dayText } from "../../../kit/formatting.ts";
import { shareGame, useLiveGame } from "./shared-game.ts";
import { liveTexts } from "./texts.ts";

type LiveGameRowProps = { teeTimeId: string; space: ReactNode; close: () => void };

/** The new game in one line, once the golfer has gone on from its card. */
export function LiveGameRow({ teeTimeId, space, close }: LiveGameRowProps): ReactNode {
  const { game, isGone } = useLiveGame(teeTimeId);
  const titleId = useId();
  if (isGone) return null;
  if (!game) return space;
  const { digits, half } = clockParts(game.time);
  return (
    <section
      aria-labelledby={titleId}
      className="live-outline no-print relative flex h-17 items-center gap-3 rounded-card pr-1 pl-3 shadow-card outline-ring has-[.stretch-link:focus-visible]:outline-2 has-[.stretch-link:focus-visible]:outline-offset-2 sm:pr-2 sm:pl-4"
    >
      <p className="grid min-w-14 justify-items-center gap-0.5">
        <span className="numerals text-date">{digits}</span>
        <span className="eyebrow">{half}</span>
      </p>
      <div className="min-w-0 grow border-line border-l pl-3">
        <h2 className="two-lines font-semibold text-body leading-5 tracking-normal" id={titleId}>
          <Link
            aria-describedby={`${titleId}-game`}
            className="stretch-link focus-visible:outline-none"
            params={{ teeTimeId }}
            to="/tee-times/$teeTimeId"
          >
            {liveTexts.title}
          </Link>
        </h2>
        <p className="truncate text-ink-2 text-small max-[22rem]:sr-only" id={`${titleId}-game`}>
          {`${game.course.name}, ${dayText(game, Temporal.Now.instant())}`}
        </p>
      </div>
      <span className="flex max-md:hidden">
        <Dots dots={dotsOf(game)} label={`${spotsText(spotCountsOf(game))} open`} />
      </span>
      <Button className="above-stretch max-sm:px-3" onClick={() => void shareGame(game)}>
        <Share2 aria-hidden="true" className="size-4.5 stroke-[1.75]" />
        <span className="max-sm:sr-only">{liveTexts.share}</span>
      </Button>
      {/* A press on it is one on the link that covers the row. */}
      <span aria-hidden="true" className={buttonStyle({ variant: "secondary", className: "max-sm:hidden" })}>
        {liveTexts.viewShort}
      </span>
      <IconButton className="above-stretch max-sm:-ml-2" label={liveTexts.close} onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
