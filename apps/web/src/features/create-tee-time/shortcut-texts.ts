/** What the shortcuts say. */
export const shortcutTexts = {
  label: "Shortcuts",
  repeat: "Repeat last game",
  saturday: (day: string, time: string) => `${day}, ${time}`,
  dayChosen: (day: string, time: string) => `Set to ${day}, ${time}`,
  courseChosen: (course: string) => `Course set to ${course}`,
  gone: "This course is no longer listed",
};
