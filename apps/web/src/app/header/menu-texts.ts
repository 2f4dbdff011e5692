/** Beside the popup, which is fetched when it is opened. */
export const texts = {
  dashboard: "Dashboard",
  settings: "Settings",
  browse: "Browse Tee Times",
  create: "Create Tee Time",
  profile: "View Public Profile",
  newTab: "opens in a new tab",
  admin: "Admin",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  signOut: "Sign Out",
  signingOut: "Signing out…",
} as const;
