import { plural } from "../../../kit/plural.ts";

const teeTimes = (count: number): string => plural(count, { one: "# tee time", other: "# tee times" });

/** What the dialogs of a course say. */
export const courseTexts = {
  course: {
    create: "Create Course",
    edit: "Edit Course",
    save: "Save Changes",
    saving: "Saving...",
    creating: "Creating...",
    cancel: "Cancel",
    created: "Course created",
    updated: "Course updated",
    createFailed: "Failed to create course",
    updateFailed: "Failed to update course",
    unsaved: {
      title: "Leave without saving?",
      consequence: "Your changes to this course will be lost.",
      stayLabel: "Keep editing",
    },
    optional: "(optional)",
    name: "Name",
    location: "Location",
    locationHint: "What golfers see, for example Monterey, CA",
    city: "City",
    state: "State",
    country: "Country",
    timeZone: "Time zone",
    timeZoneHint: "Leave empty to find it from the location",
    timeZoneGuessed: (zone: string) => `We guessed ${zone}. Type it here if it's right, or the right one.`,
    savedWithGuess: (name: string, zone: string) => `${name}. We guessed its time zone, ${zone}: edit the course if it's wrong.`,
    latitude: "Latitude",
    longitude: "Longitude",
    place: {
      open: "Choose on a map",
      close: "Hide the map",
      map: "Map",
      hint: "Drag the pin, or click where the course is. Latitude and longitude follow.",
    },
    phone: "Phone",
    website: "Website",
    picture: "Picture",
    image: "Image URL",
    imageHint: "Link to a photo (https)",
    description: "Description",
  },
  deleteCourse: {
    title: "Delete Course",
    question: (name: string) => `Are you sure you want to delete "${name}"? This action cannot be undone.`,
    cancel: "Keep Course",
    confirm: "Delete Course",
    deleting: "Deleting...",
    inPast: (count: number) => `${teeTimes(count)} in the past ${count === 1 ? "uses" : "use"} this course.`,
    inUpcoming: (count: number) =>
      `${plural(count, { one: "# upcoming tee time", other: "# upcoming tee times" })} ${count === 1 ? "uses" : "use"} this course.`,
    archives: "It will be archived: hidden from golfers, existing games unchanged.",
    checkFailed: "Couldn't check for games on this course. If there are any, it will be archived instead.",
    done: "Course deleted",
    archived: (name: string) => `${name} is archived. Its games are unchanged.`,
    failed: "Failed to delete course",
  },
};
