import { dayInWords, timeInWords } from "../in-words.ts";
import { actor, type ContentOf, type MessageContext, type MessageTemplate } from "../message.ts";

type Wording = { subject: string; lead: string };

function wording(content: ContentOf<"standing-game">, context: MessageContext): Wording {
  const { change, courseName, date } = content;
  const golfer = actor(context);
  switch (change) {
    case "added":
      return {
        subject: `You're a regular: ${courseName}`,
        lead: `${golfer} added you to a standing game. You'll be asked first for every date, and you can leave it any time.`,
      };
    case "handed-over":
      return { subject: `You host the standing game now: ${courseName}`, lead: `${golfer} passed the standing game to you.` };
    case "new-host":
      return { subject: `${golfer} hosts the standing game now: ${courseName}`, lead: `${golfer} took the standing game over.` };
    case "left":
      return { subject: `${golfer} left your standing game: ${courseName}`, lead: `${golfer} isn't a regular any more.` };
    case "skipped":
      return {
        subject: `No standing game on ${date ? dayInWords(date, context) : "that date"}: ${courseName}`,
        lead: `${golfer} skipped this date. The next one comes as usual.`,
      };
    case "ended":
      return { subject: `The standing game has ended: ${courseName}`, lead: `${golfer} won't host it any more.` };
  }
}

export const standingGame: MessageTemplate<"standing-game"> = (content, context) => ({
  ...wording(content, context),
  facts: [
    ["Course", content.courseName],
    ["When", `${content.when} at ${timeInWords(content.time, context)}`],
  ],
  action: { label: "See your standing games", path: "/standing-games" },
});
