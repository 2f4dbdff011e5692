/** What the page of a game loads at once for a spot that is to be filled. */
export { AskedBar, AskedPanel } from "./asked-panel.tsx";
export { FillRow } from "./fill-row.tsx";
