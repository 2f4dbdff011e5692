/** What the rows below the profile say. */
export const texts = {
  settings: "Settings",
  rows: {
    profile: "Profile and photo",
    notifications: "Notifications",
    calendar: "Calendar sync",
    account: "Password and privacy",
  },
  email: "Email",
  text: "text",
  off: "In the app only",
  appearance: "Appearance",
  themes: { system: "System", light: "Light", dark: "Dark" },
  signOut: "Sign Out",
  signingOut: "Signing out…",
};
