import { askedTexts } from "../../golf/fill/fill-words.ts";

/** What the page behind the link of a message about an open spot says. */
export const fillSpotTexts = {
  where: (course: string, day: string, time: string) => `${course}, ${day} at ${time}`,
  host: (name: string) => `Hosted by ${name}.`,
  loading: "Couldn't load this",
  blocked: { title: "Someone you blocked is in this game", hint: "If you join, you'll see each other there." },
  game: "Open the game",
  similar: "Find a similar game",
  outcomes: {
    confirmed: { title: "You're in", lead: (host: string) => `${host} knows you're coming. See you on the first tee.` },
    requested: { title: "Request sent", lead: (host: string) => `${host} has your request. We'll let you know the answer.` },
    declined: { title: askedTexts.no, lead: () => "Thanks for saying so. We'll ask somebody else." },
    refused: { title: "No spot this time", lead: (host: string) => `${host} couldn't fit you in.` },
    gone: { title: askedTexts.gone.title, lead: () => askedTexts.gone.text },
    spent: { title: "This link no longer works", lead: () => "The game was moved, cancelled or played." },
  },
};
