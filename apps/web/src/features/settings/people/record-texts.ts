import { LATE_HOURS } from "@fourball/domain/attendance/constants";
import { ROUNDS_UNTIL_KNOWN } from "@fourball/domain/profile/constants";

/** What the settings say about a golfer's record. */
export const recordTexts = {
  failed: "Couldn't load your record",
  others: "What others see",
  nothingYet: `Nothing until you've played ${ROUNDS_UNTIL_KNOWN} rounds`,
  rule: `Leaving a game less than ${LATE_HOURS} hours before tee-off counts as a late withdrawal, unless the game changed, the weather was bad or your spot was taken. Entries go after 12 months.`,
  none: "Rounds you play show up here.",
  list: "Your rounds of the last 12 months",
  more: (count: number) => `Show all ${count}`,
  kind: { "showed-up": "Showed up", "late-withdrawal": "Late withdrawal", "no-show": "No-show" },
  state: {
    open: "Counts after the round",
    excused: "Doesn't count",
    coming: (from: string) => `Shows from ${from}`,
    disputed: "Disputed",
    removed: "Removed",
    counts: "Counts",
  },
  excuse: {
    changed: "The game changed after you agreed to it.",
    weather: "The host said the weather was bad.",
    refilled: "Someone else took your spot.",
  },
  left: (when: string, before: string) => `You left on ${when}, ${before} before tee-off.`,
  hostSaid: "The host says you didn't come.",
  yourWords: (words: string) => `You wrote: “${words}”`,
  adminWords: (words: string) => `An admin wrote: “${words}”`,
  waiting: "It doesn't show while an admin looks at it.",
  dispute: "Dispute",
  disputeName: (course: string) => `Dispute the entry of ${course}`,
  dialog: {
    title: "Not right? Tell us.",
    description: "Tell us what happened. An admin decides, and it won't show until then. You can do this once.",
    words: "What happened",
    empty: "Tell us what happened",
    cancel: "Not Now",
    confirm: "Send",
    done: "We'll look at it",
    failed: "Failed to send your dispute",
  },
};
