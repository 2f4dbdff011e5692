import type { LucideIcon } from "lucide-react";
import Ban from "lucide-react/icons/ban";
import Bell from "lucide-react/icons/bell";
import CalendarSync from "lucide-react/icons/calendar-sync";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Handshake from "lucide-react/icons/handshake";
import Lock from "lucide-react/icons/lock";
import Search from "lucide-react/icons/search";
import SunMoon from "lucide-react/icons/sun-moon";
import UserRound from "lucide-react/icons/user-round";

/** The sections in their order, by the ids of their headings, which are also the hashes of links to them. */
export const SECTIONS = [
  "profile",
  "notifications",
  "searches",
  "calendar",
  "appearance",
  "record",
  "partners",
  "blocked",
  "account",
] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_ICONS: Record<Section, LucideIcon> = {
  profile: UserRound,
  notifications: Bell,
  searches: Search,
  calendar: CalendarSync,
  appearance: SunMoon,
  record: ClipboardList,
  partners: Handshake,
  blocked: Ban,
  account: Lock,
};

export const PHONE_ID = "settings-phone";

/** Fields, and headings of before, that links lead to. */
const WITHIN: Partial<Record<string, Section>> = { [PHONE_ID]: "profile", "browser-notifications": "notifications" };

export const sectionOf = (hash: string): Section | undefined => SECTIONS.find((section) => section === hash) ?? WITHIN[hash];
