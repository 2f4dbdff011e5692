export const MIN_SLOTS = 2;
export const MAX_SLOTS = 4;
export const DEFAULT_SLOTS = 4;

export const DESCRIPTION_MAX = 1000;
export const CANCEL_REASON_MAX = 200;
export const DAYS_AHEAD_MAX = 365;
/** How long a round takes: two games closer together than this overlap. */
export const ROUND_HOURS = 5;

export const TEE_TIME_STATUSES = ["active", "cancelled", "completed"] as const;
export const PARTICIPANT_STATUSES = ["pending", "confirmed", "declined"] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** Why a late withdrawal isn't held against the golfer; bad weather is known of the game. */
export const STORED_EXCUSES = ["changed", "refilled"] as const;
export const EXCUSES = ["weather", ...STORED_EXCUSES] as const;
export type Excuse = (typeof EXCUSES)[number];

export const MOODS = ["competitive", "early", "casual", "learning", "tournament", "sunset"] as const;
export type Mood = (typeof MOODS)[number];
export const DEFAULT_MOOD: Mood = "competitive";

export const MOOD = {
  competitive: { emoji: "⛳", label: "Competitive round" },
  early: { emoji: "🌅", label: "Early bird special" },
  casual: { emoji: "😄", label: "Fun & casual" },
  learning: { emoji: "📚", label: "Learning focused" },
  tournament: { emoji: "🏆", label: "Tournament style" },
  sunset: { emoji: "🌇", label: "Sunset round" },
} as const satisfies Record<Mood, { emoji: string; label: string }>;

export const PREFERENCES = [
  "Beginner friendly",
  "Intermediate+",
  "Advanced",
  "All skill levels",
  "Fast pace",
  "Relaxed pace",
  "Patient pace",
  "4hr pace",
  "No mulligans",
  "Gimmes ok",
  "Walking preferred",
  "Cart required",
] as const;
export const PREFERENCES_MAX = 12;
export const PREFERENCE_LENGTH_MAX = 40;
export const PREFERENCES_ON_CARD = 2;
export const AVATARS_ON_CARD = 2;

export const PAGE_SIZE = 12;
export const LIST_MAX = 500;

export const FILTERS = ["all", "today", "tomorrow", "week", "nearby"] as const;
export type Filter = (typeof FILTERS)[number];
export const FILTER_LABEL = {
  all: "All",
  today: "Today",
  tomorrow: "Tomorrow",
  week: "This Week",
  nearby: "Near Me",
} as const satisfies Record<Filter, string>;
/** The order of a list; the nearest need a position. `local-first`: the games of where the golfer plays, then all others, each the soonest first. */
export const SORTS = ["soonest", "nearest", "most-spots", "local-first"] as const;
export type Sort = (typeof SORTS)[number];
/** 'This Week' covers today through 7 days ahead: 8 dates. */
export const WEEK_DAYS_AHEAD = 7;

export const RADIUS_KM = { default: 50, min: 10, max: 100 } as const;

export const TIMES_OF_DAY = ["early", "morning", "midday", "evening"] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];
/** Parts of the day in course time, from (inclusive) and to (exclusive) as `HH:mm`. */
export const TIME_OF_DAY = {
  early: { label: "Early morning", from: "00:00", to: "08:00" },
  morning: { label: "Morning", from: "08:00", to: "11:00" },
  midday: { label: "Midday", from: "11:00", to: "15:00" },
  evening: { label: "Late afternoon", from: "15:00", to: "24:00" },
} as const satisfies Record<TimeOfDay, { label: string; from: string; to: string }>;

/** The part of the day that a time like `07:40` is in. */
export const timeOfDayAt = (time: string): TimeOfDay | undefined =>
  TIMES_OF_DAY.find((part) => TIME_OF_DAY[part].from <= time && time < TIME_OF_DAY[part].to);
