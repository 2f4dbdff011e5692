import type { NotificationGroup } from "@fourball/domain/notification/schema";

const about: Record<NotificationGroup, string> = {
  JoinRequests: "join requests",
  RequestApprovals: "request approvals",
  TeeTimeChanges: "tee time changes",
  Marketing: "games near you",
  SavedSearches: "your saved searches",
};

/** What the target of the unsubscribe link says. */
export const texts = {
  title: (group: NotificationGroup) => `Stop emails about ${about[group]}?`,
  lead: "You'll still see everything in Activity. Your other emails stay on.",
  submit: "Stop these emails",
  failed: "We didn't change anything.",
  done: "Done",
  doneHint: (group: NotificationGroup) => `You won't get emails about ${about[group]}.`,
  spent: "This link has expired",
  spentHint: "Use the link in a newer email, or change it in Settings.",
  settings: "All your notification settings",
  search: {
    title: (isOn: boolean | undefined) => {
      if (isOn === undefined) return "Turning it off…";
      return isOn ? "You'll hear about these games again" : "You won't hear about these games";
    },
    turnOn: "Turn it back on",
    turnOff: "Turn it off",
    failed: "We couldn't turn it off.",
    retry: "Try again",
    settings: "All your saved searches",
  },
};
