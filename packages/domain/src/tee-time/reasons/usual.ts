import { TIME_OF_DAY, TIMES_OF_DAY, type TimeOfDay } from "../constants.ts";
import { USUAL } from "./constants.ts";
import type { FitFacts } from "./facts.ts";

type Viewer = FitFacts["viewer"];

/** The one of these preferences that most of the viewer's last rounds had; nothing where two are level, or rounds are few. */
export const usualOf = <Preference extends string>(of: readonly Preference[], { lastRounds }: Viewer): Preference | undefined =>
  mostFrequent(of, (preference) => lastRounds.filter(({ preferences }) => preferences.includes(preference)).length);

export const usualTimeOfDay = ({ lastRounds }: Viewer): TimeOfDay | undefined =>
  mostFrequent(TIMES_OF_DAY, (part) => lastRounds.filter(({ time }) => timeOfDayOf(time) === part).length);

export const timeOfDayOf = (time: string): TimeOfDay | undefined =>
  TIMES_OF_DAY.find((part) => time >= TIME_OF_DAY[part].from && time < TIME_OF_DAY[part].to);

function mostFrequent<Choice extends string>(of: readonly Choice[], roundsWith: (choice: Choice) => number): Choice | undefined {
  const most = Math.max(...of.map(roundsWith));
  const first = of.filter((choice) => roundsWith(choice) === most);
  return most >= USUAL.roundsMin && first.length === 1 ? first[0] : undefined;
}
