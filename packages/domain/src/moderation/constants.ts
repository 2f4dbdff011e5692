import type { ReportSubject } from "../report/constants.ts";

/** What an admin can do about a report. */
export const MODERATION_ACTIONS = ["message-removed", "picture-hidden", "game-cancelled", "warned", "suspended"] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What was done, to the golfer whom it concerns. */
export const MODERATION_ACTION_WORDS = {
  "message-removed": "We removed a message you sent.",
  "picture-hidden": "We removed a picture from your profile.",
  "game-cancelled": "We cancelled a game you host.",
  warned: "This is a warning.",
  suspended: "We suspended your account.",
} as const satisfies Record<ModerationAction, string>;

/** The same, once it was undone. */
export const MODERATION_UNDONE_WORDS = {
  "message-removed": "We put back a message that we had removed.",
  "picture-hidden": "We put back a picture that we had removed from your profile.",
  warned: "We withdrew a warning.",
  suspended: "We lifted the suspension of your account.",
} as const satisfies Record<UndoableAction, string>;

/** A cancelled game can't come back: its players made other plans. */
export const UNDOABLE_ACTIONS = ["message-removed", "picture-hidden", "warned", "suspended"] as const;
export type UndoableAction = (typeof UNDOABLE_ACTIONS)[number];
export const isUndoable = (action: ModerationAction): action is UndoableAction =>
  UNDOABLE_ACTIONS.some((undoable) => undoable === action);

/** How long a suspension can last, in days; null is for good. */
export const SUSPENSION_DAYS = [1, 7, 30, null] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

export const MODERATION_REASON_MAX = 500;

const ACTIONS_ON: Record<ReportSubject, readonly ModerationAction[]> = {
  golfer: ["warned", "suspended"],
  message: ["message-removed", "warned", "suspended"],
  game: ["game-cancelled", "warned", "suspended"],
  picture: ["picture-hidden", "warned", "suspended"],
};

/** What can be done about a report of that subject. */
export const actionsOn = (subject: ReportSubject): readonly ModerationAction[] => ACTIONS_ON[subject];
