import type { SuspendUserInput } from "@fourball/domain/moderation/schema";

/** For good, for spam. */
export const aSuspension = (userId: string, changes: Partial<SuspendUserInput> = {}): SuspendUserInput => ({
  userId,
  days: null,
  category: "spam",
  reason: "Sells balls in every chat",
  ...changes,
});
