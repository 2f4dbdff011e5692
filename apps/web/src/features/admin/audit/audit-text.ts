import type { AuditEntry, Audited } from "@fourball/domain/admin/schema";

const actionTexts: Record<Audited, (subject: string) => string> = {
  "admin-granted": (user) => `made ${user} an admin`,
  "admin-revoked": (user) => `took the admin rights of ${user}`,
  "sessions-ended": (user) => `signed out ${user} everywhere`,
  "user-suspended": (user) => `suspended ${user}`,
  "user-reinstated": (user) => `lifted the suspension of ${user}`,
  "course-created": (course) => `created the course ${course}`,
  "course-edited": (course) => `edited the course ${course}`,
  "course-deleted": (course) => `deleted the course ${course}`,
  "course-archived": (course) => `archived the course ${course}`,
  "courses-imported": (courses) => `imported ${courses}`,
};

/** The action as the rest of a sentence that begins with the admin's name. */
export const auditText = ({ action, subject }: Pick<AuditEntry, "action" | "subject">): string => actionTexts[action](subject);
