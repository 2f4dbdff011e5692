import type { UserOrder } from "@fourball/domain/admin/schema";
import type { ReportFilter } from "@fourball/domain/moderation/schema";
import { DELIVERY_STATES, type DeliveryState } from "@fourball/domain/notification/channels";
import { REPORT_SUBJECTS, type ReportSubject } from "@fourball/domain/report/constants";

export const ADMIN_TABS = ["overview", "users", "courses", "reports", "disputes", "audit", "deliveries"] as const;
type AdminTab = (typeof ADMIN_TABS)[number];

// Importing the schema's list would load zod with it.
const ORDERS = [
  "name",
  "email",
  "isAdmin",
  "gamesHosted",
  "gamesPlayed",
  "rating",
  "createdAt",
] as const satisfies readonly UserOrder[];
const SORTS = ORDERS.flatMap((order) => [order, `-${order}`] as const);
/** A column, with a minus from the top down. */
export type UserSort = (typeof SORTS)[number];

export const REPORT_STATES = ["open", "mine", "settled"] as const satisfies readonly ReportFilter[];

export type AdminSearch = {
  tab?: AdminTab | undefined;
  /** Whose name or email is looked for; in the audit, what was done, too. */
  who?: string | undefined;
  sort?: UserSort | undefined;
  /** Only suspended users. */
  suspended?: true | undefined;
  page?: number | undefined;
  /** Whose details are open. */
  user?: string | undefined;
  /** Which course is looked for. */
  course?: string | undefined;
  /** Only courses whose time zone was guessed. */
  needsTimeZone?: true | undefined;
  /** Which reports are listed; those that aren't settled by default. */
  reports?: ReportFilter | undefined;
  /** What the listed reports are about. */
  about?: ReportSubject | undefined;
  /** Which report is open. */
  report?: string | undefined;
  /** The delivery state to show; all by default. */
  state?: DeliveryState | undefined;
};

const WORDS_MAX = 100;
const PAGES_MAX = 10_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const text = (raw: unknown): string | undefined => (typeof raw === "string" && raw.trim() ? raw.slice(0, WORDS_MAX) : undefined);

const id = (raw: unknown): string | undefined => (typeof raw === "string" && uuid.test(raw) ? raw : undefined);

function laterPage(raw: unknown): number | undefined {
  const page = Number(raw);
  return Number.isInteger(page) && page > 1 && page <= PAGES_MAX ? page : undefined;
}

/** Invalid parameters are dropped. */
export const readAdminSearch = (raw: Record<string, unknown>): AdminSearch => ({
  tab: ADMIN_TABS.find((known) => known === raw.tab),
  who: text(raw.who),
  sort: SORTS.find((known) => known === raw.sort),
  suspended: raw.suspended === true || raw.suspended === "true" ? true : undefined,
  page: laterPage(raw.page),
  user: id(raw.user),
  course: text(raw.course),
  needsTimeZone: raw.needsTimeZone === true || raw.needsTimeZone === "true" ? true : undefined,
  reports: REPORT_STATES.find((known) => known === raw.reports),
  about: REPORT_SUBJECTS.find((known) => known === raw.about),
  report: id(raw.report),
  state: DELIVERY_STATES.find((known) => known === raw.state),
});
