/** What the page for a new tee time says. */
export const texts = {
  title: "Create Tee Time",
  submit: "Create Tee Time",
  submitting: "Creating...",
  done: "Tee time created successfully!",
  failed: "Failed to create tee time. Please try again.",
  unsaved: "You haven't posted this yet. We'll keep your draft until you close the tab.",
  restored: "We kept your draft.",
  startOver: "Start over",
  preview: {
    heading: "Preview",
    noDate: "Pick a date",
    noTime: "Time",
    noCourse: "Pick a course",
    title: "Your tee time",
    host: "You're hosting",
  },
};
