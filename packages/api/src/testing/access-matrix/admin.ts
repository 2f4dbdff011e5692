import type { SuspendUserInput } from "@fourball/domain/moderation/schema";
import type { ProcedurePath } from "../../router-types.ts";
import type { Scene } from "../access-scene.ts";
import {
  type AccessCase,
  ADMIN_ONLY,
  admins,
  filters,
  members,
  newCourse,
  OK,
  read,
  theAdmin,
  theCourse,
  theHost,
} from "./access-case.ts";

const suspended =
  (golfer: typeof theHost) =>
  (scene: Scene): SuspendUserInput => ({ ...golfer(scene), days: null, category: "spam", reason: "Spam" });

export const adminCases = {
  "admin.stats": [{ game: "listed", rest: read(() => "/api/admin/stats"), outcomes: admins }],
  "admin.days": [{ game: "listed", outcomes: admins }],
  "admin.attention": [{ game: "listed", outcomes: admins }],
  "admin.users": [{ game: "listed", ...filters, rest: read(() => "/api/admin/users"), outcomes: admins }],
  "admin.user": [{ game: "listed", input: theHost, outcomes: admins }],
  "admin.endSessions": [{ game: "listed", input: theHost, outcomes: admins }],
  "admin.suspend": [
    { game: "listed", input: suspended(theHost), outcomes: admins },
    { game: "listed", input: suspended(theAdmin), outcomes: { ...admins, admin: "409 You cannot suspend yourself" } },
  ],
  "admin.reinstate": [{ game: "listed", input: theHost, outcomes: admins }],
  "admin.deliveries": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.sendAgain": [
    {
      game: "listed",
      input: () => ({ deliveryId: "e7a90c3e-3f1b-4d84-9ef4-0f7f1b1f7a12" }),
      outcomes: { ...admins, admin: "404 This message isn't here any more" },
    },
  ],
  "admin.sendAllAgain": [{ game: "listed", input: () => ({ since: "2026-06-11T15:00:00Z" }), outcomes: admins }],
  "admin.audit": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.courses": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.courseUse": [{ game: "listed", input: theCourse, outcomes: admins }],
  "admin.createCourse": [
    {
      game: "listed",
      input: () => newCourse,
      rest: () => ["POST", "/api/admin/courses", newCourse],
      outcomes: admins,
    },
  ],
  "admin.editCourse": [
    {
      game: "listed",
      input: (scene) => ({ ...theCourse(scene), ...newCourse }),
      rest: ({ game }) => ["PATCH", `/api/admin/courses/${game.courseId}`, newCourse],
      outcomes: admins,
    },
  ],
  "admin.deleteCourse": [
    {
      game: "listed",
      input: theCourse,
      rest: ({ game }) => ["DELETE", `/api/admin/courses/${game.courseId}`],
      outcomes: admins,
    },
  ],
  "admin.importCourses": [
    {
      game: "listed",
      input: () => ({ courses: [newCourse] }),
      rest: () => ["POST", "/api/admin/courses/csv", { courses: [newCourse] }],
      outcomes: admins,
    },
  ],
  "admin.setAdmin": [
    {
      game: "listed",
      input: ({ golfers }) => ({ userId: golfers.stranger.id, isAdmin: true }),
      rest: ({ golfers }) => ["PATCH", `/api/admin/users/${golfers.stranger.id}`, { isAdmin: true }],
      outcomes: members(ADMIN_ONLY, { admin: OK }),
    },
    {
      game: "listed",
      input: ({ golfers }) => ({ userId: golfers.admin.id, isAdmin: false }),
      rest: ({ golfers }) => ["PATCH", `/api/admin/users/${golfers.admin.id}`, { isAdmin: false }],
      outcomes: members(ADMIN_ONLY, { admin: "409 You cannot change your own admin status" }),
    },
  ],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
