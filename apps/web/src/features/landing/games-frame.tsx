import { Badge } from "@fourball/ui/badge";
import { Card } from "@fourball/ui/card";
import { type Dot, Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

type Game = { time: string; half: string; day: string; course: string; dots: Dot[]; note?: string };

const games: Game[] = [
  {
    time: "6:10",
    half: "AM",
    day: "Saturday",
    course: "Cypress Hollow",
    dots: ["ringed", "filled", "pending", "pending"],
    note: texts.examples.requests,
  },
  { time: "8:24", half: "AM", day: "Sunday", course: "Tamarack Ridge", dots: ["ringed", "filled", "filled", "filled"] },
  { time: "5:55", half: "PM", day: "Wednesday", course: "Pelican Sound", dots: ["ringed", "filled", "open", "open"] },
];

/** A week of golf, line by line as on a scorecard. */
export function GamesFrame(): ReactNode {
  return (
    <figure aria-label={texts.examples.manage} role="img">
      <Card className="[&>*+*]:tear">
        {games.map((game) => (
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-4 px-5 py-4" key={game.time}>
            <p className="grid w-16 justify-items-center gap-0.5">
              <span className="numerals text-date">{game.time}</span>
              <span className="eyebrow">{game.half}</span>
            </p>
            <div className="min-w-0">
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
