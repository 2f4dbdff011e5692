import { account } from "@fourball/domain/account/schema";
import { adminCourse, adminStats, adminUser } from "@fourball/domain/admin/schema";
import { chatMessage } from "@fourball/domain/chat/message";
import { importResult } from "@fourball/domain/course/editing";
import { course, courseCard } from "@fourball/domain/course/schema";
import { courseHost, coursePage } from "@fourball/domain/course-page/schema";
import { dashboardStats } from "@fourball/domain/dashboard/schema";
import { golferCard, hostCard, playerAvatar } from "@fourball/domain/golfer/schema";
import { guestRequest } from "@fourball/domain/guest/schema";
import { participation } from "@fourball/domain/participation/schema";
import { publicProfile } from "@fourball/domain/profile/schema";
import { teeTimeCard, teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { z } from "zod";

/** The body of every error. */
const errorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.array(z.string()), message: z.string() })).optional(),
});

/** Schemas that the documentation refers to by name. */
export const NAMED_SCHEMAS = {
  Account: account,
  AdminStats: adminStats,
  AdminUser: adminUser,
  ChatMessage: chatMessage,
  Course: course,
  AdminCourse: adminCourse,
  CourseCard: courseCard,
  CourseHost: courseHost,
  CoursePage: coursePage,
  DashboardStats: dashboardStats,
  Error: errorBody,
  GolferCard: golferCard,
  GuestRequest: guestRequest,
  HostCard: hostCard,
  ImportResult: importResult,
  Participation: participation,
  PlayerAvatar: playerAvatar,
  PublicProfile: publicProfile,
  TeeTimeCard: teeTimeCard,
  TeeTimeDetail: teeTimeDetail,
} as const;
