import type { SettingsPart } from "@fourball/domain/links/links";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CalendarSync from "lucide-react/icons/calendar-sync";
import Lock from "lucide-react/icons/lock";
import Shield from "lucide-react/icons/shield";
import SunMoon from "lucide-react/icons/sun-moon";
import UserRound from "lucide-react/icons/user-round";

/** The sections in their order, by the hashes of links to them. */
export const SECTIONS = [
  "profile",
  "notifications",
  "calendar",
  "appearance",
  "privacy",
  "account",
] as const satisfies readonly SettingsPart[];
export type Section = (typeof SECTIONS)[number];

/** Pages that are opened from a section. */
const PARENTS = { people: "profile", searches: "privacy" } as const satisfies Partial<Record<SettingsPart, Section>>;
export type SettingsPage = Section | keyof typeof PARENTS;

export const SECTION_ICONS: Record<Section, LucideIcon> = {
  profile: UserRound,
  notifications: Bell,
  calendar: CalendarSync,
  appearance: SunMoon,
  privacy: Shield,
  account: Lock,
};

export const PHONE_ID = "settings-phone" satisfies SettingsPart;

/** Fields, and sections of before, that links in mails and notifications lead to. */
const MOVED: Partial<Record<string, SettingsPage>> = {
  [PHONE_ID]: "profile",
  "browser-notifications": "notifications",
  record: "people",
  partners: "people",
  blocked: "privacy",
} satisfies Partial<Record<SettingsPart, SettingsPage>>;

const isSection = (page: string): page is Section => SECTIONS.some((section) => section === page);
const isWithin = (page: string): page is keyof typeof PARENTS => page in PARENTS;

export const pageOf = (hash: string): SettingsPage | undefined => (isSection(hash) || isWithin(hash) ? hash : MOVED[hash]);

/** Where a page leads back to; a section leads to the list of them. */
export const parentOf = (page: SettingsPage): Section | undefined => (isWithin(page) ? PARENTS[page] : undefined);

export const sectionOf = (page: SettingsPage): Section => (isWithin(page) ? PARENTS[page] : page);
