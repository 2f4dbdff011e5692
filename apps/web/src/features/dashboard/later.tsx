// One chunk: it comes when the browser is idle, or with a tap on the tab.
export { BelowGames } from "./below-games.tsx";
export { PendingTab } from "./pending-tab.tsx";
