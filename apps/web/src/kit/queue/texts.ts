import type { DecideGuestInput, DecideParticipationInput } from "@fourball/domain/inputs";
import type { QueuedChange } from "./queued-change.ts";

const refused = (change: QueuedChange): string => {
  switch (change.path) {
    case "chat.say":
      return "Your message wasn't sent";
    case "attendance.arrive":
      return "The group doesn't see that you're here";
    case "teeTime.withdraw":
      return change.about ? `You didn't leave ${change.about.game}` : "You didn't leave this game";
    case "participation.decide":
    case "guest.decide":
      return change.about?.golfer ? `${change.about.golfer} wasn't ${decisionOf(change.input)}` : "Your reply wasn't sent";
  }
};

function decisionOf({ status, from }: DecideParticipationInput | DecideGuestInput): string {
  if (status !== "declined") return "approved";
  return from === "pending" ? "declined" : "removed";
}

export const queueTexts = {
  full: "Too many changes are waiting. Try again once you're back online.",
  closed: "You've signed out.",
  tooOld: "This was too long ago to send. Check the game, then do it again.",
  waiting: {
    "chat.say": "Your message will be sent when you're back online.",
    "attendance.arrive": "You're here. The group will see it when you're back online.",
    "teeTime.withdraw": "You'll leave this game when you're back online.",
    "participation.decide": "Your reply will be sent when you're back online.",
    "guest.decide": "Your reply will be sent when you're back online.",
  } satisfies Record<QueuedChange["path"], string>,
  undo: "Undo",
  refused,
  gone: "The request is gone: it was withdrawn, or the game was cancelled.",
  refusedCount: (count: number) => `${count} of your changes weren't saved`,
  retry: "Try again",
  dismiss: "Dismiss",
};
