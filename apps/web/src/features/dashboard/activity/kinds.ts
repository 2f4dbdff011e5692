import type { ListedKind } from "@fourball/domain/notification/content";
import type { LucideIcon } from "lucide-react";
import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import Bell from "lucide-react/icons/bell";
import CalendarCheck from "lucide-react/icons/calendar-check";
import CalendarX from "lucide-react/icons/calendar-x";
import Check from "lucide-react/icons/check";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Clock from "lucide-react/icons/clock";
import Flag from "lucide-react/icons/flag";
import Handshake from "lucide-react/icons/handshake";
import Hourglass from "lucide-react/icons/hourglass";
import Pencil from "lucide-react/icons/pencil";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import Star from "lucide-react/icons/star";
import Ticket from "lucide-react/icons/ticket";
import UserMinus from "lucide-react/icons/user-minus";
import UserPlus from "lucide-react/icons/user-plus";
import X from "lucide-react/icons/x";

export type KindTone = "ok" | "info" | "gold" | "warn" | "danger";

/** Each kind of notification at a glance. */
export const KINDS: Record<ListedKind, { icon: LucideIcon; tone: KindTone }> = {
  "join-requested": { icon: UserPlus, tone: "info" },
  "guest-requested": { icon: UserPlus, tone: "info" },
  "guest-joined": { icon: UserPlus, tone: "ok" },
  "guest-left": { icon: UserMinus, tone: "danger" },
  "guest-lapsed": { icon: UserMinus, tone: "warn" },
  "join-withdrawn": { icon: UserMinus, tone: "danger" },
  "answer-due": { icon: Hourglass, tone: "warn" },
  "join-approved": { icon: Check, tone: "ok" },
  "join-declined": { icon: X, tone: "danger" },
  "request-expired": { icon: Clock, tone: "danger" },
  removed: { icon: UserMinus, tone: "danger" },
  "spot-offered": { icon: Ticket, tone: "ok" },
  "offer-lapsed": { icon: Clock, tone: "danger" },
  "regular-asked": { icon: CircleQuestionMark, tone: "ok" },
  "tee-time-edited": { icon: Pencil, tone: "warn" },
  "tee-time-cancelled": { icon: CalendarX, tone: "danger" },
  "host-handed-over": { icon: ArrowRightLeft, tone: "info" },
  "host-changed": { icon: ArrowRightLeft, tone: "info" },
  reminder: { icon: Bell, tone: "info" },
  "still-playing": { icon: CalendarCheck, tone: "info" },
  "round-over": { icon: Star, tone: "gold" },
  "change-proposed": { icon: CircleQuestionMark, tone: "info" },
  "friend-dropped": { icon: UserMinus, tone: "warn" },
  "change-refused": { icon: CalendarX, tone: "warn" },
  "change-dropped": { icon: CalendarCheck, tone: "info" },
  "change-left": { icon: CalendarX, tone: "warn" },
  "costs-changed": { icon: Pencil, tone: "warn" },
  "cost-due": { icon: CircleDollarSign, tone: "warn" },
  "cost-paid": { icon: CircleDollarSign, tone: "ok" },
  "no-show-question": { icon: CircleQuestionMark, tone: "info" },
  "no-show-recorded": { icon: ClipboardList, tone: "warn" },
  "record-settled": { icon: ClipboardList, tone: "info" },
  "search-matched": { icon: Flag, tone: "ok" },
  "spot-opened": { icon: Ticket, tone: "ok" },
  "spot-filled": { icon: UserPlus, tone: "ok" },
  "report-settled": { icon: Flag, tone: "info" },
  moderated: { icon: ShieldAlert, tone: "warn" },
  partners: { icon: Handshake, tone: "ok" },
  "standing-game": { icon: CalendarCheck, tone: "info" },
  "partners-first": { icon: Ticket, tone: "info" },
  "moderation-undone": { icon: ShieldCheck, tone: "ok" },
};
