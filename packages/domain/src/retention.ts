import { EMAIL_UNDO_DAYS, EMAIL_VERIFICATION_HOURS, RESET_TOKEN_MINUTES } from "./account/constants.ts";
import { RECORD_DAYS } from "./attendance/constants.ts";
import { IDEMPOTENCY_HOURS } from "./idempotency.ts";
import { UNUSED_PICTURE_HOURS } from "./picture/constants.ts";
import { AFTER_ROUND_HOURS } from "./round-link/constants.ts";

/** A session ends so many days after it was last used. */
export const SESSION_IDLE_DAYS = 14;
/** A session ends so many days after it was opened, however often it is used. */
export const SESSION_MAX_DAYS = 60;

/** After how many days things are deleted. */
export const RETENTION_DAYS = {
  /** Names, addresses and messages of guests, and names of friends whom golfers bring, counted from tee-off. */
  guestContacts: 90,
  /** What the activity list has, once it was read; what wasn't is kept longer. */
  readNotifications: 365,
  notifications: 730,
  /** What was sent by email, text message and push. */
  deliveries: 90,
  auditLog: 400,
  /** What rounds cost and who owed whom, counted from the end of the round. */
  costs: 400,
  /** Who showed up, counted from the end of the round. */
  attendance: RECORD_DAYS,
  /** Standing games, counted from when the host ended them. */
  endedStandingGames: 90,
  /** Which golfers were written to about an open spot and what they answered, counted from the end of the round. */
  spotFills: 30,
  /** Reports with their evidence and what was done, counted from when they were settled. */
  reports: 400,
} as const;

/** What golfers read about how long things are kept, by what it is about. */
export const RETENTION: readonly { about: string; rows: readonly { what: string; kept: string }[] }[] = [
  {
    about: "You",
    rows: [
      {
        what: "Your profile, games, requests, ratings and whom you'd play with again",
        kept: "Until you delete your account. We erase what identifies you right away; games you played stay, without your name.",
      },
      {
        what: "Photos you upload",
        kept: `${UNUSED_PICTURE_HOURS} hours after you replace or remove them. All of them go when you delete your account.`,
      },
      {
        what: "Sign-ins on your devices",
        kept: `${SESSION_IDLE_DAYS} days after you last used them, ${SESSION_MAX_DAYS} days at most.`,
      },
      { what: "Linked sign-in accounts", kept: "Until you disconnect it or delete your account." },
      { what: "Links to choose a new password", kept: `${RESET_TOKEN_MINUTES} minutes, or until you use them.` },
      {
        what: "Sign-ups and guests' requests whose email isn't confirmed",
        kept: `${EMAIL_VERIFICATION_HOURS} hours after the last email.`,
      },
      { what: "Your old email address, after you change it", kept: `${EMAIL_UNDO_DAYS} days, so that you can undo it.` },
      { what: "Links to confirm an email address", kept: `${EMAIL_VERIFICATION_HOURS} hours, or until you use them.` },
      { what: "What your activity list says", kept: "12 months once you've read it, 24 months if you haven't." },
      { what: "Emails, texts and push messages we sent you", kept: `${RETENTION_DAYS.deliveries} days.` },
      {
        what: "Saved searches, with the place of those near you",
        kept: "Until you delete them, or their last date is over.",
      },
      { what: "The games that saved searches and the weekly email told you of", kept: "Until the game is over." },
      { what: "The open spots that hosts wrote to you about", kept: `${RETENTION_DAYS.spotFills} days after the game.` },
      {
        what: "Your location for Near Me",
        kept: "We store it only with a search that you save near you, rounded to about a kilometer.",
      },
      { what: "Retry records (so nothing is sent twice)", kept: `${IDEMPOTENCY_HOURS} hours.` },
    ],
  },
  {
    about: "Games",
    rows: [
      {
        what: "Names, email addresses and messages of guests",
        kept: `${RETENTION_DAYS.guestContacts} days after the game.`,
      },
      {
        what: "Your friends' names",
        kept: `${RETENTION_DAYS.guestContacts} days after it, or until you delete your account.`,
      },
      { what: "What rounds cost, and who owed whom", kept: `${RETENTION_DAYS.costs} days after the round.` },
      { what: "Whether you showed up for a round, and when you said you were here", kept: "12 months after the round." },
      { what: "Links that share a round", kept: `${AFTER_ROUND_HOURS} hours after the round, or until you stop sharing.` },
      {
        what: "Repeating games that you host or are a regular of",
        kept: `${RETENTION_DAYS.endedStandingGames} days after they end. You're out of them as soon as you leave or delete your account.`,
      },
    ],
  },
  {
    about: "Chat",
    rows: [{ what: "Chat messages", kept: "As long as the game. Your name goes when you delete your account." }],
  },
  {
    about: "Safety",
    rows: [
      {
        what: "Reports of golfers, messages, games and pictures",
        kept: `${RETENTION_DAYS.reports} days after we settle them, with what was reported, even if its golfer deletes it or their account.`,
      },
      { what: "The log of what admins change", kept: `${RETENTION_DAYS.auditLog} days.` },
    ],
  },
];
