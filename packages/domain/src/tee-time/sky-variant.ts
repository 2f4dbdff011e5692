/** A course has one of these pictures: its ridges, clouds and flag, never its light. */
export const SKY_VARIANTS = [0, 1, 2] as const;
export type SkyVariant = (typeof SKY_VARIANTS)[number];

/** Also for golfers, by their ids. */
export const skyVariantOf = (id: string): SkyVariant => SKY_VARIANTS[numberOf(id) % SKY_VARIANTS.length] ?? 0;

const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
