import { displayName } from "@fourball/domain/profile/name";
import type { StandingGolfer } from "@fourball/domain/standing-game/schema";

/** The first name, as golfers of one game know each other. */
export const shortName = (golfer: StandingGolfer): string => golfer.firstName ?? displayName(golfer);
