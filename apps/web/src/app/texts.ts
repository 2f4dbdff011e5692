import { plural } from "../shared/plural.ts";

export const texts = {
  skip: "Skip to content",
  loadingPage: "Loading page",
  visitor: { home: (product: string) => `${product}, home`, signIn: "Sign in", start: "Get Started" },
  bell: (unread: number, messages: number) =>
    [
      "Notifications",
      unread > 0 ? `${unread} new` : "",
      messages > 0 ? plural(messages, { one: "# unread message", other: "# unread messages" }) : "",
    ]
      .filter(Boolean)
      .join(", "),
  missingName: { lead: "Other golfers see you as “Golfer”.", add: "Add your name" },
  create: "Create Tee Time",
  home: (product: string) => `${product}, browse tee times`,
  search: {
    open: "Search",
    close: "Close search",
    label: "Search courses, locations",
    placeholder: "Search courses, locations...",
  },
  menuOf: (name: string) => `Account of ${name}`,
  places: {
    label: "Places",
    browse: "Browse",
    games: "My Games",
    create: "Create",
    activity: "Activity",
    unread: (count: number) => `Activity, ${count} new`,
    profile: "Profile",
  },
  routeError: {
    title: "Something went wrong",
    lead: "That was our side, not yours. Try again; if it stays, come back a little later.",
    again: "Try again",
    browse: "Browse tee times",
  },
  sessionFailed: {
    title: "We couldn't reach the server",
    lead: "Check your connection, then try again.",
    retry: "Retry",
  },
};
