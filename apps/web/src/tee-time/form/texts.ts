import { plural } from "../../shared/plural.ts";

/** What the fields of a tee time say. */
export const texts = {
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
    groups: { recent: "Recent", nearest: "Nearest", others: "More courses" },
  },
  date: { choose: "Choose a date", more: "More dates" },
  courseClock: (zone: string) => `On the course's clock (${zone})`,
  players: {
    hint: "Including you",
    count: (count: number) => plural(count, { one: "# player", other: "# players" }),
  },
  public: {
    label: "Public Tee Time",
    on: "Allow anyone to request to join your tee time",
    turnOff: "Allow anyone to request to join your tee time. Turn off to share by invite link only.",
  },
  preferencesHint: "Choose as many as you like. Of level, pace and walking we keep the last one.",
  errors: "Almost there: fill in these",
};
