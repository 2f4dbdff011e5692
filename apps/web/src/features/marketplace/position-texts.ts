export const POSITION_REFUSED = "Your browser did not share a position. Search for a city instead.";
