import { plural } from "../../kit/plural.ts";

/** What the fields of a tee time say. */
export const formTexts = {
  labels: {
    courseId: "Golf Course",
    date: "Date",
    time: "Tee Time",
    totalSlots: "Total Players",
    mood: "Mood & Vibe",
    preferences: "Preferences",
    description: "Description",
  },
  optional: "(optional)",
  course: {
    placeholder: "Type a course, city or state",
    loading: "Loading courses...",
    none: "No courses available",
    failed: "Couldn't load courses",
    again: (game: string) => `Same as last time: ${game}`,
    groups: { recent: "Recent", nearest: "Nearest", others: "More courses" },
  },
  date: { choose: "Choose a date", more: "More dates" },
  courseClock: (zone: string) => `Course time (${zone})`,
  players: {
    hint: "Including you",
    count: (count: number) => plural(count, { one: "# player", other: "# players" }),
  },
  public: {
    label: "Public Tee Time",
    on: "Allow anyone to request to join your tee time",
    turnOff: "Invite link only",
  },
  preferencesHint: "Pick any. One level, one pace.",
  errors: "Almost there",
  mended: ", done",
  allSet: "All set",
};
