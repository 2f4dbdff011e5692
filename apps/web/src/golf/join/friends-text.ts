import { listText } from "../../kit/formatting.ts";
import { plural } from "../../kit/plural.ts";

/** Behind the name of a golfer: ` + 1 friend`. */
export const plusFriends = ({ length }: readonly string[]): string =>
  length === 0 ? "" : ` + ${plural(length, { one: "# friend", other: "# friends" })}`;

export const youPlusFriends = (friends: readonly string[]): string => `You${plusFriends(friends)}`;

export const bringsFriends = (friends: readonly string[]): string => `Brings ${listText(friends)}`;
