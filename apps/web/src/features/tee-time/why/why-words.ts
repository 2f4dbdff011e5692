import type { Caution, Reason } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { waitText } from "../../../golf/clock/answers-text.ts";
import { clockText, distanceText } from "../../../kit/formatting.ts";
import { texts } from "./texts.ts";

type Words = { title: string; text: string };
type Context = { host: TeeTimeDetail["host"]; isAlone: boolean; ownHandicap: number | null };

const figure = (handicap: number | null): string => (handicap === null ? "" : String(handicap));

const handicapsOf = ({ lowest, highest }: { lowest: number; highest: number }, { host, isAlone, ownHandicap }: Context) =>
  [figure(lowest), figure(highest), figure(ownHandicap), isAlone ? (host.firstName ?? texts.host) : undefined] as const;

export function reasonWords(reason: Reason, context: Context): Words {
  switch (reason.kind) {
    case "partners":
      return { title: texts.partners.title(reason.firstName ?? texts.golfer), text: texts.partners.text };
    case "played-together":
      return {
        title: texts.together.title(reason.firstName ?? texts.golfer),
        text: texts.together.text(reason.rounds),
      };
    case "handicaps-within":
      return {
        title: texts.handicaps.title,
        text: texts.handicaps.text(...handicapsOf(reason, context)),
      };
    case "walks-like-you":
      return texts.walks;
    case "same-pace":
      return { title: texts.pace.title, text: texts.pace.text(texts.pace.paces[reason.pace]) };
    case "near":
      return { title: texts.near.title, text: texts.near.text(distanceText(reason.distanceKm)) };
    case "host-answers-fast":
      return {
        title: texts.answers.title(context.host.firstName ?? texts.host),
        text: texts.answers.text(waitText(reason.medianMinutes)),
      };
    case "usual-time":
      return { title: texts.time.title, text: texts.time.text(texts.time.parts[reason.timeOfDay]) };
  }
}

export function cautionWords(caution: Caution, context: Context): Words {
  switch (caution.kind) {
    case "game-that-day":
      return { title: texts.gameThatDay.title(clockText(caution.time)), text: texts.gameThatDay.text };
    case "much-lower-handicaps":
      return {
        title: texts.lower.title,
        text: texts.lower.text(...handicapsOf(caution, context)),
      };
    case "cart-required":
      return texts.cart;
    case "ends-in-the-dark":
      return { title: texts.dark.title, text: texts.dark.text(caution.holesOfLight) };
  }
}
