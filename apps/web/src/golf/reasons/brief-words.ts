import type { Caution, Reason } from "@fourball/domain/tee-time/reasons/schema";
import { texts } from "./texts.ts";

/** A reason in a few words; nothing for what the card shows anyway. */
export function briefReason(reason: Reason): string | undefined {
  switch (reason.kind) {
    case "partners":
      return texts.partners(reason.firstName ?? texts.golfer);
    case "played-together":
      return texts.playedWith(reason.firstName ?? texts.golfer, texts.times(reason.rounds));
    case "handicaps-within":
      return texts.handicaps;
    case "walks-like-you":
      return texts.walks;
    case "same-pace":
      return texts.pace;
    case "host-answers-fast":
      return texts.answers;
    case "usual-time":
      return texts.usualTime;
    case "near":
      return undefined;
  }
}

export function briefCaution(caution: Caution): string | undefined {
  switch (caution.kind) {
    case "game-that-day":
      return texts.gameThatDay;
    case "much-lower-handicaps":
      return texts.lowerHandicaps;
    case "cart-required":
      return texts.cart;
    case "ends-in-the-dark":
      return undefined;
  }
}
