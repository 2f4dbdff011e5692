export const PRODUCT = "Fourball";

/** Marketing figures of the landing page. */
export const LANDING_FIGURES = [
  { value: "1,000+", label: "golf courses" },
  { value: "5,000+", label: "active golfers" },
  { value: "15,000+", label: "rounds played" },
  { value: "4.9", label: "average rating" },
] as const;
