import { anAdminCourse, anAdminUser, anAdminUserDetail, someAdminDays, someAdminStats } from "./admin-fixtures.ts";
import { anAccount } from "./golfer-fixtures.ts";
import type { MockTree } from "./mock-tree.ts";
import { aReport, aReportDetail } from "./report-fixtures.ts";

/** For an admin for whom every call succeeds. */
export const adminAnswers: MockTree["admin"] = {
  stats: () => someAdminStats(),
  days: () => someAdminDays(),
  reports: () => ({ items: [aReport()], total: 1 }),
  report: () => aReportDetail(),
  takeReport: ({ reportId }) => ({ reportId }),
  releaseReport: ({ reportId }) => ({ reportId }),
  settleReport: ({ reportId }) => ({ reportId }),
  undoModeration: ({ actionId }) => ({ actionId }),
  attention: () => ({ failedDeliveries: 0, suspendedUsers: 0, openReports: 0, openDisputes: 0, guessedTimeZones: 0 }),
  users: () => ({ items: [anAdminUser()], total: 1, nextCursor: null }),
  user: () => anAdminUserDetail(),
  endSessions: ({ userId }) => ({ userId }),
  suspend: ({ userId }) => ({ userId, cancelled: 0 }),
  reinstate: ({ userId }) => ({ userId }),
  deliveries: () => ({ items: [], total: 0 }),
  sendAgain: ({ deliveryId }) => ({ deliveryId }),
  sendAllAgain: () => ({ count: 1 }),
  audit: () => ({ items: [], total: 0 }),
  disputes: () => ({ items: [], total: 0 }),
  settleDispute: ({ recordId }) => ({ id: recordId }),
  courses: () => ({ items: [anAdminCourse()], total: 1 }),
  courseUse: () => ({ upcoming: 0, total: 0 }),
  createCourse: () => anAdminCourse(),
  editCourse: () => anAdminCourse(),
  deleteCourse: ({ courseId }) => ({ id: courseId, outcome: "deleted" }),
  importCourses: ({ courses }) => ({
    totalProcessed: courses.length,
    successCount: courses.length,
    errorCount: 0,
    errors: [],
    guessedTimeZones: 0,
  }),
  setAdmin: ({ userId, isAdmin }) => ({ ...namedAccount(), id: userId, isAdmin }),
};

function namedAccount() {
  const { id, email, firstName, lastName, isAdmin } = anAccount();
  return { id, email, firstName, lastName, isAdmin };
}
