import type { IdentityProblem } from "@fourball/domain/identity/constants";

/** Why a sign-in at the identity provider came to nothing, and what to do. */
export const problemTexts: Record<IdentityProblem, (provider: string) => string> = {
  cancelled: (provider) => `You didn't finish signing in with ${provider}. Try again, or sign in another way.`,
  unreachable: (provider) =>
    `${sentence(provider)} can't be reached right now. Try again in a few minutes, or sign in another way.`,
  expired: () => "That took too long, or it was used already. Try again.",
  refused: (provider) => `We couldn't sign you in with ${provider}. Try again, or sign in another way.`,
  unverified: (provider) => `${sentence(provider)} hasn't confirmed your email. Confirm it there, or sign in another way.`,
  unproven: (provider) =>
    `An account here has your email, but it isn't confirmed yet. Sign in with your password and confirm your email in Settings. Then you can use ${provider}.`,
  taken: (provider) => `Your ${provider} account is connected to another golfer's account here.`,
  other: (provider) => `Your account here is connected to another ${provider} account. Use that one, or sign in another way.`,
  busy: () => "Too many tries. Wait a few minutes, then try again.",
};

/** At the start of a sentence. */
const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
