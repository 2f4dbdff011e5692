import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { idOf, NOW } from "./fixtures.ts";

export const aSavedSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: idOf(380),
  filter: {
    timesOfDay: ["morning"],
    near: { latitude: 36.6, longitude: -121.89 },
    radiusKm: 40,
    preferences: ["Walking preferred"],
  },
  nearName: "Monterey",
  courseName: null,
  frequency: "at-once",
  isOn: true,
  createdAt: NOW,
  ...changes,
});
