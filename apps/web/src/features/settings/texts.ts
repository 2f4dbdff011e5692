import { PRODUCT } from "@fourball/domain/product";
import { momentText } from "../../kit/formatting.ts";
import { plural } from "../../kit/plural.ts";

const themes = { system: "System", light: "Light", dark: "Dark" };
const distances = { mi: "Miles", km: "Kilometers" };

const columns = { email: "Email", push: "Push", sms: "Text" };

const kinds = {
  JoinRequests: "Requests to join",
  RequestApprovals: "Replies from hosts",
  TeeTimeChanges: "Changes and reminders",
  SavedSearches: "Saved searches",
  Marketing: "Weekly email",
};

/** What the settings say. */
export const settingsTexts = {
  title: "Settings",
  back: "Back to Dashboard",
  sections: {
    label: "Sections",
    profile: "Profile",
    notifications: "Notifications",
    calendar: "Calendar",
    appearance: "Appearance",
    privacy: "Privacy",
    account: "Account",
    people: "People and record",
    record: "Your record",
    partners: "Partners",
    searches: "Saved searches",
  },
  values: {
    profile: "Photo, handicap, bio",
    calendar: "Connected",
    noCalendar: "Not connected",
    appearance: (theme: keyof typeof themes, distance: keyof typeof distances) =>
      `${themes[theme]}, ${distances[distance].toLowerCase()}`,
    privacy: (isPublic: boolean, blocked: number) =>
      [isPublic ? "Public" : "Private", ...(blocked > 0 ? [`${blocked} blocked`] : [])].join(", "),
    account: "Password, data",
  },
  privacy: { on: "On", off: "Off" },
  blocked: {
    title: "Blocked golfers",
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
  searchesHint: "We'll tell you when a matching game goes up. Never in your quiet hours.",
  recordHint: "Your track record for showing up.",
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
    publicHint: "Anyone can see your name, handicap, rating, bio, the games you host and when and where you played.",
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
    inActivity: "Everything is always in Activity.",
    save: "Save Preferences",
    channels: { email: "Email", push: "Push", sms: "Texts" },
    on: { email: "Emails are on", push: "Push is on", sms: "Texts are on" },
    off: {
      email: "Off, except emails about your account.",
      push: "Off. We keep your choices.",
      sms: "Texts are off",
    },
    undo: "Undo",
    push: {
      hint: "On this device, even when the app is closed.",
      denied: "Your browser blocks notifications. Allow them in its site settings.",
      unsupported: "This browser can't show notifications.",
      install: `Add ${PRODUCT} to your home screen to get push.`,
      devices: (isHere: boolean, others: number) => {
        if (others === 0) return "This device";
        const other = plural(others, { one: "# other device", other: "# other devices" });
        return isHere ? `This device and ${other}` : other;
      },
      here: "Turn on here",
      notHere: "Turn off here",
    },
    addPhone: "Add a phone number",
    toGetTexts: "to get texts",
    smsConsent: (phone: string) => `Turn on to agree to texts at ${phone}.`,
    columns,
    kinds: {
      title: "Choose by kind",
      count: (on: number, all: number) => (all === 0 ? "All off" : `${on} of ${all} on`),
      names: kinds,
      box: (kind: keyof typeof kinds, channel: keyof typeof columns) => `${kinds[kind]}: ${columns[channel]}`,
      missing: { email: "Not by email", push: "Not by push", sms: "Not by text" },
    },
    none: "Turn on email, push or texts to choose.",
    weekly: "Games near you, on Thursdays.",
    agreed: (since: string) => `You agreed on ${momentText(since)}.`,
  },
  openSpots: {
    label: "Ask me when a spot opens",
    hint: "Hosts fill late spots with golfers who may fit. One message a day at most, never at night.",
  },
  browser: { failed: "Couldn't load this setting" },
  quiet: {
    title: "Quiet hours",
    off: "Off",
    hours: (from: string, to: string) => `${from} to ${to}`,
    label: (hours: string) => `Quiet hours ${hours}`,
    hint: "Push, texts and saved searches wait until the end, unless it's about a game that tees off within 12 hours.",
    from: "From",
    to: "To",
  },
  appearance: {
    description: "For this device.",
    theme: "Theme",
    themes,
    time: "Time",
    clocks: { "12": "4:10 PM", "24": "16:10" },
    distance: "Distance",
    distances,
    shortcuts: "Keyboard shortcuts",
    shortcutsHint: "Single keys, such as c to create a game. Press ? for the list.",
  },
  reasons: {
    label: "Why this group fits",
    hint: "Show why a game suits you. Applies on all your devices.",
  },
  settingFailed: "Couldn't save this setting",
  homePlace: {
    title: "Where you play",
    description: (place = "The place you chose") => `${place}, rounded to about a kilometer. Nobody else sees it.`,
    label: "Use it on my other devices",
    hint: "Stored with your account. Otherwise only this device knows it.",
  },
  calendarHint:
    "Subscribe in your calendar app and your games stay in sync. Anyone with the link can see them, so keep it private.",
};
