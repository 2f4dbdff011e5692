import type { LIMITS, LimitName } from "@fourball/domain/limits";
import type { RateLimiter } from "@fourball/domain/ports/rate-limiter";
import type { ProcedurePath } from "../router-types.ts";

/** What a call spends, each with what it is counted by: `joining by account`. */
export type Spent = `${LimitName} by ${(typeof LIMITS)[LimitName]["by"]}`;

type Spending = { anonymous: readonly Spent[]; golfer: readonly Spent[] };

const ANONYMOUS = "anonymous by address";
const read: Spending = { anonymous: [ANONYMOUS], golfer: ["reads by account"] };
const write: Spending = { anonymous: [ANONYMOUS], golfer: ["writes by account"] };

/** What a write spends besides, signed in. */
const writeAnd = (...more: Spent[]): Spending => ({ ...write, golfer: [...write.golfer, ...more] });
/** What a write of anyone spends besides, signed in or not. */
const writeOfAnyoneAnd = (...more: Spent[]): Spending => ({
  anonymous: [...write.anonymous, ...more],
  golfer: [...write.golfer, ...more],
});
/** For what has limits of its own, instead of that of calls. */
const only = (...spent: Spent[]): Spending => ({ anonymous: [ANONYMOUS], golfer: spent });

const wrongPassword = writeAnd("passwordChecks by account");

/** What the first call of each procedure in the access matrix spends. */
export const spentLimits: Record<ProcedurePath, Spending> = {
  "account.current": read,
  "account.register": { ...writeOfAnyoneAnd("register by address"), golfer: write.golfer },
  "account.signIn": writeOfAnyoneAnd(
    "signInFailuresHere by account and address",
    "signInFailuresOfAddress by address",
    "signInFailuresOfAccount by account",
  ),
  "account.signOut": write,
  "account.forgotPassword": writeOfAnyoneAnd("resetMailsOfAddress by address"),
  "account.resetPassword": writeOfAnyoneAnd("resetAttempts by address"),
  "account.openSignUp": read,
  "account.finishSignUp": writeOfAnyoneAnd("mailedLinks by address"),
  "account.emailStatus": read,
  "account.changeEmail": wrongPassword,
  "account.cancelEmailChange": write,
  "account.resendEmailLink": writeAnd("emailChanges by account"),
  "account.undoEmailChange": writeOfAnyoneAnd("mailedLinks by address"),
  "account.confirmEmail": write,
  "account.reauthenticate": wrongPassword,
  "account.estimatePassword": write,
  "account.changePassword": wrongPassword,
  "account.setPassword": write,
  "account.sessions": read,
  "account.endOtherSessions": write,
  "account.exportData": read,
  "account.delete": wrongPassword,
  "passkey.methods": read,
  "passkey.start": write,
  "passkey.add": write,
  "passkey.rename": write,
  "passkey.remove": write,
  "passkey.removePassword": write,
  "passkey.startUse": write,
  "passkey.signIn": writeOfAnyoneAnd("passkeyFailures by address"),
  "passkey.confirm": writeAnd("passkeyFailures by address"),
  "identity.provider": read,
  "identity.connect": writeAnd("identityRequests by address"),
  "identity.confirm": write,
  "identity.remove": write,
  "teeTime.list": read,
  "teeTime.count": read,
  "teeTime.countByDay": read,
  "teeTime.map": read,
  "teeTime.mapStart": read,
  "teeTime.unplaced": read,
  "teeTime.fromPartners": read,
  "teeTime.get": read,
  "teeTime.overlap": read,
  "teeTime.create": writeAnd("hosting by account"),
  "teeTime.edit": write,
  "teeTime.cancel": write,
  "teeTime.join": writeAnd("joining by account"),
  // Refused beside an open spot.
  "teeTime.joinWaitlist": write,
  "teeTime.acceptOffer": write,
  "teeTime.dropFriend": write,
  "teeTime.handOver": write,
  "teeTime.withdraw": write,
  "teeTime.processPending": writeAnd("joining by account"),
  "teeTime.openNow": write,
  "teeTime.renewInvite": write,
  "participation.list": read,
  "participation.decide": write,
  "participation.undoDecision": write,
  "participation.confirmPlaying": write,
  "participation.openPlaying": read,
  "participation.answerPlaying": write,
  // Refused without a free spot.
  "fill.plan": read,
  "fill.start": write,
  "fill.stop": write,
  "fill.get": read,
  // Refused without a message.
  "fill.answer": write,
  "fill.open": read,
  "fill.answerByLink": write,
  "guest.request": writeOfAnyoneAnd("guestRequests by address", "guestRequestsOfGame by tee time"),
  "guest.confirm": writeOfAnyoneAnd("mailedLinks by address"),
  "guest.own": read,
  "guest.leave": write,
  "guest.claim": { ...writeOfAnyoneAnd("register by address"), golfer: write.golfer },
  "guest.keepSpot": write,
  "roundLink.own": read,
  "roundLink.create": write,
  "roundLink.revoke": write,
  "roundLink.open": read,
  "proposal.get": read,
  "proposal.propose": write,
  "proposal.answer": write,
  "proposal.decide": write,
  "cost.get": read,
  "cost.set": write,
  "cost.remove": write,
  "cost.tick": write,
  "cost.changeShare": write,
  "cost.remind": write,
  "savedSearch.list": read,
  "savedSearch.save": write,
  "savedSearch.change": write,
  "savedSearch.delete": write,
  "savedSearch.switchByLink": write,
  "standingGame.list": read,
  "standingGame.candidates": read,
  "standingGame.create": write,
  "standingGame.skipDate": write,
  "standingGame.changeRegulars": write,
  "standingGame.leave": write,
  "standingGame.handOver": write,
  "standingGame.end": write,
  "guest.list": read,
  "guest.decide": write,
  "guest.undoDecision": write,
  "profile.get": read,
  "profile.teeTimes": read,
  "profile.update": write,
  "block.list": read,
  "block.add": write,
  "block.remove": write,
  "report.send": write,
  "report.warnings": read,
  "report.acknowledge": write,
  "chat.history": read,
  "chat.say": only("chatBurst by account", "chat by account"),
  "chat.delete": only("chatSigns by account"),
  "chat.react": only("chatSigns by account"),
  "chat.markRead": only("chatSigns by account"),
  "chat.typing": only("chatSigns by account"),
  "chat.mute": only("chatSigns by account"),
  "chat.muted": read,
  "chat.events": read,
  "chat.unread": read,
  "chat.socketToken": only("socketTokens by account"),
  "live.changes": read,
  "notification.list": read,
  "notification.unread": read,
  "notification.markRead": write,
  "notification.unsubscribe": write,
  "notification.pushKey": read,
  "notification.subscribePush": write,
  "notification.unsubscribePush": write,
  "calendar.feed": read,
  "calendar.renewFeed": write,
  "calendar.revokeFeed": write,
  "rating.round": read,
  "rating.open": read,
  "rating.rate": write,
  "partner.answered": read,
  "partner.answer": write,
  "attendance.own": read,
  "attendance.dispute": write,
  "attendance.arrivals": read,
  "attendance.arrive": write,
  "attendance.takeBackArrival": write,
  "attendance.round": read,
  "attendance.sayEveryoneCame": write,
  "attendance.markNoShow": write,
  "attendance.takeBackNoShow": write,
  "attendance.answerNoShow": write,
  "attendance.setBadWeather": write,
  "course.list": read,
  "course.get": read,
  "course.mapTiles": read,
  "course.teeTimes": read,
  "dashboard.hosted": read,
  "dashboard.joined": read,
  "dashboard.pendingRequests": read,
  "dashboard.pendingGuests": read,
  "dashboard.stats": read,
  "admin.stats": read,
  "admin.days": read,
  "admin.attention": read,
  "admin.users": read,
  "admin.user": read,
  "admin.reports": read,
  "admin.report": read,
  "admin.takeReport": write,
  "admin.releaseReport": write,
  "admin.settleReport": write,
  "admin.undoModeration": write,
  "admin.endSessions": write,
  "admin.suspend": write,
  "admin.reinstate": write,
  "admin.deliveries": read,
  "admin.sendAgain": write,
  "admin.sendAllAgain": write,
  "admin.audit": read,
  "admin.disputes": read,
  "admin.settleDispute": write,
  "admin.courses": read,
  "admin.courseUse": read,
  "admin.createCourse": write,
  "admin.editCourse": write,
  "admin.deleteCourse": write,
  "admin.importCourses": writeAnd("courseImports by account"),
  "admin.setAdmin": write,
};

/** What the calls of a known device spend instead. */
export const spentOnKnownDevice: Partial<Record<ProcedurePath, readonly Spent[]>> = {
  "account.signIn": [ANONYMOUS, "signInFailuresOfDevice by account and device"],
  "account.forgotPassword": [ANONYMOUS, "resetMailsOfDevice by account and device"],
};
export const DEVICE = "a-known-device";

/** The keys of the limits. An account is its id, or the email of signing in. */
type Keys = { accounts: string[]; address: string; teeTimeId: string };

/** A limiter that refuses nothing and remembers what was spent, by limit and kind of key. */
export function recordingLimiter(): RateLimiter & { spentBy(keys: Keys): string[] } {
  const spent: [limit: LimitName, key: string][] = [];
  return {
    spend: async (limit, key) => void spent.push([limit, key]),
    overspend: async (limit, key) => {
      spent.push([limit, key]);
      return 0;
    },
    refund: async () => undefined,
    delay: async () => undefined,
    spentBy: ({ accounts, address, teeTimeId }) => {
      const kinds: [kind: string, keys: string[]][] = [
        ["address", [address]],
        ["account", accounts],
        ["account and device", accounts.map((account) => `${account} ${DEVICE}`)],
        ["account and address", accounts.map((account) => `${account} ${address}`)],
        ["tee time", [teeTimeId]],
      ];
      return spent.splice(0).map(([limit, key]) => `${limit} by ${kinds.find(([, keys]) => keys.includes(key))?.[0] ?? key}`);
    },
  };
}
