import type { PageDocument } from "@fourball/domain/pages";

/** Each kind of page has a document of its own: the route that draws its first screen. */
const modules = {
  marketplace: "_member/marketplace",
  home: "_member/index",
  create: "_member/create",
  dashboard: "_member/dashboard",
  activity: "_member/dashboard",
  "tee-time": "_member/tee-times.$teeTimeId",
  "standing-games": "_member/standing-games.index",
  "new-standing-game": "_member/standing-games.new",
  settings: "_member/settings",
  admin: "_member/admin",
  profile: "_public/profile.$userId",
  course: "_public/courses.$courseId",
  unsubscribe: "_public/unsubscribe",
  "guest-request": "_public/guest-request",
  "still-playing": "_public/still-playing",
  round: "_public/round",
  "data-retention": "_public/data-retention",
  "sign-in": "_account/sign-in",
  "sign-up": "_account/sign-up",
  "forgot-password": "_account/forgot-password",
  "reset-password": "_account/reset-password",
  "confirm-email": "_account/confirm-email",
  "undo-email-change": "_account/undo-email-change",
  "finish-sign-up": "_account/finish-sign-up",
  "request-confirmation": "request-confirmation",
} as const satisfies Record<PageDocument, string>;

export type PageKind = PageDocument;
// The table above has no other keys.
export const pageKinds = Object.keys(modules) as PageKind[];

/** The modules whose chunks a page needs before its first screen is drawn; the other layouts are part of the shell. */
export function routeModules(kind: PageKind): string[] {
  const route = modules[kind];
  const split = [...(route.startsWith("_account/") ? ["_account"] : []), route];
  return ["/src/main.tsx", ...split.map((name) => `/src/routes/${name}.tsx?tsr-split=component`)];
}
