import {
  LANDING_GAMES_PLACE,
  type LandingGameWords,
  type LandingTemplates,
  landingTemplateKey,
  SHARED_GAME_PLACE,
} from "@fourball/domain/landing-games";
import { MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import { Card } from "@fourball/ui/card";
import { type Dot, Dots } from "@fourball/ui/dots";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PICTURE_FIT } from "../../golf/face/sky-pictures.ts";
import { Landing } from "./landing.tsx";
import { sharedGameTemplates } from "./shared-game-templates.tsx";
import { landingTexts } from "./texts.ts";

/** The server adds the way back to the addresses in this markup, and games to their places. */
export const landingMarkup = (): string =>
  renderToStaticMarkup(<Landing games={LANDING_GAMES_PLACE} edge={SHARED_GAME_PLACE} signInHref="/api/login" />);

/** As JSON, with the addresses of `keep-request.ts` and `nearby-games.ts`. */
export function landingTemplates(keepRequest: string, nearbyGames: string): string {
  const games: LandingTemplates["games"] = {};
  for (let totalSlots = MIN_SLOTS; totalSlots <= MAX_SLOTS; totalSlots++)
    for (let confirmed = 0; confirmed < totalSlots - 1; confirmed++)
      games[landingTemplateKey(totalSlots, confirmed)] = renderToStaticMarkup(
        <LandingGame confirmed={confirmed} totalSlots={totalSlots} />,
      );
  const list = renderToStaticMarkup(<LandingGames script={nearbyGames} />);
  const nearby = renderToStaticMarkup(<NearbyGames />);
  return JSON.stringify({ list, nearby, games, shared: sharedGameTemplates(keepRequest) } satisfies LandingTemplates);
}

const words = landingTexts.games;

/** The server fills in three real games, and those of the time zones that a visitor may be in. */
function LandingGames({ script }: { script: string }): ReactNode {
  return (
    <section aria-labelledby="open-games" className="page-width stack gap-6 pt-16 sm:pt-24">
      <div className="grid gap-2">
        <h2 className="heading text-h1" id="open-games">
          {words.title}
        </h2>
        <p className="text-ink-2 text-h3">{words.count("{{count}}")}</p>
      </div>
      <ul className="stack gap-4 lg:grid-cols-3" data-games="">
        {"{{games}}"}
      </ul>
      {"{{nearby}}"}
      <script src={script} type="module" />
    </section>
  );
}

/** Shown by `nearby-games.ts` to visitors of the time zone. */
const NearbyGames = (): ReactNode => <template data-time-zone="{{timeZone}}">{"{{games}}"}</template>;

type LandingGameProps = { totalSlots: number; confirmed: number };

/** One game, with a name in braces for each of its words. */
function LandingGame({ totalSlots, confirmed }: LandingGameProps): ReactNode {
  const { href, sky, time, half, day, course, place, spots } = tokens;
  const dots: Dot[] = ["ringed", ...Array<Dot>(confirmed).fill("filled"), ...Array<Dot>(totalSlots - 1 - confirmed).fill("open")];
  return (
    <li>
      <Card className="h-full">
        <img alt="" className={`h-18 ${PICTURE_FIT}`} height={300} loading="lazy" src={sky} width={900} />
        <div className="flex flex-wrap items-center gap-4 px-5 py-4">
          <p className="grid min-w-18 justify-items-center gap-0.5">
            <span className="numerals text-time">{time}</span>
            <span className="eyebrow">{half}</span>
          </p>
          <div className="min-w-0 grow basis-24">
            <h3 className="two-lines text-body">
              <a className="stretch-link text-ink no-underline" href={href}>
                {course}
              </a>
            </h3>
            <p className="truncate text-ink-2 text-small">{place}</p>
          </div>
          <ChevronRight aria-hidden="true" className="size-5 stroke-[1.75] text-ink-2" />
        </div>
        <div className="tear flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 text-small">
          <Dots dots={dots} />
          <span className="grow font-semibold">{spots}</span>
          <span className="text-ink-2">{day}</span>
        </div>
      </Card>
    </li>
  );
}

/** Spelled out, so that the compiler knows each of them. */
const tokens: LandingGameWords = {
  href: "{{href}}",
  sky: "{{sky}}",
  time: "{{time}}",
  half: "{{half}}",
  day: "{{day}}",
  course: "{{course}}",
  place: "{{place}}",
  spots: "{{spots}}",
};
