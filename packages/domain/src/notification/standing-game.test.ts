import { expect, test } from "vitest";
import { STANDING_CHANGES } from "../standing-game/constants.ts";
import type { ContentOf } from "./content.ts";
import { standingGame } from "./kinds/standing-games.ts";

const content: ContentOf<"standing-game"> = {
  kind: "standing-game",
  change: "added",
  golferId: "alex",
  standingGameId: "s",
  when: "Every Saturday",
  courseName: "Pebble Beach",
  time: "08:00",
  date: null,
};
const context = { teeTimeId: null, actorName: "Alex Rivers" };

test.each(STANDING_CHANGES)(
  "a standing game that is %s names the course, the hour and the golfer, and leads to the page",
  (change) => {
    const { subject, lead, facts, action } = standingGame.message({ ...content, change, date: "2026-06-27" }, context);
    expect(subject).toContain("Pebble Beach");
    expect(`${subject} ${lead}`).toContain("Alex Rivers");
    expect(facts).toEqual([
      ["Course", "Pebble Beach"],
      ["When", "Every Saturday at 8:00 AM"],
    ]);
    expect(action.path).toBe("/standing-games");
  },
);

test("a skipped date is named", () => {
  const { subject } = standingGame.message({ ...content, change: "skipped", date: "2026-06-27" }, context);
  expect(subject).toBe("No game on Saturday, June 27: Pebble Beach");
});
