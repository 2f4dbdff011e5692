import type { FillMode, FillReason } from "@fourball/domain/fill/constants";
import { plural } from "../../../kit/plural.ts";

const golfers = (count: number) => plural(count, { one: "# golfer", other: "# golfers" });

/** Filling a spot that is open shortly before tee-off, for its host; what golfers read who are asked is in `golf/fill`. */
export const fillTexts = {
  fill: (spots: number) => (spots === 1 ? "Fill this spot" : "Fill these spots"),
  failed: "Couldn't load the plan",
  lead: "We ask golfers who are likely to come, a few at a time. It stops when the spot is gone.",
  empty: "No golfer can be asked before tee-off. Invite somebody you know.",
  who: "Who gets the spot",
  modes: {
    "first-come": ["First yes", "The first golfer to say yes"],
    "one-at-a-time": ["One at a time", "It's promised to one golfer until the next is asked"],
  } satisfies Record<FillMode, [string, string]>,
  yes: "When a golfer says yes",
  confirms: {
    request: ["Ask me first", "You get a request to approve"],
    "at-once": ["Confirm at once", "They're in, and we let you know"],
  },
  reasons: {
    waitlist: "on the waitlist",
    partner: "partners of your group",
    "played-together": "played with your group",
    "saved-search": "saved a search like this",
    "usual-day": "often play then near by",
  } satisfies Record<FillReason, string>,
  start: (count: number) => `Ask ${golfers(count)}`,
  starting: "Asking...",
  started: "We're asking golfers",
  startFailed: "Failed to ask golfers",
  running: "Looking for a golfer",
  sent: (count: number) => plural(count, { one: "# written to", other: "# written to" }),
  next: (time: string) => `next at ${time}`,
  stop: "Stop",
  stopped: "We stopped asking",
  stopFailed: "Failed to stop",
  filled: "A golfer said yes",
  waiting: "Waiting for a yes",
  noOne: "No one could make it",
  answered: { confirmed: "You're in", requested: "Join request sent successfully!", declined: "Thanks for saying so" },
};
