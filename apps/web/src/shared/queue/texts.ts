import type { QueuedChange } from "./queued-change.ts";

export const texts = {
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
  refused: {
    "chat.say": "Your message wasn't sent",
    "attendance.arrive": "The group doesn't see that you're here",
    "teeTime.withdraw": "You didn't leave this game",
    "participation.decide": "Your reply wasn't sent",
    "guest.decide": "Your reply wasn't sent",
  } satisfies Record<QueuedChange["path"], string>,
  retry: "Try again",
  dismiss: "Dismiss",
};
