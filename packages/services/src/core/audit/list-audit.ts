import { auditLog, users } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { likeContaining } from "@fourball/db/select/like-containing";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import { AUDIT_SENTENCES, COMMAND_LINE } from "@fourball/domain/admin/audit-sentences";
import { AUDITED, type AuditPage, type ListAuditInput, listAuditInput } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { searchable, searchWords } from "@fourball/domain/search-words";
import { type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import type { MemberContext } from "../service-context.ts";

const value = sql.placeholder;
// An admin who was reported learns nothing of it here either.
const isShown = sql`${auditLog.reportedId} is distinct from ${value("viewer")}::uuid`;
const entries = () => from(auditLog).leftJoin(users, sql`${users.id} = ${auditLog.adminId}`);

const pages = statementCache((where: SQL) =>
  prepareSelect(
    {
      id: auditLog.id,
      action: auditLog.action,
      subject: auditLog.subject,
      reason: auditLog.reason,
      at: auditLog.createdAt,
      adminId: auditLog.adminId,
      firstName: users.firstName,
      lastName: users.lastName,
    },
    entries(),
    sql`where ${where} order by ${auditLog.createdAt} desc, ${auditLog.id}
      limit ${value("limit")}::int offset ${value("offset")}::int`,
  ),
);
const counts = statementCache((where: SQL) => prepareSelect({ total: asInteger(sql`count(*)`) }, entries(), sql`where ${where}`));

// Subjects are kept as they were written: signs on letters, apostrophes and dashes count as little as in a search.
const subject = sql.raw(`translate(regexp_replace(normalize(lower(audit_log.subject), NFKD), '[\u0300-\u036f]', '', 'g'),
  '-‐‑–—''’‘', '     ')`);

/** What admins did, the newest first. Each word of a search is in the admin's name, in what was done, or in whom or what it was done to. */
export async function listAudit(ctx: MemberContext, input: ListAuditInput): Promise<AuditPage> {
  await requireAdmin(ctx);
  const { q = "", limit, offset } = listAuditInput.parse(input);
  const words = searchWords(q);
  const matches = words.map(
    (
      _,
      index,
    ) => sql`(${subject} like ${value(`word${index}`)}::text or ${auditLog.action} = any(${value(`actions${index}`)}::text[])
      or ${users.searchText} like ${value(`word${index}`)}::text or ${users.hiddenSearchText} like ${value(`word${index}`)}::text
      or (${auditLog.adminId} is null and ${value(`isCommand${index}`)}::boolean))`,
  );
  const where = sql.join([isShown, ...matches], sql` and `);
  const values = { viewer: ctx.viewer.id, ...Object.fromEntries(words.flatMap(valuesOf)) };
  const rows = await pages(`${words.length}`, where, undefined)(ctx.db, { ...values, limit, offset });
  const [count] = await counts(`${words.length}`, where, undefined)(ctx.db, values);
  const items = rows.map(({ adminId, firstName, lastName, ...entry }) => ({
    ...entry,
    at: isoInstant(entry.at),
    adminName: adminId ? displayName({ firstName, lastName }) : COMMAND_LINE,
  }));
  return { items, total: count?.total ?? 0 };
}

const valuesOf = (word: string, index: number): [string, unknown][] => [
  [`word${index}`, likeContaining(word)],
  [`actions${index}`, AUDITED.filter((action) => searchable(AUDIT_SENTENCES[action]("")).includes(word))],
  [`isCommand${index}`, searchable(COMMAND_LINE).includes(word)],
];
