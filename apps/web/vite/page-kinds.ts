/** Each kind of page has a document of its own: the layout and the route that draw its first screen. */
const modules = {
  marketplace: ["_member", "_member/marketplace"],
  home: ["_member", "_member/index"],
  create: ["_member", "_member/create"],
  dashboard: ["_member", "_member/dashboard"],
  "tee-time": ["_member", "_member/tee-times.$teeTimeId"],
  settings: ["_member", "_member/settings"],
  admin: ["_member", "_member/admin"],
  profile: ["_public", "_public/profile.$userId"],
  unsubscribe: ["_public", "_public/unsubscribe"],
  "sign-in": ["_account", "_account/sign-in"],
  "sign-up": ["_account", "_account/sign-up"],
  "forgot-password": ["_account", "_account/forgot-password"],
  "reset-password": ["_account", "_account/reset-password"],
  "confirm-email": ["_account", "_account/confirm-email"],
  "request-confirmation": ["request-confirmation"],
} as const satisfies Record<string, readonly string[]>;

export type PageKind = keyof typeof modules;
// The table above has no other keys.
export const pageKinds = Object.keys(modules) as PageKind[];

/** The modules whose chunks a page needs before its first screen is drawn. */
export const routeModules = (kind: PageKind): string[] => [
  "/src/main.tsx",
  ...modules[kind].map((route) => `/src/routes/${route}.tsx?tsr-split=component`),
];
