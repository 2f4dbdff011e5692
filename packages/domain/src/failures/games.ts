import type { FailureEntries } from "./codes.ts";

/** Also shown before it is tried. */
export const NO_SPOTS_LEFT = "No spots left";

/** Of a tee time: hosting it, and a spot in it. */
export const gameFailures = {
  alreadyJoined: { code: "conflict", text: "You have already joined this tee time" },
  alreadyRequested: { code: "conflict", text: "You have already requested to join" },
  changeEmpty: { code: "invalid", text: "Choose another date, time or course" },
  courseExists: { code: "conflict", text: "This course already exists" },
  courseNotFound: { code: "not_found", text: "Course not found" },
  dateTooFar: { code: "invalid", text: "Tee time must be within the next {days} days" },
  fillEmpty: { code: "conflict", text: "There's no golfer to write to right now" },
  fillRunning: { code: "conflict", text: "Golfers are already being asked" },
  fillTooEarly: { code: "conflict", text: "You can do this from {hours} hours before tee-off" },
  fillTooLate: { code: "conflict", text: "It's too close to tee-off for this" },
  friendGone: { code: "conflict", text: "This friend isn't coming any more" },
  friendsTooMany: { code: "conflict", text: "You can't bring so many friends" },
  guestEmailMissing: { code: "invalid", text: "Email is required" },
  guestEmailUnproven: { code: "conflict", text: "Confirm your email address first, or sign in" },
  guestsTurnedAway: { code: "conflict", text: "This game takes no guests. Sign in to ask for a spot." },
  headStartMissing: { code: "conflict", text: "This game has no head start" },
  headStartNeedsPublic: { code: "invalid", text: "Only a public game can have a head start" },
  headStartTooLong: { code: "invalid", text: "A game opens to everyone at least {hours} hours before tee-off" },
  hostCannotJoin: { code: "invalid", text: "You are hosting this tee time" },
  hostOnly: { code: "forbidden", text: "Only the host can do this" },
  hostSilent: { code: "conflict", text: "The host hasn't replied yet" },
  inviteNotNeeded: { code: "conflict", text: "A public tee time needs no invite link" },
  linkOver: { code: "not_found", text: "This link no longer works" },
  noSpotsLeft: { code: "conflict", text: NO_SPOTS_LEFT },
  notOffered: { code: "conflict", text: "No spot is offered to you" },
  partnersMissing: { code: "conflict", text: "You have no partners yet" },
  playersBelowConfirmed: { code: "conflict", text: "Total players cannot be below confirmed players" },
  playersMissing: { code: "conflict", text: "There are no players to ask. Save the change instead." },
  playersOnly: { code: "forbidden", text: "Only players can answer this" },
  proposalNotFound: { code: "not_found", text: "This change is no longer proposed" },
  proposalOver: { code: "conflict", text: "This change is no longer proposed" },
  removalFinal: { code: "conflict", text: "A removal cannot be undone, but you can approve again" },
  requestChanged: { code: "conflict", text: "This request has changed since you opened it" },
  requestDeclined: { code: "conflict", text: "Your request was declined" },
  requestNotFound: { code: "not_found", text: "Request not found" },
  spotGone: { code: "conflict", text: "The spot is gone" },
  spotMissing: { code: "conflict", text: "You don't have a spot in this game" },
  spotOpen: { code: "conflict", text: "A spot is open: request to join instead" },
  spotTaken: { code: "conflict", text: "This spot went to someone else" },
  spotsTooFew: { code: "conflict", text: "This request needs more spots than are open" },
  successorNotConfirmed: { code: "conflict", text: "Only a confirmed player can take over" },
  teeTimeCancelled: { code: "conflict", text: "This tee time was cancelled" },
  teeTimeFull: { code: "conflict", text: "Tee time is full" },
  teeTimeNotFound: { code: "not_found", text: "Tee time not found" },
  teeTimePast: { code: "invalid", text: "Tee time must be in the future" },
  teeTimeStarted: { code: "conflict", text: "This tee time has already started" },
  timeSkipped: { code: "invalid", text: "That time doesn't exist on that day" },
  undoTooLate: { code: "conflict", text: "It is too late to undo this" },
} as const satisfies FailureEntries;

export const standingGameFailures = {
  dateCancelled: { code: "conflict", text: "This date's game was cancelled. Host a new tee time instead." },
  dateUnknown: { code: "invalid", text: "That's not one of its next dates" },
  regularLeft: { code: "conflict", text: "This golfer left the regulars and can't be added again" },
  regularsUnknown: { code: "invalid", text: "Choose golfers you play with" },
  repeatsAlready: { code: "conflict", text: "This game already repeats" },
  standingGameNotFound: { code: "not_found", text: "Repeating game not found" },
  standingGamesTooMany: { code: "conflict", text: "You host {most} repeating games. Stop one to repeat another." },
  successorNotRegular: { code: "conflict", text: "Only a regular can take over" },
} as const satisfies FailureEntries;

/** Of finding games. */
export const searchFailures = {
  filterMissing: { code: "invalid", text: "Choose a filter first" },
  filterOver: { code: "invalid", text: "These dates are over" },
  nearMeNeedsLocation: { code: "invalid", text: "Your location is needed for Near Me" },
  savedSearchNotFound: { code: "not_found", text: "Saved search not found" },
  savedSearchesTooMany: { code: "conflict", text: "You have {most} saved searches. Delete one to save another." },
  sortNeedsLocation: { code: "invalid", text: "Your location is needed to sort by distance" },
  teeTimesNotFound: { code: "not_found", text: "Tee times not found" },
} as const satisfies FailureEntries;

export const chatFailures = {
  chatClosed: { code: "conflict", text: "This chat is closed" },
  chatNotJoined: { code: "conflict", text: "Join the chat first" },
  chatsTooMany: { code: "too_many_requests", text: "Too many chats" },
  deleteTooLate: { code: "conflict", text: "You can delete a message for {minutes} minutes" },
  messageNotFound: { code: "not_found", text: "Message not found" },
  messageOfAnother: { code: "forbidden", text: "Only its author or the host can delete a message" },
  notParticipant: { code: "forbidden", text: "You are not a participant of this tee time" },
} as const satisfies FailureEntries;
