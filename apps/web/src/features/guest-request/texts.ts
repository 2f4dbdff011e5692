import type { GuestRequestState } from "@fourball/domain/guest/constants";

type Words = { title: string; lead: (host: string) => string };

const states: Record<GuestRequestState, Words> = {
  pending: { title: "Waiting for the host", lead: (host) => `${host} hasn't replied yet. We'll email you the answer.` },
  approved: { title: "You're in", lead: (host) => `${host} has a spot for you. Get to the first tee a few minutes early.` },
  declined: { title: "No spot this time", lead: (host) => `${host} couldn't fit you in.` },
  expired: { title: "Your request expired", lead: (host) => `${host} didn't reply before tee-off.` },
  lapsed: {
    title: "Your spot went to someone else",
    lead: () => "We held it for you, but you didn't make an account in time. Another golfer can have it now.",
  },
  left: { title: "You're not playing", lead: (host) => `We let ${host} know that you can't make it.` },
  cancelled: { title: "This game was cancelled", lead: (host) => `${host} cancelled it.` },
};

/** What a guest reads about the own request. */
export const texts = {
  eyebrow: (guest: string) => `${guest}'s request`,
  failed: "Couldn't load your request",
  states,
  hasSpot: (host: string) => `${host} has a spot for you.`,
  heldUntil: (time: string) => `Held for you until ${time}`,
  replyBy: (time: string) => `Reply expected by ${time}`,
  calendar: "Add to calendar",
  more: "Find another game",
  account: "With an account you can chat with the group and change your plans.",
  signUp: "Create an account",
  confirm: {
    title: "Send your request",
    lead: "One more tap: we'll send your request to the host, and email you the reply.",
    submit: "Send my request",
    submitting: "Sending...",
    failed: "We couldn't send your request.",
  },
  spent: "This link no longer works",
  spentHint: "Use the link in the newest email about your request. If your account has the spot already, sign in.",
  signIn: "Sign in",
  home: "Go to the start page",
  claim: {
    title: "Keep your spot",
    lead: "Make your account. You'll be in the group chat, and can change your plans any time.",
    submit: "Create account and keep my spot",
    submitting: "Keeping your spot...",
    failed: "We couldn't create your account.",
    known: "Already have an account?",
    signIn: "Sign in",
    taken: "Sign in and keep your spot.",
    signInAndKeep: "Sign in and keep my spot",
    orSignIn: "Sign in or make an account, and the spot is yours there too: with the group chat, and a way to change your plans.",
    signedInAs: (name: string, email: string) => `You're signed in as ${name} (${email}). Keep the spot with this account.`,
  },
  keep: { submit: "Keep my spot", submitting: "Keeping your spot...", failed: "We couldn't keep your spot." },
  kept: "Your spot is saved",
  leave: {
    approved: "Can't make it",
    pending: "Withdraw my request",
    title: "Let the host know?",
    description: {
      approved: "Your spot goes to someone else.",
      pending: "The host won't answer your request any more.",
    },
    cancel: "Not now",
    confirm: "Let the host know",
    done: "We let the host know",
    failed: "We couldn't let the host know",
  },
};
