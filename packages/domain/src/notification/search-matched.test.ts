import { describe, expect, test } from "vitest";
import type { ContentOf } from "./content.ts";
import { messageOf } from "./message-of.ts";

const game = { teeTimeId: "g", openSpots: 1, courseName: "Pebble Beach", date: "2026-06-13", time: "07:30" };
const content: ContentOf<"search-matched"> = {
  kind: "search-matched",
  searchId: "s",
  search: "Morning games within 25 miles of Monterey",
  query: { filter: "nearby", radius: 40, times: ["morning"] },
  timeZone: "America/Los_Angeles",
  count: 1,
  games: [game],
};
const context = { teeTimeId: null, actorName: null };

describe("a message about what a saved search found", () => {
  test("of one game leads to it", () => {
    expect(messageOf(content, context)).toEqual({
      subject: "A game for you: Pebble Beach",
      lead: "This game matches a search you saved: Morning games within 25 miles of Monterey.",
      facts: [["Saturday, June 13, 7:30 AM", "Pebble Beach, 1 open spot"]],
      action: { label: "See the tee time", path: "/tee-times/g" },
      group: "SavedSearches",
    });
  });

  test("of several games says how many more there are, and leads to all", () => {
    const message = messageOf({ ...content, count: 7, games: Array(5).fill(game) }, context);
    expect(message).toMatchObject({
      subject: "7 games for you",
      lead: "These games match a search you saved: Morning games within 25 miles of Monterey.",
      note: "And 2 more.",
      action: { label: "See these games", path: "/marketplace?filter=nearby&radius=40&times=morning" },
    });
    expect(message.facts).toHaveLength(5);
  });
});
