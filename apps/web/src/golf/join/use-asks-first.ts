import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { useMember } from "../../kit/session/member.ts";

/** On a phone, a golfer whom hosts know nothing of is shown the sheet with what they want to know; the others ask with one tap. */
export function useAsksFirst(): boolean {
  const { handicap, gamesPlayed } = useMember();
  const isRoomy = useIsRoomy();
  return !isRoomy && (handicap === null || gamesPlayed === 0);
}
