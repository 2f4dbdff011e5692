import type { Caution, Fit, Reason } from "@fourball/domain/tee-time/reasons/schema";
import { Badge } from "@fourball/ui/badge";
import type { ReactNode } from "react";

/** Why a group fits, in a few words on a card. */
const texts = {
  /** Comes before the reasons, for a screen reader. */
  label: "Why this group fits: ",
  golfer: "a player",
  partners: (name: string) => `You and ${name} are partners`,
  playedWith: (name: string, times: string) => `Played with ${name} ${times}`,
  times: (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`),
  handicaps: "You play off about the same",
  walks: "Walks like you",
  pace: "Your pace",
  answers: "Replies fast",
  usualTime: "Your usual time",
  gameThatDay: "You already play that day",
  lowerHandicaps: "Lower handicaps",
  cart: "Cart required",
};

/** What to know before asking, or else the best reason why the group fits the viewer. */
export function FitNote({ fit: { reasons, caution } }: { fit: Fit }): ReactNode {
  const warning = caution && briefCaution(caution);
  const [reason] = reasons.flatMap((each) => briefReason(each) ?? []);
  if (!(warning || reason)) return null;
  return (
    <Badge tone={warning ? "warn" : "outline"}>
      <span className="truncate">
        {warning ? null : <span className="sr-only">{texts.label}</span>}
        {warning || reason}
      </span>
    </Badge>
  );
}

/** A reason in a few words; nothing for what the card shows anyway. */
function briefReason(reason: Reason): string | undefined {
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

function briefCaution(caution: Caution): string | undefined {
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
