/** As far as a golfer drives, or flies for a weekend. */
export type Region = "west" | "northwest" | "mountain" | "plains" | "midwest" | "south" | "northeast" | "hawaii";

const statesOf: Record<Region, readonly string[]> = {
  west: ["CA", "NV", "AZ"],
  northwest: ["OR", "WA", "ID", "AK"],
  mountain: ["CO", "UT", "NM", "WY", "MT", "ND"],
  plains: ["TX", "OK", "KS", "NE", "MO"],
  midwest: ["IA", "MN", "WI", "IL", "MI", "IN", "OH"],
  south: ["TN", "AL", "MS", "LA", "GA", "FL", "SC", "NC", "VA", "WV"],
  northeast: ["DC", "MD", "PA", "NJ", "NY", "CT", "RI", "MA", "NH", "ME"],
  hawaii: ["HI"],
};

export const regions: readonly Region[] = ["west", "northwest", "mountain", "plains", "midwest", "south", "northeast", "hawaii"];

export function regionOf(state: string): Region {
  const region = regions.find((candidate) => statesOf[candidate].includes(state));
  if (!region) throw new Error(`No region holds the state ${state}`);
  return region;
}
