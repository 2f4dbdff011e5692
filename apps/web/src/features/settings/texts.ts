import { momentText } from "../../shared/formatting.ts";
import { plural } from "../../shared/plural.ts";

const channels = { push: "Push", email: "Email", sms: "SMS" };

const kinds = {
  JoinRequests: {
    label: "Join requests",
    description: "Someone asks to join your game or drops out, or your reply is almost due.",
  },
  RequestApprovals: {
    label: "Request approvals",
    description: "A host replies to your request, it expires, or a spot opens on your waitlist.",
  },
  TeeTimeChanges: {
    label: "Tee time changes",
    description: "Changes, cancellations and reminders for your games, and games your partners show you first.",
  },
  SavedSearches: {
    label: "Saved searches",
    description: "New games that match a search you saved.",
  },
  Marketing: {
    label: "Weekly email",
    description: "Games with open spots near where you play, on Thursday mornings.",
  },
};

/** What the settings say. */
export const texts = {
  title: "Settings",
  back: "Back to Dashboard",
  sections: {
    label: "Sections",
    profile: "Profile",
    notifications: "Notifications",
    searches: "Saved searches",
    calendar: "Calendar",
    appearance: "Appearance",
    record: "Your record",
    partners: "Partners",
    blocked: "Blocked golfers",
    account: "Account",
  },
  blocked: {
    description: "You and a golfer you block don't see each other's profiles and games.",
    count: (count: number) =>
      count === 0
        ? "You haven't blocked anyone."
        : plural(count, { one: "You blocked # golfer.", other: "You blocked # golfers." }),
    since: (when: string) => `Blocked ${when}`,
    unblock: "Unblock",
    failed: "Couldn't load the golfers you blocked",
  },
  partnersHint: "You're partners with golfers when you'd both play together again.",
  searchesHint: "We tell you when a game is posted that matches. Nothing comes from 9 PM to 7 AM.",
  recordHint: "Hosts and players see whether you show up for rounds.",
  unsaved: "You haven't saved your changes here.",
  changes: (count: number) => plural(count, { one: "# change not saved", other: "# changes not saved" }),
  allSaved: "All changes saved",
  optional: "(optional)",
  reset: "Reset",
  save: "Save Changes",
  saving: "Saving...",
  error: "Error",
  update: {
    done: "Profile Updated!",
    failed: "Update Failed",
    otherwise: "Failed to update profile. Please try again.",
  },
  profile: {
    firstName: "First name",
    lastName: "Last name",
    lastNameTo: "Show my last name to",
    lastNameAudiences: { everyone: "Everyone", "fellow-players": "People I play with" },
    lastNameHint: "People you play with, and hosts you ask, see all of it. Everyone else sees its first letter.",
    phone: "Phone number",
    phoneHint: "Only you can see this.",
    handicap: "Handicap",
    handicapHint: (max: number) => `0 to ${max}. Leave it empty if you don't have one yet.`,
    bio: "Bio",
    photo: "Photo",
    picture: "Profile picture URL",
    pictureHint: "Link to a photo (https)",
    coverTitle: "Cover",
    cover: "Cover image URL",
    coverHint: "Recommended size 800x200 pixels",
    public: "Public Profile",
    publicHint: "Anyone can see your name, handicap, rating, bio and the games you host.",
  },
  preview: {
    aside: "Your public profile",
    title: "Preview",
    noBio: "No bio yet.",
    view: "View Full Profile",
    newTab: "opens in a new tab",
    private: "Your profile is private.",
  },
  notifications: {
    description: "Choose how we reach you. You'll always see everything in Activity.",
    save: "Save Preferences",
    kind: "Kind",
    channels,
    box: (kind: keyof typeof kinds, channel: keyof typeof channels) => `${kinds[kind].label}: ${channels[channel]}`,
    notSent: "Not sent",
    kinds,
    smsConsent: (phone: string) =>
      `SMS goes to ${phone}. By checking a box under SMS, you agree to text messages at this number.`,
    agreed: (since: string) => `You agreed on ${momentText(since)}.`,
    addPhone: "Add a phone number to turn on SMS",
  },
  browser: {
    failed: "Couldn't load this setting",
    turnOn: "Turn on push",
    blockedShort: "Blocked",
    blocked: "Notifications are blocked",
    blockedHint:
      "Your browser blocks notifications from this site. Open the site settings next to the address, allow notifications, then reload this page.",
    here: "Push on this device",
    hereHint: "Shows what you check under Push. Saved right away.",
  },
  quiet: {
    label: (from: string, to: string) => `Quiet hours ${from} to ${to}`,
    hint: "Push and SMS wait until then, unless they're about a game that tees off within 12 hours.",
    from: "From",
    to: "To",
  },
  appearance: {
    description: "For this device. Saved right away.",
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    time: "Time",
    clocks: { "12": "4:10 PM", "24": "16:10" },
    distance: "Distance",
    distances: { mi: "Miles", km: "Kilometers" },
    shortcuts: "Keyboard shortcuts",
    shortcutsHint: "Single keys, such as c to create a game. Press ? for the list.",
  },
  reasons: {
    label: "Why this group fits",
    hint: "Games show what speaks for their group. For all your devices.",
    failed: "Couldn't save this setting",
  },
  calendarHint:
    "Subscribe in your calendar app and your games stay in sync. Anyone with the link can see them, so keep it private.",
};
