/** What the page for a new tee time says. */
export const createTexts = {
  title: "Create Tee Time",
  submit: "Create Tee Time",
  submitting: "Creating...",
  done: "Tee time created successfully!",
  failed: "Failed to create tee time. Please try again.",
  unsaved: "You haven't posted this yet. We'll keep your draft until you close the tab.",
  restored: "We kept your draft.",
  startOver: "Start over",
};
