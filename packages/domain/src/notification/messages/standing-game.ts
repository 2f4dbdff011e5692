import { dayInWords, timeInWords } from "../../in-words.ts";
import { actor, type ContentOf, type MessageContext, type MessageTemplate } from "../message.ts";

type Wording = { subject: string; lead: string };

function wording(content: ContentOf<"standing-game">, context: MessageContext): Wording {
  const { change, courseName, date } = content;
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

export const standingGame: MessageTemplate<"standing-game"> = (content, context) => ({
  ...wording(content, context),
  facts: [
    ["Course", content.courseName],
    ["When", `${content.when} at ${timeInWords(content.time, context)}`],
  ],
  action: { label: "See your repeating games", path: "/standing-games" },
});
