import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { relations } from "drizzle-orm";

export const teeTimeRelations = relations(teeTimes, ({ one, many }) => ({
  course: one(golfCourses, { fields: [teeTimes.courseId], references: [golfCourses.id] }),
  host: one(users, { fields: [teeTimes.hostId], references: [users.id] }),
  participants: many(teeTimeParticipants),
}));

export const participantRelations = relations(teeTimeParticipants, ({ one }) => ({
  teeTime: one(teeTimes, { fields: [teeTimeParticipants.teeTimeId], references: [teeTimes.id] }),
  user: one(users, { fields: [teeTimeParticipants.userId], references: [users.id] }),
}));
