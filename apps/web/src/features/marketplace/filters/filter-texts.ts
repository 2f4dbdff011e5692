/** What the filters of the marketplace say. */
export const filterTexts = {
  clearAll: "Clear all",
  show: (count: number | undefined) => (count === undefined ? "Show" : `Show ${count}`),
  active: "Active filters",
  dates: "Dates",
  from: "From",
  to: "To",
  timeOfDay: "Time of day",
  openSpots: "Open spots",
  any: "Any",
  atLeast: { 1: "1+", 2: "2+", 3: "3" },
  hideFull: "1+ hides full tee times",
  mood: "Mood & Vibe",
  preferences: "Preferences",
  allOfThese: "Tee times that have all of these",
  hostHandicap: "Host handicap",
  lowest: "Lowest handicap",
  highest: "Highest handicap",
  course: {
    label: "Golf Course",
    any: "Any course",
    none: "No courses available",
    loading: "Loading courses...",
    failed: "Couldn't load courses",
  },
  /** On a chip that removes one filter. */
  chips: {
    words: (words: string) => `“${words}”`,
    notFull: "Not full",
    spots: (count: number) => `${count}+ spots open`,
    host: (range: string) => `Host ${range}`,
    handicaps: (min: number, max: number) => `${min} to ${max} hcp`,
    /** Until its name is known. */
    course: "Chosen course",
  },
};
