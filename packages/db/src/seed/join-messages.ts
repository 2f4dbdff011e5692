/** From a golfer to the host; about a third of the requests come without one. */
export const joinMessages: readonly string[] = [
  "Sounds like my kind of morning. I play to about what my profile says and I keep up.",
  "Would love to join. I can bring breakfast burritos.",
  "I have been wanting to see this course for years. Happy with any tees.",
  "Free all day, so no rush on my side. I walk.",
  "We played together in the spring, I was the one with the yellow ball.",
  "First request on here. I am slow to talk and quick to putt.",
  "Could I bring my own push cart, or is it riding only?",
  "I know the greens fairly well if that is useful to anybody.",
  "In town for a conference and traveling with clubs. Hope there is room.",
  "Promise not to talk about my swing.",
  "I can be there half an hour early to check us in.",
  "Shot 88 last week and would like to do it again with people watching.",
  "My usual game got rained out and I am itching to play.",
  "Any chance of a lift from the station? Happy to chip in for gas.",
  "Not fast, not slow, always ready when it is my turn.",
  "I live ten minutes away, so also fine as a late fill-in.",
  "Your description made me laugh. Count me in if you will have me.",
  "Still learning, but I pick up when I am out of the hole.",
  "Looking for a few more people to play with regularly, mornings especially.",
  "I will bring the good coffee.",
  "Recovering from a wrist thing, so I may skip a tee shot here and there.",
  "I play left-handed, which confuses people on the range. Fair warning.",
  "Fifteen handicap on a good day, and it has not been a good day for a while.",
  "Would be my first time there. Is the driving range on grass?",
];

export const lateMessages: readonly string[] = [
  "Saw this at lunch and my afternoon just opened up. Any room left?",
  "Can be there in forty minutes if you need another.",
  "Last-minute yes from me if it helps.",
  "Clubs are already in the trunk.",
];

export interface Messages {
  next(teeOff: Temporal.Instant): string | null;
}

const LATE_HOURS = 8;

/** Two requests of three carry a few words, no two neighbours the same ones. */
export function messagesInTurn(now: Temporal.Instant): Messages {
  let asked = 0;
  return {
    next(teeOff) {
      const turn = asked++;
      if (turn % 3 === 2) return null;
      const isLate = teeOff.since(now).total("hours") < LATE_HOURS;
      const words = isLate ? lateMessages : joinMessages;
      return words[turn % words.length] ?? null;
    },
  };
}
