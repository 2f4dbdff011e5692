// One chunk: the page loads it for the few games that are part of a standing game, and for hosts.
export { RegularBar } from "./regular-bar.tsx";
export { RegularCard } from "./regular-card.tsx";
export { StandingLink } from "./standing-link.tsx";
