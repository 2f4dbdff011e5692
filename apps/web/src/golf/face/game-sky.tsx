import type { Sky } from "@fourball/domain/tee-time/schema";
import { OnSky } from "@fourball/ui/art/on-sky";
import type { ReactNode } from "react";
import { clockParts } from "../../kit/formatting.ts";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { CourseImage } from "./course-image.tsx";
import { groundOf } from "./sky-pictures.ts";

type GameSkyProps = {
  courseId: string;
  imageUrl: string | null;
  sky: Sky;
  name: string;
  place: string;
  day: string;
  /** `HH:mm` on the course's clock. */
  time: string;
  zone: string | undefined;
  /** The element of the course's name. */
  as?: "h1" | "p";
  /** Empty where the page says elsewhere what it shows. */
  alt?: string;
  /** A page of its own: on a phone it starts at the top edge, with the way back in its first row. */
  back?: ReactNode;
  marks?: ReactNode;
  /** A sheet is read on another day, and kept. */
  printedDay?: string;
};

/** The sky of a game with its day, time, course and place on it. */
export function GameSky(props: GameSkyProps): ReactNode {
  const { courseId, imageUrl, sky, name, as: Name = "p", alt = "", back, printedDay } = props;
  const isRoomy = useIsRoomy();
  const day = <p className={`${dayStyle} ${printedDay ? "no-print" : ""}`}>{props.day}</p>;
  return (
    <OnSky
      className={back ? `${skyBox} ${skyAtEdge}` : "sm:min-h-76"}
      data-part="picture"
      ground={groundOf({ imageUrl, sky })}
      picture={<CourseImage alt={alt} courseId={courseId} imageUrl={imageUrl} isLarge priority="first" sky={sky} />}
    >
      <div
        className={`px-4.5 pb-18.5 sm:px-7 sm:pt-4.5 sm:pb-24 ${back ? "pt-[calc(0.75rem+env(safe-area-inset-top,0px))]" : "pt-3"}`}
      >
        <div className="flex min-h-11 items-center gap-3 sm:absolute sm:top-4 sm:right-5 sm:min-h-0 sm:max-w-2/5">
          {isRoomy ? null : back}
          {isRoomy ? null : day}
          {props.marks}
        </div>
        {isRoomy ? day : null}
        {printedDay ? (
          <p aria-hidden="true" className={`hidden print:block ${dayStyle}`}>
            {printedDay}
          </p>
        ) : null}
        <Clock time={props.time} zone={props.zone} />
        <Name className={`heading mt-1 w-fit max-w-2/3 text-balance wrap-anywhere sm:mt-1.5 ${nameSize(name)}`} data-part="title">
          {name}
        </Name>
        <p className="mt-0.5 font-medium text-[0.9375rem] leading-5.5 wrap-anywhere max-w-3/5">{props.place}</p>
      </div>
    </OnSky>
  );
}

/** The lower part of the box is land, which the text leaves free. */
export const skyBox = "sm:aspect-3/1 sm:min-h-68 sm:w-full";
export const skyAtEdge = "max-sm:-mx-4 max-sm:-mt-6";
const dayStyle = "font-semibold text-small leading-5 sm:pr-[40%]";

/** A name of seventy letters takes three lines at 320 pixels. */
function nameSize({ length }: string): string {
  if (length <= 26) return "text-[1.5625rem] leading-[1.15] sm:text-[2.0625rem] sm:leading-[1.1]";
  return length <= 44 ? "text-[1.25rem] leading-[1.15] sm:text-[1.5rem]" : "text-[1.0625rem] leading-[1.2] sm:text-[1.25rem]";
}

function Clock({ time, zone }: Pick<GameSkyProps, "time" | "zone">): ReactNode {
  const { digits, half } = clockParts(time);
  return (
    <div className="sm:mt-1">
      <span className="numerals text-[3.875rem] sm:text-[4.375rem] sm:leading-[0.95]" data-part="time">
        {digits}
        <span className="ml-[0.12em] text-[0.44em]">{half}</span>
      </span>
      {zone ? <span className="ml-2 font-semibold">{zone}</span> : null}
    </div>
  );
}
