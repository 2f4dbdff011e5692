import { z } from "zod";
import { dayInWords, type Reader, timeInWords } from "../../in-words.ts";
import { cancelReasonText } from "../../tee-time/cancel-reason.ts";
import { defineNotification, golferId, place } from "../define-notification.ts";
import { actor, type Fact, type Round, roundFacts, roundInWords, toTeeTime } from "../message.ts";

function oldAndNew({ before, courseName, date, time }: Round & { before: Round }, reader: Reader): Fact[] {
  return [
    ...changed("Course", before.courseName, courseName),
    ...changed("Date", dayInWords(before.date, reader), dayInWords(date, reader)),
    ...changed("Time", timeInWords(before.time, reader), timeInWords(time, reader)),
  ];
}

const changed = (label: string, before: string, after: string): Fact[] =>
  before === after
    ? [[label, after]]
    : [
        [`${label} was`, before],
        [`${label} now`, after],
      ];

export const teeTimeEdited = defineNotification({
  kind: "tee-time-edited",
  content: { before: z.object(place), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["pending", "waitlisted", "offered", "confirmed", "host"], until: "round-over" },
  message: (content, context) => ({
    subject: "New details",
    lead: `Your game has changed. It's now at ${roundInWords(content, context)}.`,
    facts: oldAndNew(content, context),
    action: toTeeTime(context),
  }),
});

export const teeTimeCancelled = defineNotification({
  kind: "tee-time-cancelled",
  content: { reason: z.string().nullable(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["cancelled"], until: "always" },
  message: (content, context) => ({
    subject: "Cancelled",
    lead: `The game at ${roundInWords(content, context)} was cancelled.`,
    facts: roundFacts(content, context),
    ...(content.reason && { note: cancelReasonText(content.reason) }),
    action: { label: "Find another game", path: "/" },
  }),
});

/** Instead of the request that brought them. */
const friendsStay = (friends: number): string =>
  friends === 1
    ? "Your friend keeps the spot, so one spot fewer is open. If they can't come, raise the number of players."
    : `Your ${friends} friends keep their spots, so ${friends} spots fewer are open. If they can't come, raise the number of players.`;

/** The golfer is the host from now on. `friends`: how many friends of the new host play beside the group. */
export const hostHandedOver = defineNotification({
  kind: "host-handed-over",
  content: { golferId, friends: z.number().int().optional(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["host"], until: "round-over" },
  message: (content, context) => ({
    subject: "You're the host now",
    lead: `${actor(context)} passed the game at ${roundInWords(content, context)} to you.`,
    facts: roundFacts(content, context),
    ...(content.friends && { note: friendsStay(content.friends) }),
    action: toTeeTime(context, "Manage your tee time"),
  }),
});

/** Another golfer is the host from now on. */
export const hostChanged = defineNotification({
  kind: "host-changed",
  content: { golferId, ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["pending", "waitlisted", "offered", "confirmed"], until: "round-over" },
  message: (content, context) => ({
    subject: "New host",
    lead: `${actor(context)} is now hosting the game at ${roundInWords(content, context)}.`,
    facts: [["Host", actor(context)], ...roundFacts(content, context)],
    action: toTeeTime(context),
  }),
});

/** To players: the host would change the game to that. */
export const changeProposed = defineNotification({
  kind: "change-proposed",
  content: { after: z.object(place), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["confirmed"], until: "tee-off" },
  message: (content, context) => ({
    subject: "Still in? A change is proposed",
    lead: `The host would move ${roundInWords(content, context)} to ${roundInWords(content.after, context)}. Would you still play?`,
    facts: roundFacts(content.after, context),
    note: "The change happens once everyone has answered, or when the host decides. If you can't make it, you leave with no mark on your record.",
    action: toTeeTime(context, "Still in or can't"),
  }),
});

/** To the host: this player can't make it then. */
export const changeRefused = defineNotification({
  kind: "change-refused",
  content: { golferId, ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "request", while: ["confirmed"], until: "round-over" },
  message: (content, context) => ({
    subject: `${actor(context)} can't make the change`,
    lead: `${actor(context)} can't make it if you change ${roundInWords(content, context)}. Keep the game as it is, or go ahead without them.`,
    facts: roundFacts(content, context),
    action: toTeeTime(context, "Decide"),
  }),
});

/** To players: the game stays as it is. */
export const changeDropped = defineNotification({
  kind: "change-dropped",
  content: { ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["confirmed"], until: "round-over" },
  message: (content, context) => ({
    subject: "No change",
    lead: `The host keeps the game as it is: ${roundInWords(content, context)}.`,
    facts: roundFacts(content, context),
    action: toTeeTime(context),
  }),
});

/** To a player who couldn't make it: the change is made, and they have left. */
export const changeLeft = defineNotification({
  kind: "change-left",
  content: { ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["withdrawn"], until: "always" },
  message: (content, context) => ({
    subject: "The game has moved without you",
    lead: `You couldn't make the change of ${roundInWords(content, context)}, so you've left the game. It doesn't count on your record.`,
    facts: roundFacts(content, context),
    action: toTeeTime(context),
  }),
});

/** To a golfer who left by themselves and has the game in a calendar from a mail. */
export const leftGame = defineNotification({
  kind: "left-game",
  content: { ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["withdrawn"], until: "always" },
  message: (content, context) => ({
    subject: "You've left the game",
    lead: `You're no longer playing at ${roundInWords(content, context)}. Open the attached file to take it off your calendar.`,
    facts: roundFacts(content, context),
    action: { label: "Find another game", path: "/" },
  }),
});
