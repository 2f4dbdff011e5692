/** What a golfer can report. */
export const REPORT_SUBJECTS = ["golfer", "message", "game", "picture"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** The pictures of a profile. A photo in a chat is reported with its message. */
export const PROFILE_PICTURES = ["photo", "cover"] as const;
export type ProfilePicture = (typeof PROFILE_PICTURES)[number];

export const REPORT_REASONS = ["harassment", "unsafe", "spam", "fake", "picture", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** As golfers choose it, admins read it, and the golfer reads why something was done. */
export const REPORT_REASON_NAME = {
  harassment: "Harassment or threats",
  unsafe: "Unsafe behavior",
  spam: "Spam or scam",
  fake: "Fake profile",
  picture: "Inappropriate picture",
  other: "Something else",
} as const satisfies Record<ReportReason, string>;

export const REPORT_WORDS_MAX = 1000;
export const REPORT_WORDS_NEEDED = "Tell us what happened";

/** How many reports a golfer can send in 24 hours. */
export const REPORTS_A_DAY = 3;

/** What came of a report. */
export const REPORT_OUTCOMES = ["action", "nothing"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What golfers read about the end of their report, in the app and in the mail. */
export const REPORT_OUTCOME_WORDS = {
  action: "We looked at your report and took action.",
  nothing: "We looked at your report and found nothing against our rules.",
} as const satisfies Record<ReportOutcome, string>;
