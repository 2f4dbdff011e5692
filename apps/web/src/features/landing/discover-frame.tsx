import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";
import { TeeTimeFace } from "../../golf/face/tee-time-face.tsx";
import { texts } from "./texts.ts";

const days = [
  { weekday: "Thu", games: 14 },
  { weekday: "Fri", games: 23 },
  { weekday: "Sat", games: 41 },
  { weekday: "Sun", games: 38 },
];
const chosen = "Fri";

/** A day picked, and the first card it finds. */
export function DiscoverFrame(): ReactNode {
  return (
    <figure aria-label={texts.examples.discover} className="grid gap-3" role="img">
      <div className="grid grid-cols-4 gap-1.5">
        {days.map(({ weekday, games }) => (
          <div
            className={`grid justify-items-center gap-0.5 rounded-control border px-1 py-2 ${
              weekday === chosen ? "border-primary bg-primary text-on-primary" : "border-line bg-surface"
            }`}
            key={weekday}
          >
            <span className="font-semibold">{weekday}</span>
            <span className="text-micro">{texts.examples.games(games)}</span>
          </div>
        ))}
      </div>
      <Card className="flex flex-col">
        <TeeTimeFace
          day={texts.examples.tomorrow}
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
