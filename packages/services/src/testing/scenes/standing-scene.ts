import { standingRegulars, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { StandingFrequency } from "@fourball/domain/standing-game/constants";
import { and, asc, eq } from "drizzle-orm";
import { createStandingGame } from "../../games/standing-game/create-standing-game.ts";
import type { TestWorld } from "../../testing.ts";

type Scene = {
  /** `YYYY-MM-DD` of the game that is repeated, and its hour. */
  date?: string;
  time?: string;
  totalSlots?: number;
  frequency?: StandingFrequency;
  isPublic?: boolean;
  /** How many of the four are regulars. */
  regularsCount?: number;
};

const NAMES = ["Maya", "Sam", "Jonas", "Ines"] as const;

/** Alex repeats a game in which Maya, Sam, Jonas and Ines play or have played; they are the regulars. */
export async function standingScene(
  world: TestWorld,
  { frequency = "weekly", isPublic = true, regularsCount = 4, ...game }: Scene = {},
) {
  const [alex, ...regulars] = await world.golfers(["Alex", ...NAMES].map((firstName) => ({ firstName })));
  if (!alex) throw new Error("golfers were made");
  const course = await world.course();
  const past = await world.teeTime({
    hostId: alex.id,
    courseId: course.id,
    date: "2026-06-01",
    totalSlots: 4,
    status: "completed",
  });
  for (const golfer of regulars.slice(0, 3)) await world.request(past, golfer, "confirmed");
  const before = await world.teeTime({ hostId: alex.id, courseId: course.id, date: "2026-06-02", status: "completed" });
  for (const golfer of regulars.slice(3)) await world.request(before, golfer, "confirmed");
  const first = await world.teeTime({
    hostId: alex.id,
    courseId: course.id,
    date: "2026-06-13",
    time: "08:00",
    totalSlots: 4,
    ...game,
  });
  const standing = await createStandingGame(world.as(alex), {
    teeTimeId: first.id,
    frequency,
    isPublic,
    regularIds: regulars.slice(0, regularsCount).map(({ id }) => id),
  });

  /** The tee times that Alex hosts on later dates, soonest first. */
  const made = async () => {
    const games = await world.db.select().from(teeTimes).where(eq(teeTimes.courseId, course.id)).orderBy(asc(teeTimes.teeOffAt));
    return games.filter(({ date }) => date > first.date);
  };
  /** The names of those whom the made game is offered to. */
  const asked = async (teeTimeId: string): Promise<string[]> => {
    const requests = await world.db
      .select()
      .from(teeTimeParticipants)
      .where(and(eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(teeTimeParticipants.status, "pending")));
    const offered = requests.filter(({ offerExpiresAt }) => offerExpiresAt !== null).map(({ userId }) => userId);
    return regulars.filter(({ id }) => offered.includes(id)).map(({ firstName }) => firstName ?? "");
  };
  const turns = async (): Promise<number[]> =>
    (await world.db.select().from(standingRegulars).where(eq(standingRegulars.standingGameId, standing.id))).map(
      (each) => each.turns,
    );
  const [maya, sam, jonas, ines] = regulars;
  if (!maya || !sam || !jonas || !ines) throw new Error("golfers were made");
  return { alex, maya, sam, jonas, ines, regulars, course, first, standing, standingGameId: standing.id, made, asked, turns };
}
