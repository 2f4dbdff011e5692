import type { Caution, Reason } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { clockText, distanceText } from "../../../shared/formatting.ts";
import { waitText } from "../../../tee-time/clock/answers-text.ts";
import { texts } from "./texts.ts";

type Words = { title: string; text: string };
type Context = { host: TeeTimeDetail["host"]; ownHandicap: number | null };

const figure = (handicap: number | null): string => (handicap === null ? "" : String(handicap));

export function reasonWords(reason: Reason, { host, ownHandicap }: Context): Words {
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
        text: texts.handicaps.text(figure(reason.lowest), figure(reason.highest), figure(ownHandicap)),
      };
    case "walks-like-you":
      return texts.walks;
    case "same-pace":
      return { title: texts.pace.title, text: texts.pace.text(texts.pace.paces[reason.pace]) };
    case "near":
      return { title: texts.near.title, text: texts.near.text(distanceText(reason.distanceKm)) };
    case "host-answers-fast":
      return {
        title: texts.answers.title(host.firstName ?? texts.host),
        text: texts.answers.text(waitText(reason.medianMinutes)),
      };
    case "usual-time":
      return { title: texts.time.title, text: texts.time.text(texts.time.parts[reason.timeOfDay]) };
  }
}

export function cautionWords(caution: Caution, { ownHandicap }: Context): Words {
  switch (caution.kind) {
    case "game-that-day":
      return { title: texts.gameThatDay.title, text: texts.gameThatDay.text(clockText(caution.time)) };
    case "much-lower-handicaps":
      return {
        title: texts.lower.title,
        text: texts.lower.text(figure(caution.lowest), figure(caution.highest), figure(ownHandicap)),
      };
    case "cart-required":
      return texts.cart;
    case "ends-in-the-dark":
      return { title: texts.dark.title, text: texts.dark.text(caution.holesOfLight) };
  }
}
