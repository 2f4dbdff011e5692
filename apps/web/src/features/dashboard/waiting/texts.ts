import type { TimeOfDay } from "@fourball/domain/tee-time/constants";
import { plural } from "../../../kit/plural.ts";

const parts: Record<TimeOfDay, string> = {
  early: "that morning",
  morning: "that morning",
  midday: "around midday",
  evening: "late that afternoon",
};

/** What the request that waits for its reply says. */
export const waitingTexts = {
  states: {
    waiting: "Awaiting Approval",
    late: "No reply yet",
    in: "You're in.",
    declined: "No spot this time",
  },
  almostDue: "Less than an hour left.",
  teeOff: (until: string) => `You tee off ${until}.`,
  view: "View tee time",
  browse: "Browse that day",
  withdraw: "Withdraw",
  sayHello: "Say hello",
  ifNo: (part: TimeOfDay) => `If it's a no: still open ${parts[part]}`,
  stillOpen: (part: TimeOfDay) => `Still open ${parts[part]}`,
  moreBelow: (count: number, part: TimeOfDay) =>
    plural(count, { one: `# more game ${parts[part]}, below.`, other: `# more games ${parts[part]}, below.` }),
  noneBelow: "No other game is open at that time nearby.",
  join: "Request to Join",
  at: (course: string) => ` at ${course}`,
  open: (count: number) => `${count} open`,
};
