import { reports } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { ADMIN_PAGE } from "@fourball/domain/admin/constants";
import type { ListReportsInput, ReportFilter, ReportPage } from "@fourball/domain/moderation/schema";
import { type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { prepareReports, reportOfRow } from "./report-columns.ts";

const subject = sql`${sql.placeholder("subject")}::text`;

const states: Record<ReportFilter, SQL> = {
  open: sql`${reports.settledAt} is null`,
  mine: sql`${reports.settledAt} is null and ${reports.takenById} = ${viewer}`,
  settled: sql`${reports.settledAt} is not null`,
};

// A reported admin is not shown the report, which names the reporter.
const isAsked = (state: ReportFilter): SQL => sql`where ${states[state]} and ${reports.reportedId} <> ${viewer}
  and (${subject} is null or ${reports.subject} = ${subject})`;

/** What waits comes oldest first, what is settled newest first. */
const order = (state: ReportFilter): SQL =>
  state === "settled"
    ? sql`order by ${reports.settledAt} desc, ${reports.id}`
    : sql`order by ${reports.createdAt}, ${reports.id}`;

const page = sql`limit ${sql.raw(String(ADMIN_PAGE))} offset ${sql.placeholder("offset")}::int`;

const queriesOf = (state: ReportFilter) => ({
  find: prepareReports(sql`${isAsked(state)} ${order(state)} ${page}`),
  count: prepareSelect({ total: asInteger(sql`count(*)`) }, from(reports), isAsked(state)),
});
const queries = { open: queriesOf("open"), mine: queriesOf("mine"), settled: queriesOf("settled") };

/** A page of the reports, without those about the viewer. */
export async function listReports(ctx: MemberContext, input: ListReportsInput): Promise<ReportPage> {
  await requireAdmin(ctx);
  const { find, count } = queries[input.state];
  const asked = { viewer: ctx.viewer.id, subject: input.subject ?? null };
  const rows = await find(ctx.db, { ...asked, offset: (input.page - 1) * ADMIN_PAGE });
  const [counted] = await count(ctx.db, asked);
  return { items: rows.map(reportOfRow), total: counted?.total ?? 0 };
}
