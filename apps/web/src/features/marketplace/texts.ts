import { plural } from "../../kit/plural.ts";

/** What the marketplace says, but for the filters: those are in `filter-texts.ts`. */
export const marketplaceTexts = {
  title: "Tee times",
  stats: {
    gamesToday: "Games Today",
    available: "Available",
    openSlots: "Open Slots",
    activeUsers: "Golfers Online",
  },
  days: {
    legend: "Day",
    games: (count: number) => plural(count, { one: "# game", other: "# games" }),
  },
  fromPartners: { title: "From your partners", hint: "Before everyone else" },
  list: {
    title: "Available Tee Times",
    loading: "Loading tee times…",
    failed: "Couldn't load tee times",
    games: (count: number) => plural(count, { one: "# game", other: "# games" }),
    noneYet: "No games yet",
    onDays: (figure: string, days: string) => `${figure} on ${days}`,
    quick: {
      today: (figure: string) => `${figure} today`,
      tomorrow: (figure: string) => `${figure} tomorrow`,
      week: (figure: string) => `${figure} this week`,
      nearby: (figure: string) => `${figure} near you`,
    },
  },
  more: {
    load: "Load More Tee Times",
    failed: "Couldn't load more tee times",
    shown: (shown: number, total: number) => `${shown} of ${total} shown`,
  },
  none: {
    title: "No tee times found",
    advice: "No tee times match your current filters. Try adjusting your search or create a new tee time.",
    clear: "Clear filters",
  },
  create: "Create Tee Time",
  floatingCreate: { shown: "Create", spoken: "Tee Time" },
  near: {
    chip: "Near Me",
    chipWithin: (place = "Near Me", distance = "") => `${place}, ${distance}`,
    locating: "Finding where you are…",
    refused: "Your browser didn't share your location. Search for a city instead.",
    distance: "Distance",
    update: "Update my location",
    question: "Where do you play?",
    privacy: "Games near you come first. Nobody sees it.",
    share: "Use my location",
    off: "Location is off. Type a city.",
    place: "City or course",
    around: (place = "your location") => `Around ${place}`,
    later: "Not now",
    known: "Games near you come first",
    nearestBeyond: (games: string, distance: string, course: string, away: string) =>
      `No ${games} within ${distance}. The nearest is ${course}, ${away}.`,
    games: "games",
    gamesOn: (weekday: string) => `${weekday} games`,
    widen: (distance: string) => `Search ${distance}`,
    seeNearest: "View the nearest game",
  },
  farther: { title: "Farther away" },
  sort: {
    label: "Sort by",
    by: { "local-first": "Near first", soonest: "Soonest", nearest: "Nearest", "most-spots": "Most spots" },
  },
};
