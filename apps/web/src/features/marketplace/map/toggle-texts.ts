/** The texts that are there before the map. */
export const texts = {
  legend: "View as",
  list: "List",
  map: "Map",
};
