import { dayInWords, timeInWords } from "../../in-words.ts";
import type { MessageTemplate } from "../message.ts";

const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);
const spots = (count: number): string => (count === 1 ? "1 open spot" : `${count} open spots`);

export const weeklyDigest: MessageTemplate<"weekly-digest"> = ({ near, count, games: first }, context) => ({
  subject: `${games(count)} near ${near} with open spots`,
  lead: `${games(count)} near ${near} ${count === 1 ? "has" : "have"} open spots in the next 7 days.`,
  facts: first.map(({ courseName, date, time, openSpots }) => [
    `${dayInWords(date, context)}, ${timeInWords(time, context)}`,
    `${courseName}, ${spots(openSpots)}`,
  ]),
  action: { label: "See all games", path: "/marketplace" },
});
