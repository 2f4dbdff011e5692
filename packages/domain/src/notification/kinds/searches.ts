import { z } from "zod";
import { dayInWords, timeInWords } from "../../in-words.ts";
import { linkTo } from "../../links/links.ts";
import { marketplaceQuery } from "../../saved-search/schema.ts";
import { defineNotification, place } from "../define-notification.ts";

const spots = (count: number): string => (count === 1 ? "1 open spot" : `${count} open spots`);

/** Games that a saved search found; `count` is of all, `games` are the first of them. */
export const searchMatched = defineNotification({
  kind: "search-matched",
  content: {
    searchId: z.string(),
    /** The search in words. */
    search: z.string(),
    /** Without the golfer's place, which goes when the search is deleted. */
    query: marketplaceQuery,
    /** The golfer's clock, at whose night it isn't sent. */
    timeZone: z.string(),
    count: z.number().int(),
    games: z.array(z.object({ teeTimeId: z.string(), openSpots: z.number().int(), ...place })),
  },
  group: "SavedSearches",
  whileTrue: { of: "account", while: [], until: "games" },
  message: ({ search, query, count, games }, context) => {
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
        ? { label: "See the tee time", path: linkTo("/tee-times/:teeTimeId", { params: first }) }
        : { label: "See these games", path: linkTo("/marketplace", { search: query }) },
    };
  },
});

const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);

/** Games with open spots near where the golfer plays; `count` is of all, `games` are the first of them. */
export const weeklyDigest = defineNotification({
  kind: "weekly-digest",
  content: { near: z.string(), count: z.number().int(), games: z.array(z.object({ openSpots: z.number().int(), ...place })) },
  group: "Marketing",
  whileTrue: { of: "account", while: [], until: "games" },
  message: ({ near, count, games: first }, context) => ({
    subject: `${games(count)} near ${near} with open spots`,
    lead: `${games(count)} near ${near} ${count === 1 ? "has" : "have"} open spots in the next 7 days.`,
    facts: first.map(({ courseName, date, time, openSpots }) => [
      `${dayInWords(date, context)}, ${timeInWords(time, context)}`,
      `${courseName}, ${spots(openSpots)}`,
    ]),
    action: { label: "See all games", path: linkTo("/marketplace") },
  }),
});
