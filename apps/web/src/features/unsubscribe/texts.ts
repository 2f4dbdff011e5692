import type { NotificationGroup } from "@fourball/domain/notification/groups";

const about: Record<NotificationGroup, string> = {
  JoinRequests: "join requests",
  RequestApprovals: "request approvals",
  TeeTimeChanges: "tee time changes",
  Marketing: "games near you",
  SavedSearches: "your saved searches",
  OpenSpots: "open spots for you",
};

/** What the target of the unsubscribe link says. */
export const unsubscribeTexts = {
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
      if (isOn === undefined) return "Stop emails about this search?";
      return isOn ? "You'll hear about these games again" : "You won't hear about these games";
    },
    lead: "It stays saved, and you can turn it back on. Your other emails stay on.",
    action: (isOn: boolean | undefined) => {
      if (isOn === undefined) return "Stop these emails";
      return isOn ? "Turn it off" : "Turn it back on";
    },
    settings: "All your saved searches",
  },
};
