import { likeContaining } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import { auditLog, users } from "@fourball/db/schema/index";
import { AUDIT_SENTENCES, COMMAND_LINE } from "@fourball/domain/admin/audit-sentences";
import { AUDITED, type AuditPage, type ListAuditInput, listAuditInput } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { searchable, searchWords } from "@fourball/domain/search-words";
import { and, count, desc, eq, inArray, isNull, like, ne, or, type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import type { MemberContext } from "../service-context.ts";

// Subjects are kept as they were written: signs on letters, apostrophes and dashes count as little as in a search.
const foldedSubject = sql`translate(regexp_replace(normalize(lower(${auditLog.subject}), NFKD), '[\u0300-\u036f]', '', 'g'),
  '-‐‑–—''’‘', '     ')`;

/** What admins did, the newest first. Each word of a search is in the admin's name, in what was done, or in whom or what it was done to. */
export async function listAudit(ctx: MemberContext, input: ListAuditInput): Promise<AuditPage> {
  await requireAdmin(ctx);
  const { db, viewer } = ctx;
  const { q = "", limit, offset } = listAuditInput.parse(input);
  const { id, action, subject, reason, adminId, reportedId, createdAt: at } = auditLog;
  const { firstName, lastName } = users;
  // An admin who was reported learns nothing of it here either.
  const isShown = or(isNull(reportedId), ne(reportedId, viewer.id));
  const isFound = and(isShown, ...searchWords(q).map(hasWord));
  const isAdmin = eq(users.id, adminId);
  const rows = await db
    .select({ id, action, subject, reason, at, adminId, firstName, lastName })
    .from(auditLog)
    .leftJoin(users, isAdmin)
    .where(isFound)
    .orderBy(desc(at), id)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(auditLog).leftJoin(users, isAdmin).where(isFound);
  const items = rows.map(({ adminId, firstName, lastName, ...entry }) => ({
    ...entry,
    at: isoInstant(entry.at),
    adminName: adminId ? displayName({ firstName, lastName }) : COMMAND_LINE,
  }));
  return { items, total: counted?.total ?? 0 };
}

function hasWord(word: string): SQL | undefined {
  const pattern = likeContaining(word);
  const actions = AUDITED.filter((action) => searchable(AUDIT_SENTENCES[action]("")).includes(word));
  return or(
    like(foldedSubject, pattern),
    inArray(auditLog.action, actions),
    like(users.searchText, pattern),
    like(users.hiddenSearchText, pattern),
    searchable(COMMAND_LINE).includes(word) ? isNull(auditLog.adminId) : undefined,
  );
}
