import { plural } from "../kit/plural.ts";

export const appTexts = {
  skip: "Skip to content",
  loadingPage: "Loading page",
  visitor: { home: (product: string) => `${product}, home`, signIn: "Sign in", start: "Get Started" },
  bell: "Notifications",
  attention: (place: string, { requests, messages, unread }: { requests: number; messages: number; unread: number }) =>
    [
      place,
      requests > 0 ? plural(requests, { one: "# request to answer", other: "# requests to answer" }) : "",
      messages > 0 ? plural(messages, { one: "# unread message", other: "# unread messages" }) : "",
      unread > 0 ? `${unread} new` : "",
    ]
      .filter(Boolean)
      .join(", "),
  missingName: { lead: "Other golfers see you as “Golfer”.", add: "Add your name" },
  create: "Create Tee Time",
  home: (product: string) => `${product}, browse tee times`,
  search: {
    label: "Search courses, locations",
    placeholder: "Search courses, locations...",
  },
  menuOf: (name: string) => `Account of ${name}`,
  mainPlaces: "Main",
  places: {
    label: "Places",
    browse: "Browse",
    games: "My Games",
    create: "Create",
    activity: "Activity",
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
