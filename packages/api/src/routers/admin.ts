import { account } from "@fourball/domain/account/schema";
import {
  adminAttention,
  adminCourse,
  adminCoursePage,
  adminDay,
  adminStats,
  adminUserDetail,
  adminUserPage,
  auditPage,
  courseUse,
  deletedCourse,
  listAdminCoursesInput,
  listAuditInput,
  listUsersInput,
  setAdminInput,
  userInput,
} from "@fourball/domain/admin/schema";
import { disputePage, listDisputesInput, settleDisputeInput } from "@fourball/domain/attendance/schema";
import {
  createCourseInput,
  deleteCourseInput,
  editCourseInput,
  importCoursesInput,
  importResult,
} from "@fourball/domain/course/editing";
import { suspendUserInput } from "@fourball/domain/moderation/schema";
import { deliveryPage, listDeliveriesInput, sendAgainInput, sendAllAgainInput } from "@fourball/domain/notification/schema";
import { endUserSessions } from "@fourball/services/admin/end-user-sessions";
import { getAdminDays, getAdminStats } from "@fourball/services/admin/get-admin-stats";
import { getAttention } from "@fourball/services/admin/get-attention";
import { getUser } from "@fourball/services/admin/get-user";
import { listDeliveries } from "@fourball/services/admin/list-deliveries";
import { listUsers } from "@fourball/services/admin/list-users";
import { sendAgain, sendAllAgain } from "@fourball/services/admin/send-again";
import { setAdmin } from "@fourball/services/admin/set-admin";
import { reinstateUser, suspendUser } from "@fourball/services/admin/suspend-user";
import { listAudit } from "@fourball/services/core/audit/list-audit";
import { createCourse } from "@fourball/services/games/course/create-course";
import { countCourseUse, deleteCourse } from "@fourball/services/games/course/delete-course";
import { editCourse } from "@fourball/services/games/course/edit-course";
import { importCourses } from "@fourball/services/games/course/import-courses";
import { listAdminCourses } from "@fourball/services/games/course/list-admin-courses";
import { listDisputes } from "@fourball/services/rounds/attendance/list-disputes";
import { settleDispute } from "@fourball/services/rounds/attendance/settle-dispute";
import { z } from "zod";
import { adminProcedure, router } from "../trpc.ts";
import { adminReports } from "./admin-reports.ts";

const ofUser = z.object({ userId: z.string() });

export const adminRouter = router({
  ...adminReports,
  stats: adminProcedure
    .fails()
    .output(adminStats)
    .query(({ ctx }) => getAdminStats(ctx)),
  days: adminProcedure
    .fails()
    .output(z.array(adminDay))
    .query(({ ctx }) => getAdminDays(ctx)),
  attention: adminProcedure
    .fails()
    .output(adminAttention)
    .query(({ ctx }) => getAttention(ctx)),
  users: adminProcedure
    .fails()
    .input(listUsersInput)
    .output(adminUserPage)
    .query(({ ctx, input }) => listUsers(ctx, input)),
  user: adminProcedure
    .fails("userNotFound")
    .input(userInput)
    .output(adminUserDetail)
    .query(({ ctx, input }) => getUser(ctx, input)),
  setAdmin: adminProcedure
    .fails("adminStatusOfYourself", "adminsMissing", "passwordNeeded", "userNotFound")
    .input(setAdminInput)
    .output(account.pick({ id: true, email: true, firstName: true, lastName: true, isAdmin: true }))
    .mutation(({ ctx, input }) => setAdmin(ctx, input)),
  endSessions: adminProcedure
    .fails("passwordNeeded", "userNotFound")
    .input(userInput)
    .output(ofUser)
    .mutation(({ ctx, input }) => endUserSessions(ctx, input)),
  suspend: adminProcedure
    .fails("adminsMissing", "passwordNeeded", "suspendedAlready", "suspensionOfYourself", "userNotFound")
    .input(suspendUserInput)
    .output(ofUser.extend({ cancelled: z.number().int() }))
    .mutation(({ ctx, input }) => suspendUser(ctx, input)),
  reinstate: adminProcedure
    .fails("passwordNeeded", "userNotFound")
    .input(userInput)
    .output(ofUser)
    .mutation(({ ctx, input }) => reinstateUser(ctx, input)),
  audit: adminProcedure
    .fails()
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listAudit(ctx, input)),
  deliveries: adminProcedure
    .fails()
    .input(listDeliveriesInput)
    .output(deliveryPage)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),
  sendAgain: adminProcedure
    .fails("deliveryNotFound", "deliverySent", "deliveryUntrue", "deliveryUnwanted")
    .input(sendAgainInput)
    .output(sendAgainInput)
    .mutation(({ ctx, input }) => sendAgain(ctx, input)),
  sendAllAgain: adminProcedure
    .fails()
    .input(sendAllAgainInput)
    .output(z.object({ count: z.number().int() }))
    .mutation(({ ctx, input }) => sendAllAgain(ctx, input)),
  disputes: adminProcedure
    .fails()
    .input(listDisputesInput)
    .output(disputePage)
    .query(({ ctx, input }) => listDisputes(ctx, input)),
  settleDispute: adminProcedure
    .fails("disputeMissing", "disputeOfYourself", "disputeSettled", "entryNotFound")
    .input(settleDisputeInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => settleDispute(ctx, input)),
  courses: adminProcedure
    .fails()
    .input(listAdminCoursesInput)
    .output(adminCoursePage)
    .query(({ ctx, input }) => listAdminCourses(ctx, input)),
  courseUse: adminProcedure
    .fails("courseNotFound")
    .input(deleteCourseInput)
    .output(courseUse)
    .query(({ ctx, input }) => countCourseUse(ctx, input)),
  createCourse: adminProcedure
    .fails("courseExists", "keyInvalid", "keyOfAnotherRequest", "pictureGone", "pictureNotPublic")
    .input(createCourseInput)
    .output(adminCourse)
    .mutation(({ ctx, input }) => createCourse(ctx, input)),
  editCourse: adminProcedure
    .fails("courseExists", "courseNotFound", "pictureGone", "pictureNotPublic")
    .input(editCourseInput)
    .output(adminCourse)
    .mutation(({ ctx, input }) => editCourse(ctx, input)),
  deleteCourse: adminProcedure
    .fails("courseNotFound")
    .input(deleteCourseInput)
    .output(deletedCourse)
    .mutation(({ ctx, input }) => deleteCourse(ctx, input)),
  importCourses: adminProcedure
    .fails("keyInvalid", "keyOfAnotherRequest")
    .input(importCoursesInput)
    .output(importResult)
    .mutation(({ ctx, input }) => importCourses(ctx, input)),
});
