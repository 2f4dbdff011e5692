import { z } from "zod";
import { account } from "../account/schema.ts";
import { course } from "../course/schema.ts";
import { entityId } from "../id.ts";
import { text } from "../text.ts";

const userId = entityId("userNotFound");

export const setAdminInput = z.object({ userId, isAdmin: z.boolean() });
export type SetAdminInput = z.infer<typeof setAdminInput>;

export const RECENT = 5;
export const CHART_DAYS = 30;

export const adminStats = z.object({
  totalUsers: z.number().int(),
  totalCourses: z.number().int(),
  totalTeeTimes: z.number().int(),
  activeAdmins: z.number().int(),
  recentUsers: z.array(account.pick({ id: true, firstName: true, lastName: true, email: true, createdAt: true })),
  recentTeeTimes: z.array(
    z.object({
      id: z.string(),
      courseName: z.string(),
      timeZone: z.string(),
      hostName: z.string(),
      date: z.string(),
      time: z.string(),
    }),
  ),
});
export type AdminStats = z.infer<typeof adminStats>;

/** One day of listed games, on the courses' own calendars: how many, their spots for others, and how many were taken. */
export const adminDay = z.object({
  date: z.string(),
  games: z.number().int(),
  spots: z.number().int(),
  taken: z.number().int(),
});
export type AdminDay = z.infer<typeof adminDay>;

export const ATTENTION_DAYS = 7;

/** What an admin should look at. */
export const adminAttention = z.object({
  /** Emails, texts and push messages of the last days that failed for good. */
  failedDeliveries: z.number().int(),
  suspendedUsers: z.number().int(),
  /** Reports that aren't settled. */
  openReports: z.number().int(),
  /** Disputes about showing up that no admin has settled. */
  openDisputes: z.number().int(),
  /** Courses whose time zone was guessed. */
  guessedTimeZones: z.number().int(),
});
export type AdminAttention = z.infer<typeof adminAttention>;

/** An account as admins see it: never its password, phone or preferences. */
export const adminUser = account
  .pick({
    id: true,
    firstName: true,
    lastName: true,
    email: true,
    profileImageUrl: true,
    isAdmin: true,
    gamesHosted: true,
    gamesPlayed: true,
    rating: true,
    createdAt: true,
  })
  .extend({
    /** Null for an account that isn't suspended now. */
    suspendedAt: z.iso.datetime().nullable(),
    /** When the suspension ends; null for good. */
    suspendedUntil: z.iso.datetime().nullable(),
  });
export type AdminUser = z.infer<typeof adminUser>;

export const USER_ORDERS = ["name", "email", "isAdmin", "gamesHosted", "gamesPlayed", "rating", "createdAt"] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

const page = {
  q: text(100).optional(),
  limit: z.number().int().min(1).max(200).default(50),
  offset: z.number().int().min(0).max(1_000_000).default(0),
};

/** How many accounts one answer holds at most. */
export const USERS_MAX = 500;

export const listUsersInput = z.object({
  ...page,
  limit: z.number().int().min(1).max(USERS_MAX).default(50),
  /** The `nextCursor` of the page before. */
  cursor: z.uuid("Invalid cursor").optional(),
  /** Only accounts that are suspended, or only those that are not. */
  suspended: z.boolean().optional(),
  order: z.enum(USER_ORDERS).default("createdAt"),
  descending: z.boolean().default(true),
});
export type ListUsersInput = z.input<typeof listUsersInput>;

export const adminUserPage = z.object({ items: z.array(adminUser), total: z.number().int(), nextCursor: z.string().nullable() });
export type AdminUserPage = z.infer<typeof adminUserPage>;

export const userInput = z.object({ userId });
export type UserInput = z.infer<typeof userInput>;

export const adminUserDetail = adminUser.extend({
  bio: z.string().nullable(),
  handicap: z.number().nullable(),
  publicProfile: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  sessions: z.number().int(),
  /** The newest listed games that the golfer hosts or plays in. */
  games: z.array(
    z.object({
      id: z.string(),
      courseName: z.string(),
      timeZone: z.string(),
      date: z.string(),
      time: z.string(),
      status: z.string(),
      isHost: z.boolean(),
    }),
  ),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const adminCourse = course.extend({
  /** Several time zones are possible where the course is: an admin should set the right one. */
  isTimeZoneGuessed: z.boolean(),
});
export type AdminCourse = z.infer<typeof adminCourse>;

export const listAdminCoursesInput = z.object({
  ...page,
  /** Only courses whose time zone was guessed. */
  needsTimeZone: z.boolean().optional(),
});
export type ListAdminCoursesInput = z.input<typeof listAdminCoursesInput>;
export const adminCoursePage = z.object({ items: z.array(adminCourse), total: z.number().int() });
export type AdminCoursePage = z.infer<typeof adminCoursePage>;

/** What deleting a course would leave behind: courses that were used are archived, and their games keep them. */
export const courseUse = z.object({ upcoming: z.number().int(), total: z.number().int() });
export type CourseUse = z.infer<typeof courseUse>;

export const deletedCourse = z.object({ id: z.string(), outcome: z.enum(["deleted", "archived"]) });
export type DeletedCourse = z.infer<typeof deletedCourse>;

export const AUDITED = [
  "admin-granted",
  "admin-revoked",
  "sessions-ended",
  "user-suspended",
  "user-reinstated",
  "report-taken",
  "report-released",
  "report-dismissed",
  "message-removed",
  "message-restored",
  "picture-hidden",
  "picture-restored",
  "game-cancelled",
  "golfer-warned",
  "warning-withdrawn",
  "course-created",
  "course-edited",
  "course-deleted",
  "course-archived",
  "courses-imported",
  "dispute-kept",
  "dispute-removed",
  "delivery-sent-again",
  "deliveries-sent-again",
] as const;
export type Audited = (typeof AUDITED)[number];

export const auditEntry = z.object({
  id: z.string(),
  action: z.enum(AUDITED),
  adminName: z.string(),
  /** The name of the affected user or course. */
  subject: z.string(),
  /** Why, where an admin gave a reason. */
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditInput = z.object({ q: page.q, limit: page.limit, offset: page.offset });
export type ListAuditInput = z.input<typeof listAuditInput>;
export const auditPage = z.object({ items: z.array(auditEntry), total: z.number().int() });
export type AuditPage = z.infer<typeof auditPage>;
