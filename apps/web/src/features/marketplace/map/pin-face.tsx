import type { MapPin } from "@fourball/domain/tee-time/map";
import { spotsText } from "@fourball/domain/tee-time/spots";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { clockParts, clockText, dayParts, dayText } from "../../../kit/formatting.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import type { MapItem } from "./map-items.ts";
import { gameMapTexts } from "./texts.ts";

/** The spots of a pin's game as everyone sees them. */
export const pinGame = ({ soonest }: MapPin) => ({ ...soonest, pendingCount: 0, viewerStatus: null });

export function pinWhen({ soonest, timeZone }: MapPin): string {
  const day = dayText({ date: soonest.date, course: { timeZone } }, Temporal.Now.instant());
  return `${day} ${clockText(soonest.time)}`;
}

function pinName(pin: MapPin): string {
  const name = gameMapTexts.pin(pinWhen(pin), pin.courseName, spotsText(spotCountsOf(pinGame(pin))));
  const withMore = pin.games > 1 ? gameMapTexts.more(name, pin.games - 1) : name;
  return pin.isOwn ? gameMapTexts.own(withMore) : withMore;
}

/** A small ticket: the hour over the dots. */
export function PinFace({ pin }: { pin: MapPin }): ReactNode {
  return (
    <>
      <span className="sr-only">{pinName(pin)}</span>
      <span aria-hidden="true" className="map-ticket">
        <Hour soonest={pin.soonest} />
        <Dots className="map-ticket-dots" dots={dotsOf(pinGame(pin))} size="tiny" />
        {pin.games > 1 ? <span className="map-more">+{pin.games - 1}</span> : null}
      </span>
    </>
  );
}

export function ClusterFace({ cluster }: { cluster: Extract<MapItem, { kind: "cluster" }> }): ReactNode {
  const games = gameMapTexts.games(cluster.games);
  return (
    <>
      <span className="sr-only">{gameMapTexts.cluster(games)}</span>
      <span aria-hidden="true" className="map-ticket">
        {cluster.soonest ? <Hour soonest={cluster.soonest} /> : null}
        <span className="map-count">{games}</span>
      </span>
    </>
  );
}

/** With its weekday, unless the golfer has chosen a day. */
function Hour({ soonest: { date, time } }: { soonest: MapPin["soonest"] }): ReactNode {
  const { search } = useMarketplaceSearch();
  const isOneDay = search.filter === "today" || search.filter === "tomorrow" || (search.from && search.from === search.to);
  return (
    <span className="map-hour">
      {isOneDay ? null : <span className="map-day">{dayParts(date).weekday}</span>}
      <span className="numerals">{clockParts(time).digits}</span>
    </span>
  );
}
