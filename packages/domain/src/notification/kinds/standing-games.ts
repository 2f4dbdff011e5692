import { z } from "zod";
import { dayInWords, timeInWords } from "../../in-words.ts";
import { linkTo } from "../../links/links.ts";
import { STANDING_CHANGES } from "../../standing-game/constants.ts";
import { defineNotification, golferId } from "../define-notification.ts";
import { actor, type MessageContext } from "../message.ts";

type Change = { change: (typeof STANDING_CHANGES)[number]; courseName: string; date: string | null };

function wording({ change, courseName, date }: Change, context: MessageContext): { subject: string; lead: string } {
  const golfer = actor(context);
  switch (change) {
    case "added":
      return {
        subject: `You're a regular: ${courseName}`,
        lead: `${golfer} made you a regular. We'll ask you first for every date, and you can leave any time.`,
      };
    case "handed-over":
      return { subject: `You host the repeating game now: ${courseName}`, lead: `${golfer} passed the repeating game to you.` };
    case "new-host":
      return {
        subject: `${golfer} hosts the repeating game now: ${courseName}`,
        lead: `${golfer} took the repeating game over.`,
      };
    case "left":
      return { subject: `${golfer} left your repeating game: ${courseName}`, lead: `${golfer} isn't a regular any more.` };
    case "skipped":
      return {
        subject: `No game on ${date ? dayInWords(date, context) : "that date"}: ${courseName}`,
        lead: `${golfer} skipped this date. The next one comes as usual.`,
      };
    case "ended":
      return { subject: `The game no longer repeats: ${courseName}`, lead: `${golfer} won't host it any more.` };
  }
}

/** To golfers of a game that repeats: what the golfer changed. */
export const standingGame = defineNotification({
  kind: "standing-game",
  content: {
    change: z.enum(STANDING_CHANGES),
    golferId,
    standingGameId: z.string(),
    /** How often, in words. */
    when: z.string(),
    courseName: z.string(),
    time: z.string(),
    /** Of a date that is skipped. */
    date: z.string().nullable(),
  },
  group: "TeeTimeChanges",
  whileTrue: { of: "account", while: [], until: "always" },
  message: (content, context) => ({
    ...wording(content, context),
    facts: [
      ["Course", content.courseName],
      ["When", `${content.when} at ${timeInWords(content.time, context)}`],
    ],
    action: { label: "See your repeating games", path: linkTo("/standing-games") },
  }),
});
