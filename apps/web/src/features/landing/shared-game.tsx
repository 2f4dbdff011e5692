import type { SharedGameWords } from "@fourball/domain/landing-games";
import { PRODUCT } from "@fourball/domain/product";
import { Badge } from "@fourball/ui/badge";
import { Card, TearLine } from "@fourball/ui/card";
import { type Dot, Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { PICTURE_FIT } from "../../golf/face/sky-pictures.ts";
import { landingTexts } from "./texts.ts";

const words = landingTexts.shared;
const picture = { className: `absolute inset-0 ${PICTURE_FIT}`, height: 300, width: 900 } as const;

type SharedGameProps = { totalSlots: number; confirmed: number };

/** The game that a visitor has a link to, with a name in braces for each of its words and parts. */
export function SharedGame({ totalSlots, confirmed }: SharedGameProps): ReactNode {
  const dots: Dot[] = ["ringed", ...Array<Dot>(confirmed).fill("filled"), ...Array<Dot>(totalSlots - 1 - confirmed).fill("open")];
  return (
    <section aria-label={words.label} className="page-width pt-2 pb-8">
      <Card
        as="article"
        className="mx-auto max-w-4xl overflow-clip shadow-card md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <div className="relative h-37 bg-primary-soft md:h-full">
          <img {...picture} alt="" fetchPriority="high" src={token.sky} />
          {"{{photo}}"}
          <div className="absolute top-3 left-3">{"{{mood}}"}</div>
        </div>
        <div>
          <div className="grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 px-4 py-2.5">
            <p className="grid min-w-18 justify-items-center gap-1">
              <span className="numerals text-time">{token.time}</span>
              <span className="eyebrow">{token.half}</span>
            </p>
            <div className="border-line border-l pl-3.5">
              <h1 className="two-lines text-h3">{token.course}</h1>
              <p className="text-ink-2 text-small">{token.day}</p>
              <p className="text-ink-2 text-small">{token.place}</p>
            </div>
          </div>
          <TearLine />
          <div className="grid gap-3.5 p-4 pt-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small">
              <span className="inline-flex items-center gap-2.5">
                <Dots dots={dots} size="large" />
                <span className="font-semibold">{token.spots}</span>
              </span>
              {"{{host}}"}
            </p>
            {"{{company}}"}
            {"{{cost}}"}
            {"{{preferences}}"}
            {"{{description}}"}
            {"{{action}}"}
          </div>
        </div>
      </Card>
    </section>
  );
}

/** Spelled out, so that the compiler knows each of them. */
const token: SharedGameWords = {
  sky: "{{sky}}",
  time: "{{time}}",
  half: "{{half}}",
  day: "{{day}}",
  course: "{{course}}",
  place: "{{place}}",
  spots: "{{spots}}",
};

/** A link to a game is opened for the game. */
export const AboutProduct = (): ReactNode => (
  <details className="border-line border-t">
    <summary className="page-width py-4 font-semibold">{words.about(PRODUCT)}</summary>
    {"{{landing}}"}
  </details>
);

/** The course's own picture; the sky stays in sight where it cannot be loaded. */
export const SharedPhoto = (): ReactNode => <img {...picture} alt="" referrerPolicy="no-referrer" src="{{src}}" />;

export const SharedHost = (): ReactNode => <span className="text-ink-2">{words.hosting("{{name}}")}</span>;

export const SharedCompany = (): ReactNode => <p className="text-small wrap-anywhere">{words.company("{{names}}")}</p>;

export const SharedCost = (): ReactNode => <p className="text-small">{words.cost("{{fees}}")}</p>;

export const SharedDescription = (): ReactNode => <p className="whitespace-pre-line text-small wrap-anywhere">{"{{text}}"}</p>;

export const SharedPreferences = (): ReactNode => (
  <ul aria-label={words.preferences} className="flex flex-wrap gap-1.5">
    {"{{items}}"}
  </ul>
);

export const SharedPreference = (): ReactNode => (
  <li className="flex min-w-0">
    <Badge shape="tag">
      <span className="truncate">{"{{preference}}"}</span>
    </Badge>
  </li>
);
