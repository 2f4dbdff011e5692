import type { TeeTimeChange } from "@fourball/domain/live/change";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { aSuspension } from "@fourball/services/testing/a-suspension";
import type { ApiCaller } from "../app-router.ts";
import { ROLES, type Role, type Scene } from "./access-scene.ts";

export type Golfer = Exclude<Role, "anonymous">;
export const GOLFERS = ROLES.filter((role) => role !== "anonymous");
/** Something that changes a game, and what follows from it. */
export type Scenario = {
  name: string;
  by: Golfer;
  /** What happens before, unobserved. */
  before?: (as: As, scene: Scene) => Promise<unknown>;
  call: (api: ApiCaller, scene: Scene) => Promise<unknown>;
  change: TeeTimeChange;
  notified: Partial<Record<Golfer, NotificationKind>>;
  /** Whose account is closed by it: no screen is left to update. */
  leaves?: Golfer;
  /** Who sees an unlisted game without taking part. */
  seenBy?: Golfer;
  /** That golfer is written to right after it, which is a change of its own. */
  hasWave?: boolean;
};
export type As = (role: Golfer) => ApiCaller;

const everyone = (kind: NotificationKind) => ({ pending: kind, confirmed: kind });
const full: Scenario["before"] = (as, { game }) => as("host").teeTime.edit({ teeTimeId: game.id, totalSlots: 2 });
const invited = ({ game }: Scene) => ({ teeTimeId: game.id, invite: game.inviteToken ?? undefined });
const theGame = ({ game }: Scene) => ({ teeTimeId: game.id });
const thePending = ({ requests }: Scene) => ({ participantId: requests.pending });
const anchorage = { location: "Anchorage, AK", city: "Anchorage", state: "AK" };
const theGuest = ({ guestRequestId }: Scene) => ({ guestRequestId });

const fillsSpot = (api: ApiCaller, scene: Scene) =>
  api.fill.start({ ...theGame(scene), mode: "one-at-a-time", confirmsAtOnce: false });
const freesSpot: Scenario["before"] = (as, scene) => as("host").guest.decide({ ...theGuest(scene), status: "declined" });
const hasStarted: Scenario["before"] = async (as, scene) => {
  await freesSpot(as, scene);
  await fillsSpot(as("host"), scene);
};

export const changeScenarios: Scenario[] = [
  {
    name: "a new size",
    by: "host",
    call: (api, scene) => api.teeTime.edit({ ...theGame(scene), totalSlots: 3 }),
    change: "edited",
    notified: {},
  },
  {
    name: "a new date",
    by: "host",
    call: (api, scene) => api.teeTime.edit({ ...theGame(scene), date: "2026-06-20" }),
    change: "edited",
    notified: everyone("tee-time-edited"),
  },
  {
    name: "a cancellation",
    by: "host",
    call: (api, scene) => api.teeTime.cancel(theGame(scene)),
    change: "cancelled",
    notified: everyone("tee-time-cancelled"),
  },
  {
    name: "bad weather",
    by: "host",
    call: (api, scene) => api.attendance.setBadWeather({ ...theGame(scene), isBad: true }),
    change: "spots",
    notified: {},
  },
  {
    name: "a request",
    by: "stranger",
    call: (api, scene) => api.teeTime.join(invited(scene)),
    change: "spots",
    notified: { host: "join-requested" },
  },
  {
    name: "a request made before signing in",
    by: "stranger",
    call: (api, scene) => api.teeTime.processPending(invited(scene)),
    change: "spots",
    notified: { host: "join-requested" },
  },
  {
    name: "a place on the waitlist",
    by: "stranger",
    before: full,
    call: (api, scene) => api.teeTime.joinWaitlist(invited(scene)),
    change: "spots",
    notified: {},
  },
  {
    name: "the withdrawal of a request",
    by: "pending",
    call: (api, scene) => api.teeTime.withdraw(theGame(scene)),
    change: "spots",
    notified: { host: "join-withdrawn" },
  },
  {
    name: "the withdrawal of a player",
    by: "confirmed",
    call: (api, scene) => api.teeTime.withdraw(theGame(scene)),
    change: "spots",
    notified: { host: "join-withdrawn" },
  },
  {
    name: "a friend who can't come",
    by: "stranger",
    async before(as, scene) {
      const { id } = await as("stranger").teeTime.join({ ...invited(scene), friends: ["Robin Vale"] });
      await as("host").participation.decide({ participantId: id, status: "confirmed" });
    },
    call: (api, scene) => api.teeTime.dropFriend({ ...theGame(scene), friend: "Robin Vale" }),
    change: "spots",
    notified: { host: "friend-dropped" },
  },
  {
    name: "a new host",
    by: "host",
    call: (api, scene) => api.teeTime.handOver({ ...theGame(scene), participantId: scene.requests.confirmed }),
    change: "edited",
    notified: { pending: "host-changed", confirmed: "host-handed-over" },
  },
  {
    name: "an approval",
    by: "host",
    call: (api, scene) => api.participation.decide({ ...thePending(scene), status: "confirmed" }),
    change: "spots",
    notified: { pending: "join-approved" },
  },
  {
    name: "a refusal",
    by: "host",
    call: (api, scene) => api.participation.decide({ ...thePending(scene), status: "declined" }),
    change: "spots",
    notified: { pending: "join-declined" },
  },
  {
    name: "the removal of a player",
    by: "host",
    call: (api, { requests }) => api.participation.decide({ participantId: requests.confirmed, status: "declined" }),
    change: "spots",
    notified: { confirmed: "removed" },
  },
  {
    name: "an approval that is undone",
    by: "host",
    before: (as, scene) => as("host").participation.decide({ ...thePending(scene), status: "confirmed" }),
    call: (api, scene) => api.participation.undoDecision(thePending(scene)),
    change: "spots",
    notified: {},
  },
  {
    name: "the approval of a guest",
    by: "host",
    call: (api, scene) => api.guest.decide({ ...theGuest(scene), status: "approved" }),
    change: "spots",
    notified: {},
  },
  {
    name: "the approval of a guest that is undone",
    by: "host",
    before: (as, scene) => as("host").guest.decide({ ...theGuest(scene), status: "approved" }),
    call: (api, scene) => api.guest.undoDecision(theGuest(scene)),
    change: "spots",
    notified: {},
  },
  {
    name: "a guest who can't make it",
    by: "confirmed",
    before: (as, scene) => as("host").guest.decide({ ...theGuest(scene), status: "approved" }),
    call: (api, scene) => api.guest.leave(scene.guestLink),
    change: "spots",
    notified: { host: "guest-left" },
  },
  {
    name: "the suspension of the host",
    by: "admin",
    call: (api, { golfers }) => api.admin.suspend(aSuspension(golfers.host.id)),
    change: "cancelled",
    notified: { ...everyone("tee-time-cancelled"), host: "moderated" },
  },
  {
    name: "the suspension of a player",
    by: "admin",
    call: (api, { golfers }) => api.admin.suspend(aSuspension(golfers.confirmed.id)),
    change: "spots",
    notified: { host: "join-withdrawn", confirmed: "moderated" },
    leaves: "confirmed",
  },
  {
    name: "a course in another time zone",
    by: "admin",
    call: (api, { game: { courseId } }) => api.admin.editCourse({ courseId, name: "Fox Hollow", ...anchorage }),
    change: "edited",
    notified: {},
  },
  {
    name: "a fill",
    by: "host",
    before: freesSpot,
    call: fillsSpot,
    change: "spots",
    notified: { stranger: "spot-opened" },
    seenBy: "stranger",
    hasWave: true,
  },
  {
    name: "a fill that is stopped",
    by: "host",
    before: hasStarted,
    call: (api, scene) => api.fill.stop(theGame(scene)),
    change: "spots",
    notified: {},
    seenBy: "stranger",
  },
  {
    name: "a yes to an open spot",
    by: "stranger",
    before: hasStarted,
    call: (api, scene) => api.fill.answer({ ...theGame(scene), isComing: true }),
    change: "spots",
    notified: { host: "join-requested" },
  },
  {
    name: "a no to an open spot",
    by: "stranger",
    before: hasStarted,
    call: (api, scene) => api.fill.answer({ ...theGame(scene), isComing: false }),
    change: "spots",
    notified: {},
  },
];
