import { plural } from "../../../kit/plural.ts";

/** What the sessions and the data of an account say. They are loaded apart from the page. */
export const accountTexts = {
  sessions: {
    title: "Where you're signed in",
    failed: "Couldn't load your sessions",
    since: (day: string) => `since ${day}`,
    current: "This browser",
    unknown: "Unknown device",
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    onlyHere: "You're only signed in here.",
    endOthers: "Sign out everywhere else",
    endTitle: "Sign out everywhere else?",
    endDescription: "Your other browsers and phones will need to sign in again. You'll stay signed in here.",
    endKeep: "Keep them",
    endConfirm: "Sign out everywhere else",
    endedCount: (count: number) => plural(count, { one: "# other session ended.", other: "# other sessions ended." }),
    endFailed: "Your other sessions are still signed in. Please try again.",
  },
  data: {
    title: "Your data",
    description: "Download everything we have about you, with your pictures (ZIP).",
    download: "Download my data",
    preparing: "Preparing...",
    downloadFailed: "Download failed",
    tryAgain: "Please try again in a moment.",
    offline: "Check your connection and try again.",
    retention: "How long we keep your data",
  },
  deletion: {
    title: "Delete account",
    description: "We'll cancel games you host, free your spots and delete your profile. Your messages stay, without your name.",
    button: "Delete account",
  },
};
