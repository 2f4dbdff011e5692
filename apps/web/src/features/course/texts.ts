import { plural } from "../../kit/plural.ts";

/** What the page of a course says. */
export const courseTexts = {
  page: {
    title: "Golf course",
    loading: "Loading course…",
    failed: "Couldn't load this course",
    notFound: "Course Not Found",
    notFoundHint: "We don't know this course. It may have been removed.",
    goBack: "Go Back",
  },
  facts: {
    title: "Getting there",
    address: "Address",
    phone: "Phone",
    website: "Website",
    localTime: "Local time",
    call: (phone: string) => `Call ${phone}`,
    directions: "Directions",
    newTab: "(opens in a new tab)",
  },
  games: {
    title: "Available Tee Times",
    none: "No tee times here yet",
    noneHint: (course: string) => `Nobody hosts a game at ${course} right now.`,
    host: "Create Tee Time",
    failed: "Couldn't load the tee times",
    signIn: "Sign in to join",
    signInFor: (game: string) => `Sign in to join: ${game}`,
    count: (count: number) => plural(count, { one: "# game", other: "# games" }),
  },
  hosts: {
    title: "Hosts who play here",
    games: (count: number) => plural(count, { one: "# game here", other: "# games here" }),
  },
};
