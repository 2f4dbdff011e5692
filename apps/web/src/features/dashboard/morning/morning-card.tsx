import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { hourOf } from "@fourball/domain/tee-time/sky";
import { daylightOf } from "@fourball/domain/tee-time/sun";
import { TallSky } from "@fourball/ui/art/tall-sky";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { clockParts, dayText, zoneName } from "../../../kit/formatting.ts";
import { countdownText } from "../../../kit/moments.ts";
import { subscribeToClock } from "../../../kit/page/clock.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { dashboardTexts } from "../texts.ts";
import { MorningActions } from "./morning-actions.tsx";
import { morningTexts } from "./texts.ts";
import { WhoIsHere } from "./who-is-here.tsx";

type MorningProps = { game: TeeTimeCard };

/** The round that is about to begin, on the whole of a phone's first screen. */
export function MorningCard({ game }: MorningProps): ReactNode {
  return (
    <section className="flex flex-col bg-surface max-sm:-mx-4" style={{ minHeight: FIRST_SCREEN }}>
      <h1 className="sr-only">{dashboardTexts.places.games}</h1>
      <SkyOfNow game={game} />
      <div className="grid gap-3 px-4 py-4">
        <WhoIsHere game={game} />
        <MorningActions game={game} />
      </div>
    </section>
  );
}

/** The window without the places of the app below it. */
const FIRST_SCREEN = "calc(100dvh - 4rem - 1px - env(safe-area-inset-bottom, 0px))";

/** It is drawn anew every few minutes, not with every tick of the clock. */
const STEPS = 20;

function SkyOfNow({ game }: MorningProps): ReactNode {
  const { data: detail } = trpc.teeTime.get.useQuery({ teeTimeId: game.id });
  const daylight = useMemo(() => detail && daylightOf(detail), [detail]);
  const hour = useSyncExternalStore(subscribeToClock, () => Math.round(hourOf(game, daylight, Date.now()) * STEPS) / STEPS);
  return (
    <TallSky archetype={game.sky.land} className="grow" hour={hour} seed={game.courseId}>
      <Words game={game} />
    </TallSky>
  );
}

const ABOVE = { position: "absolute", left: 0, bottom: "100%" } as const;

function Words({ game }: MorningProps): ReactNode {
  const { course, teeOffAt } = game;
  const { digits, half } = clockParts(game.time);
  const zone = zoneName(game);
  const left = useSyncExternalStore(subscribeToClock, () =>
    countdownText(teeOffAt, Temporal.Now.instant(), morningTexts.toTeeOff),
  );
  return (
    <div className="px-4.5 pt-[calc(0.75rem+env(safe-area-inset-top,0px))] pb-2.5">
      <h2 className="eyebrow">{dashboardTexts.nextUp.title(dayText(game, Temporal.Now.instant()))}</h2>
      <div className="numerals" style={{ fontSize: "5.75rem" }}>
        {digits}
        <span className="relative ml-[0.14em] text-[0.44em]">
          {half}
          {/* Beside the half of the day it would be out of the shade. */}
          {zone ? <span style={ABOVE}> {zone}</span> : null}
        </span>
      </div>
      <p className="heading text-h2">{left ?? morningTexts.onTheTee}</p>
      <h3 className="heading mt-1 text-[1.28rem] leading-tight">
        <Link
          className="stretch-link line-clamp-2 max-w-3/5 text-balance"
          params={{ teeTimeId: game.id }}
          title={course.name}
          to="/tee-times/$teeTimeId"
        >
          {course.name}
        </Link>
      </h3>
      <p className="max-w-3/5 font-medium text-small">{course.location}</p>
    </div>
  );
}
