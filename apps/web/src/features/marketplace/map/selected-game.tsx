import type { MapPin } from "@fourball/domain/tee-time/map";
import { openSpotsText } from "@fourball/domain/tee-time/spots";
import { buttonStyle } from "@fourball/ui/button";
import { Dots } from "@fourball/ui/dots";
import { IconButton } from "@fourball/ui/icon-button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { clockParts } from "../../../kit/formatting.ts";
import { pinGame, pinWhen } from "./pin-face.tsx";
import { gameMapTexts } from "./texts.ts";

type SelectedGameProps = {
  pin: MapPin;
  /** All of the map: the buttons go through them by time. */
  pins: readonly MapPin[];
  onSelect: (courseId: string | undefined) => void;
};

/** The game of the chosen pin in one card at the bottom of the map. */
export function SelectedGame({ pin, pins, onSelect }: SelectedGameProps): ReactNode {
  const inOrder = pins.toSorted((one, other) => one.soonest.teeOffAt.localeCompare(other.soonest.teeOffAt));
  const place = inOrder.findIndex(({ courseId }) => courseId === pin.courseId);
  const { digits, half } = clockParts(pin.soonest.time);
  const go = (to: number) => () => onSelect(inOrder[to]?.courseId ?? pin.courseId);
  return (
    <section aria-label={gameMapTexts.card.title} className="map-card">
      <div className="map-card-game">
        <p className="map-card-hour">
          <span className="numerals">{digits}</span> <span className="eyebrow">{half}</span>
        </p>
        <div className="map-card-facts">
          <p className="map-card-name" title={pin.courseName}>
            {pin.courseName}
          </p>
          <p className="map-card-day">{pinWhen(pin)}</p>
          <p className="map-card-day">
            <Dots dots={dotsOf(pinGame(pin))} size="small" /> {openSpotsText(spotCountsOf(pinGame(pin)))}
          </p>
        </div>
        <IconButton label={gameMapTexts.card.close} onClick={() => onSelect(undefined)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="map-card-ways">
        <IconButton disabled={place <= 0} label={gameMapTexts.card.previous} onClick={go(place - 1)} variant="outline">
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          disabled={place >= inOrder.length - 1}
          label={gameMapTexts.card.next}
          onClick={go(place + 1)}
          variant="outline"
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Link className={linkStyle({ className: "map-card-course" })} params={{ courseId: pin.courseId }} to="/courses/$courseId">
          {gameMapTexts.card.allHere(pin.games)}
        </Link>
        <Link
          aria-label={gameMapTexts.card.viewGame(pin.courseName)}
          className={buttonStyle()}
          params={{ teeTimeId: pin.soonest.id }}
          to="/tee-times/$teeTimeId"
        >
          {gameMapTexts.card.view}
        </Link>
      </div>
    </section>
  );
}
