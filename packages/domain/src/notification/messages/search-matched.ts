import { dayInWords, timeInWords } from "../../in-words.ts";
import { marketplacePath } from "../../saved-search/marketplace-search.ts";
import type { MessageTemplate } from "../message.ts";

const spots = (count: number): string => (count === 1 ? "1 open spot" : `${count} open spots`);

export const searchMatched: MessageTemplate<"search-matched"> = ({ search, query, count, games }, context) => {
  const [first] = games;
  const isOne = count === 1 && first !== undefined;
  return {
    subject: isOne ? `A game for you: ${first.courseName}` : `${count} games for you`,
    lead: `${isOne ? "This game matches" : "These games match"} a search you saved: ${search}.`,
    facts: games.map(({ courseName, date, time, openSpots }) => [
      `${dayInWords(date, context)}, ${timeInWords(time, context)}`,
      `${courseName}, ${spots(openSpots)}`,
    ]),
    ...(count > games.length && { note: `And ${count - games.length} more.` }),
    action: isOne
      ? { label: "See the tee time", path: `/tee-times/${first.teeTimeId}` }
      : { label: "See these games", path: marketplacePath(query) },
  };
};
