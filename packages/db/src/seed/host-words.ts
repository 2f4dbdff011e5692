import type { Mood } from "@fourball/domain/tee-time/constants";
import type { SeedCourse } from "./courses.ts";
import type { SeedGolfer } from "./golfers.ts";
import { type Invitation, invitations } from "./invitations.ts";
import type { Dice } from "./random.ts";
import type { Start } from "./starts.ts";

const unsaid: Invitation = {
  description: null,
  preferences: ["All skill levels"],
};

function suits({ preferences, handicaps }: Invitation, course: SeedCourse, host: SeedGolfer): boolean {
  if (course.walkingOnly && preferences.includes("Cart required")) return false;
  const [lowest, highest] = handicaps ?? [0, 54];
  return host.handicap === null || (host.handicap >= lowest && host.handicap <= highest);
}

/** Each invitation is used once, and carts are only mentioned where there are any. */
export function wordsOfHosts(chance: Dice): { next(start: Pick<Start, "mood" | "course">, host: SeedGolfer): Invitation } {
  const left: Record<Mood, Invitation[]> = {
    competitive: chance.shuffled(invitations.competitive),
    early: chance.shuffled(invitations.early),
    casual: chance.shuffled(invitations.casual),
    learning: chance.shuffled(invitations.learning),
    tournament: chance.shuffled(invitations.tournament),
    sunset: chance.shuffled(invitations.sunset),
  };
  return {
    next({ mood, course }, host) {
      const fitting = left[mood].findIndex((invitation) => suits(invitation, course, host));
      return left[mood].splice(fitting, fitting < 0 ? 0 : 1)[0] ?? unsaid;
    },
  };
}
