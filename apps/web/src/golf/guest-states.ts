import type { GuestRequestState } from "@fourball/domain/guest/constants";

type Words = { title: string; lead: (host: string) => string };

/** What became of a guest's request, as the guest reads it. */
export const guestStates: Record<GuestRequestState, Words> = {
  pending: { title: "Waiting for the host", lead: (host) => `${host} hasn't replied yet. You'll see the answer here.` },
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
