import type { AdminCourse, AdminDay, AdminStats, AdminUser, AdminUserDetail } from "@fourball/domain/admin/schema";
import { idOf, NOW } from "./fixtures.ts";
import { aCourse } from "./tee-time-fixtures.ts";

/** Maya Okafor as admins see her. */
export const anAdminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: idOf(2),
  firstName: "Maya",
  lastName: "Okafor",
  email: "maya@example.com",
  profileImageUrl: null,
  isAdmin: false,
  gamesHosted: 23,
  gamesPlayed: 41,
  rating: 4.8,
  createdAt: "2025-06-01T12:00:00.000Z",
  suspendedAt: null,
  suspendedUntil: null,
  ...changes,
});

export const anAdminUserDetail = (changes: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  ...anAdminUser(),
  bio: null,
  handicap: 11,
  publicProfile: true,
  lastSeenAt: NOW,
  sessions: 1,
  games: [],
  ...changes,
});

export const someAdminStats = (changes: Partial<AdminStats> = {}): AdminStats => ({
  totalUsers: 48,
  totalCourses: 98,
  totalTeeTimes: 127,
  activeAdmins: 2,
  recentUsers: [
    { id: idOf(2), firstName: "Maya", lastName: "Okafor", email: "maya@example.com", createdAt: "2026-06-10T12:00:00.000Z" },
  ],
  recentTeeTimes: [
    {
      id: idOf(200),
      courseName: "Cypress Hollow",
      hostName: "Maya Okafor",
      timeZone: "America/Los_Angeles",
      date: "2026-06-12",
      time: "06:10",
    },
  ],
  ...changes,
});

/** Thirty days up to `NOW`: two games on each, the last one busier, and one day without any. */
export const someAdminDays = (): AdminDay[] =>
  Array.from({ length: 30 }, (_, index) => {
    const date = new Date(Date.parse(NOW) - (29 - index) * 86_400_000).toISOString().slice(0, 10);
    const games = index === 29 ? 5 : index === 3 ? 0 : 2;
    return { date, games, spots: games * 3, taken: games * 2 };
  });

export const anAdminCourse = (changes: Partial<AdminCourse> = {}): AdminCourse => ({
  ...aCourse(),
  isTimeZoneGuessed: false,
  ...changes,
});
