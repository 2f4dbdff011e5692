import type { UserOrder } from "../admin/schema.ts";
import { DELIVERY_STATES, type DeliveryState } from "../delivery-states.ts";
import type { ReportFilter } from "../moderation/schema.ts";
import { REPORT_SUBJECTS, type ReportSubject } from "../report/constants.ts";
import { oneOf, type Parameters, readId, readTrue, readWords } from "./plain-search.ts";

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

const PAGES_MAX = 10_000;

function laterPage(raw: unknown): number | undefined {
  const page = Number(raw);
  return Number.isInteger(page) && page > 1 && page <= PAGES_MAX ? page : undefined;
}

/** Invalid parameters are dropped. */
export const readAdminSearch = (raw: Parameters): AdminSearch => ({
  tab: oneOf(ADMIN_TABS, raw.tab),
  who: readWords(raw.who),
  sort: oneOf(SORTS, raw.sort),
  suspended: readTrue(raw.suspended),
  page: laterPage(raw.page),
  user: readId(raw.user),
  course: readWords(raw.course),
  needsTimeZone: readTrue(raw.needsTimeZone),
  reports: oneOf(REPORT_STATES, raw.reports),
  about: oneOf(REPORT_SUBJECTS, raw.about),
  report: readId(raw.report),
  state: oneOf(DELIVERY_STATES, raw.state),
});
