import { plural } from "../../shared/plural.ts";

/** What the marketplace says. */
export const texts = {
  near: {
    chip: "Near Me",
    chipWithin: (distance: string) => `Near Me, ${distance}`,
    locating: "Finding where you are…",
    refused: "Your browser didn't share your location. Search for a city instead.",
    distance: "Distance",
    update: "Update my location",
    question: "Where are you playing?",
    privacy: "Share your location to see games nearby. We round it, and only this device remembers it.",
    share: "Use my location",
    nearestBeyond: (games: string, distance: string, course: string, away: string) =>
      `No ${games} within ${distance}. The nearest is ${course}, ${away}.`,
    games: "games",
    gamesOn: (weekday: string) => `${weekday} games`,
    widen: (distance: string) => `Search ${distance}`,
    seeNearest: "View the nearest game",
  },
  hideFull: {
    chip: "Hide full",
    hidden: (count: number) => plural(count, { one: "# full game hidden", other: "# full games hidden" }),
  },
  sort: {
    label: "Sort by",
    by: { soonest: "Soonest", nearest: "Nearest", "most-spots": "Most spots" },
  },
};
