import { nearDayName } from "@fourball/domain/tee-time/when";
import type { ReactNode } from "react";
import { longDate, zoneNameOf } from "../../kit/formatting.ts";
import { GameSky } from "./game-sky.tsx";
import type { Pictured } from "./sky-pictures.ts";

type TicketSkyProps = {
  game: Pictured & { courseName: string; date: string; time: string; timeZone?: string | undefined };
  place: string;
};

/** The sky of a game at the top of a card, where no more of the game is shown. */
export const TicketSky = ({ game, place }: TicketSkyProps): ReactNode => (
  <GameSky
    courseId={game.courseId}
    day={dayOf(game)}
    imageUrl={game.imageUrl}
    name={game.courseName}
    place={place}
    sky={game.sky}
    time={game.time}
    zone={game.timeZone && zoneNameOf({ ...game, timeZone: game.timeZone })}
  />
);

/** `Tomorrow, Friday, June 12`. */
function dayOf({ date, timeZone }: TicketSkyProps["game"]): string {
  const near = timeZone && nearDayName({ date, timeZone }, Temporal.Now.instant());
  return near ? `${near}, ${longDate(date)}` : longDate(date);
}
