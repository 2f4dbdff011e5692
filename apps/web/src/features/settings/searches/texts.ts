import { searchTexts } from "../../../kit/saved-search/search-text.ts";

/** What the saved searches in Settings say. */
export const searchesTexts = {
  none: "You have no saved searches. Choose filters in the list of tee times, then save them.",
  browse: "Browse Tee Times",
  count: (count: number, max: number) => `${count} of ${max}`,
  often: (search: string) => `How often: ${search}`,
  choices: { ...searchTexts.often, off: "Off" },
  delete: (search: string) => `Delete: ${search}`,
  deleted: (search: string) => `Deleted: ${search}`,
  undo: "Undo",
  failed: "Couldn't load your saved searches",
  changeFailed: "Couldn't change this search",
  deleteFailed: "Couldn't delete this search",
  undoFailed: "Couldn't bring this search back",
};
