/** The four lights that a picture can show. */
export const LIGHTS = ["dawn", "morning", "noon", "dusk"] as const;
export type Light = (typeof LIGHTS)[number];
