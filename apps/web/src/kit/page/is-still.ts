/** The golfer wants nothing to move: what is shown changes at once, or fades. */
export const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
