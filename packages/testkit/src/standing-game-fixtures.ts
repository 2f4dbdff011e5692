import type { StandingDate, StandingGame, StandingGolfer } from "@fourball/domain/standing-game/schema";
import { idOf } from "./fixtures.ts";

export const aStandingGolfer = (changes: Partial<StandingGolfer> = {}): StandingGolfer => ({
  userId: idOf(3),
  firstName: "Jonas",
  lastName: "Reyes",
  profileImageUrl: null,
  handicap: 6,
  ...changes,
});

/** Jonas Reyes, Priya Shah, Sam Okoye and Ines Duarte, in the order of their turns. */
export const someRegulars = (): StandingGolfer[] => [
  aStandingGolfer(),
  aStandingGolfer({ userId: idOf(4), firstName: "Priya", lastName: "Shah", handicap: 3 }),
  aStandingGolfer({ userId: idOf(5), firstName: "Sam", lastName: "Okoye", handicap: 18 }),
  aStandingGolfer({ userId: idOf(6), firstName: "Ines", lastName: "Duarte", handicap: null }),
];

/** On a Saturday at 8 in Monterey, in summer. */
const saturday = (date: string, changes: Partial<StandingDate> = {}): StandingDate => ({
  date,
  teeOffAt: `${date}T15:00:00.000Z`,
  state: "planned",
  teeTimeId: null,
  ...changes,
});

/** Every Saturday at 8 at Cypress Hollow; Maya Okafor hosts, the first two dates are posted. */
export const aStandingGame = (changes: Partial<StandingGame> = {}): StandingGame => ({
  id: idOf(520),
  host: aStandingGolfer({ userId: idOf(2), firstName: "Maya", lastName: "Okafor", handicap: 11 }),
  courseId: idOf(100),
  course: { name: "Cypress Hollow", location: "Monterey, CA", imageUrl: null, timeZone: "America/Los_Angeles" },
  sky: { land: "links", light: "morning" },
  frequency: "weekly",
  startsOn: "2026-06-13",
  time: "08:00",
  totalSlots: 4,
  mood: "casual",
  moodEmoji: "😊",
  isPublic: true,
  regulars: someRegulars(),
  dates: [
    saturday("2026-06-13", { state: "posted", teeTimeId: idOf(200) }),
    saturday("2026-06-20", { state: "posted", teeTimeId: idOf(201) }),
    saturday("2026-06-27"),
    saturday("2026-07-04"),
    saturday("2026-07-11"),
    saturday("2026-07-18"),
  ],
  ...changes,
});
