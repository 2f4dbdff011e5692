/** What the rows below the profile say. */
export const texts = {
  settings: "Settings",
  rows: {
    profile: "Profile and photo",
    notifications: "Notifications",
    people: "People and record",
    calendar: "Calendar sync",
    privacy: "Privacy",
    account: "Password and data",
  },
  appearance: "Appearance",
  themes: { system: "System", light: "Light", dark: "Dark" },
  signOut: "Sign Out",
  signingOut: "Signing out…",
};
