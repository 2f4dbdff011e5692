import { aCourse, anAccount, aParticipation, aTeeTimeCard, aTeeTimeDetail, someStats } from "./fixtures.ts";
import type { MockTree, MockTreeChanges } from "./mock-tree.ts";

/** A signed-in golfer at a club where every call succeeds; a test changes the few answers that it is about. */
export const busyClub = (changes: MockTreeChanges = {}): MockTree => ({
  account: {
    current: () => anAccount(),
    register: () => anAccount(),
    signIn: () => anAccount(),
    signOut: () => ({ signedOut: true }),
    forgotPassword: () => ({ sent: true }),
    resetPassword: () => ({ reset: true }),
    ...changes.account,
  },
  teeTime: {
    list: () => ({ items: [aTeeTimeCard()], nextCursor: null }),
    count: () => 1,
    countByDay: () => [{ date: "2026-06-12", count: 1 }],
    get: () => aTeeTimeDetail(),
    overlap: () => null,
    create: () => aTeeTimeDetail({ viewerStatus: "host" }),
    edit: () => aTeeTimeDetail({ viewerStatus: "host" }),
    cancel: () => aTeeTimeDetail({ viewerStatus: "host", status: "cancelled" }),
    join: () => aParticipation({ status: "pending" }),
    withdraw: ({ teeTimeId }) => ({ teeTimeId }),
    renewInvite: () =>
      aTeeTimeDetail({
        viewerStatus: "host",
        isPublic: false,
        inviteToken: "another",
      }),
    ...changes.teeTime,
  },
  participation: {
    list: () => [aParticipation()],
    decide: ({ status }) => aParticipation({ status }),
    ...changes.participation,
  },
  course: { list: () => [aCourse()], ...changes.course },
  dashboard: { stats: () => someStats(), ...changes.dashboard },
  admin: {
    setAdmin: ({ userId, isAdmin }) => ({ ...namedAccount(), id: userId, isAdmin }),
    ...changes.admin,
  },
});

function namedAccount() {
  const { id, email, firstName, lastName, isAdmin } = anAccount();
  return { id, email, firstName, lastName, isAdmin };
}
