import { Badge } from "@fourball/ui/badge";
import { Card } from "@fourball/ui/card";
import { type Dot, Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { TeeTimeFace } from "../../golf/face/tee-time-face.tsx";
import { RequestFrames } from "./request-frames.tsx";
import { landingTexts } from "./texts.ts";

export function Features(): ReactNode {
  return (
    <div className="page-width stack gap-20 py-16 sm:gap-28 sm:py-24" id="how-it-works">
      <Feature picture={<DiscoverFrame />} title={landingTexts.features.discover.title}>
        {landingTexts.features.discover.text}
      </Feature>
      <Feature mirrored picture={<RequestFrames />} title={landingTexts.features.join.title}>
        {landingTexts.features.join.text}
      </Feature>
      <Feature picture={<GamesFrame />} title={landingTexts.features.manage.title}>
        {landingTexts.features.manage.text}
      </Feature>
    </div>
  );
}

type FeatureProps = { title: string; children: ReactNode; picture: ReactNode; mirrored?: boolean };

function Feature({ title, children, picture, mirrored = false }: FeatureProps): ReactNode {
  return (
    <section className="stack items-center gap-8 md:grid-cols-2 md:gap-16">
      <div className={`stack max-w-lg gap-4 ${mirrored ? "md:order-last md:justify-self-end" : ""}`}>
        <h2 className="heading text-h1">{title}</h2>
        <p className="text-ink-2 text-h3 leading-[1.55]">{children}</p>
      </div>
      {picture}
    </section>
  );
}

const days = [
  { weekday: "Thu", games: 14 },
  { weekday: "Fri", games: 23 },
  { weekday: "Sat", games: 41 },
  { weekday: "Sun", games: 38 },
];
const chosen = "Fri";

/** A day picked, and the first card it finds. */
function DiscoverFrame(): ReactNode {
  return (
    <figure aria-label={landingTexts.examples.discover} className="stack gap-3" role="img">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-1.5">
        {days.map(({ weekday, games }) => (
          <div
            className={`grid justify-items-center gap-0.5 rounded-control border px-1 py-2 text-center ${
              weekday === chosen ? "border-primary bg-primary text-on-primary" : "border-line bg-surface"
            }`}
            key={weekday}
          >
            <span className="font-semibold">{weekday}</span>
            <span className="text-micro">{landingTexts.examples.games(games)}</span>
          </div>
        ))}
      </div>
      <Card className="flex flex-col">
        <TeeTimeFace
          day={landingTexts.examples.tomorrow}
          game={{ totalSlots: 4, confirmedCount: 1, offeredCount: 0, pendingCount: 0, viewerStatus: null }}
          mood={{ mood: "early" }}
          picture={<CourseImage alt="" courseId="Sheep Ranch" imageUrl={null} sky={{ land: "links", light: "morning" }} />}
          place="Bandon, OR"
          preferences={["Walking preferred", "Fast pace", "Gimmes ok"]}
          time="07:40"
          title={<p className="heading text-h3">Sheep Ranch Links</p>}
        />
      </Card>
    </figure>
  );
}

type Game = { time: string; half: string; day: string; course: string; dots: Dot[]; note?: string };

const games: Game[] = [
  {
    time: "6:10",
    half: "AM",
    day: "Saturday",
    course: "Cypress Hollow",
    dots: ["ringed", "filled", "pending", "pending"],
    note: landingTexts.examples.requests,
  },
  { time: "8:24", half: "AM", day: "Sunday", course: "Tamarack Ridge", dots: ["ringed", "filled", "filled", "filled"] },
  { time: "5:55", half: "PM", day: "Wednesday", course: "Pelican Sound", dots: ["ringed", "filled", "open", "open"] },
];

/** A week of golf, line by line as on a scorecard. */
function GamesFrame(): ReactNode {
  return (
    <figure aria-label={landingTexts.examples.manage} role="img">
      <Card className="[&>*+*]:tear">
        {games.map((game) => (
          <div className="flex flex-wrap items-center gap-4 px-5 py-4" key={game.time}>
            <p className="grid w-16 justify-items-center gap-0.5">
              <span className="numerals text-date">{game.time}</span>
              <span className="eyebrow">{game.half}</span>
            </p>
            <div className="min-w-0 grow basis-16">
              <p className="font-semibold">{game.course}</p>
              <p className="text-ink-2 text-small">{game.day}</p>
            </div>
            <div className="grid justify-items-end gap-2">
              <Dots dots={game.dots} />
              {game.note ? <Badge tone="flag">{game.note}</Badge> : null}
            </div>
          </div>
        ))}
      </Card>
    </figure>
  );
}
