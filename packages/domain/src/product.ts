export const PRODUCT = "Fourball";

/** Of the API, and of what the log says at a start. */
export const VERSION = "1.0.0";

/** Marketing figures of the landing page. */
export const LANDING_FIGURES = [
  { value: "1,000+", label: "golf courses" },
  { value: "5,000+", label: "active golfers" },
  { value: "15,000+", label: "rounds played" },
  { value: "4.9", label: "average rating" },
] as const;
