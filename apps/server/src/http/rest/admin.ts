import { account } from "@fourball/domain/account/schema";
import { adminCourse, adminStats, adminUser, deletedCourse, setAdminInput, USERS_MAX } from "@fourball/domain/admin/schema";
import { createCourseInput, importCoursesInput, importResult } from "@fourball/domain/course/editing";
import { z } from "zod";
import { usersQuery } from "./list-query.ts";
import { type RestRow, route } from "./rest-route.ts";

const namedAccount = account.pick({ id: true, email: true, firstName: true, lastName: true, isAdmin: true });

export const adminRoutes: readonly RestRow[] = [
  route(
    "GET",
    "/admin/stats",
    { summary: "Admin statistics", calls: ["admin.stats"], access: "admins", response: adminStats },
    ({ api }) => api.admin.stats(),
  ),
  route(
    "GET",
    "/admin/users",
    {
      summary: "Accounts",
      calls: ["admin.users"],
      access: "admins",
      query: usersQuery,
      response: z.array(adminUser),
      headers: {
        "X-Total-Count": "Total number of results",
        "X-Next-Cursor": `Cursor of the next page; absent on the last. Without \`limit\` a page has ${USERS_MAX} accounts`,
      },
    },
    async ({ api, query: { limit = USERS_MAX, ...query }, header }) => {
      const { items, total, nextCursor } = await api.admin.users({ ...query, limit });
      header("X-Total-Count", String(total));
      if (nextCursor) header("X-Next-Cursor", nextCursor);
      return items;
    },
  ),
  route(
    "PATCH",
    "/admin/users/:userId",
    {
      summary: "Grant or revoke admin rights",
      calls: ["admin.setAdmin"],
      access: "admins",
      body: setAdminInput.pick({ isAdmin: true }),
      response: namedAccount,
    },
    ({ api, param, body }) => api.admin.setAdmin({ userId: param("userId"), ...body }),
  ),
  route(
    "POST",
    "/admin/courses",
    {
      summary: "Add a course",
      calls: ["admin.createCourse"],
      access: "admins",
      body: createCourseInput,
      response: adminCourse,
      status: 201,
      keyed: true,
    },
    ({ api, body }) => api.admin.createCourse(body),
  ),
  route(
    "POST",
    "/admin/courses/csv",
    {
      summary: "Import courses",
      calls: ["admin.importCourses"],
      access: "admins",
      body: importCoursesInput,
      response: importResult,
      keyed: true,
    },
    ({ api, body }) => api.admin.importCourses(body),
  ),
  route(
    "PATCH",
    "/admin/courses/:id",
    { summary: "Edit a course", calls: ["admin.editCourse"], access: "admins", body: createCourseInput, response: adminCourse },
    ({ api, param, body }) => api.admin.editCourse({ courseId: param("id"), ...body }),
  ),
  route(
    "DELETE",
    "/admin/courses/:id",
    {
      summary: "Delete a course, or archive it when tee times use it",
      calls: ["admin.deleteCourse"],
      access: "admins",
      response: deletedCourse,
    },
    ({ api, param }) => api.admin.deleteCourse({ courseId: param("id") }),
  ),
];
