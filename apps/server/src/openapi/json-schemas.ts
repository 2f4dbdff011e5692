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
const NAMED_SCHEMAS = {
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

const HERE = "#/components/schemas/";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });

// Refinements have no JSON schema; their messages are sent with status 400.
const options = { metadata: names, unrepresentable: "any", uri: (id: string) => HERE + id } as const;

/** The named schemas, each once, referring to one another by name. */
export function namedJsonSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, { ...options, io: "output" });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutMarks(schema)]));
}

/** A schema as it is sent (`input`) or returned (`output`), with references to named schemas. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const name = names.get(schema)?.id;
  if (name && io === "output") return { $ref: HERE + name };
  const { $defs: _, ...rest } = z.toJSONSchema(schema, { ...options, io });
  return withoutMarks(rest);
}

/** OpenAPI names the dialect once, and schemas by their path. */
function withoutMarks(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _id, id: _name, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${HERE}`));
}
