import type { ParsedLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isStill } from "../kit/page/is-still.ts";

type Change = { fromLocation?: ParsedLocation; toLocation: ParsedLocation };

/** The game that moves between its card and its page. */
let moving: string | undefined;
let isAnimatedByBrowser = false;

// A swipe back has an animation of its own in some browsers.
window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
  isAnimatedByBrowser = hasUAVisualTransition;
});

/** What is moving takes no tap: one on it lands on what is around it. It ends the transition, and goes to what lies there. */
async function passTapOn({ target, clientX, clientY }: MouseEvent): Promise<void> {
  const transition = document.activeViewTransition;
  if (!transition || !(target instanceof Element)) return;
  // The tap comes first: ending the transition may replace what it was on.
  await new Promise((resolve) => setTimeout(resolve));
  transition.skipTransition();
  await transition.finished;
  const there = document.elementFromPoint(clientX, clientY);
  if (there === target || !target.contains(there)) return;
  there?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
}

// Before the handler of a link, which may start another transition.
document.addEventListener("click", (tap) => void passTapOn(tap), { capture: true });

/** The router's `defaultViewTransition`: a game moves from its card to its page, and back when the golfer goes back. */
export const gameTransition = { types: (change: Change): string[] | false => (hasTransition(change) ? ["game"] : false) };

/** Without this a browser would animate every navigation, and not know which elements move. */
export const canMoveGames = (): boolean => window.CSS?.supports?.("selector(:active-view-transition-type(game))") ?? false;

function hasTransition({ fromLocation: from, toLocation: to }: Change): boolean {
  const [left, opened] = [gameAt(from), gameAt(to)];
  const isSwipe = isAnimatedByBrowser;
  isAnimatedByBrowser = false;
  if (opened && !left) moving = markCard(opened) ? opened : undefined;
  const isBack = left !== undefined && !opened && from !== undefined && to.state.__TSR_index < from.state.__TSR_index;
  const isGame = opened ? !left && moving === opened : isBack && moving === left;
  return isGame && !isSwipe && !isStill();
}

const gameAt = (location: ParsedLocation | undefined): string | undefined =>
  location && /^\/tee-times\/([^/]+)$/.exec(location.pathname)?.[1];

/** To be called when the next page is drawn. After going back, the card is new: it is marked again. */
export function arrive(): void {
  if (moving) markCard(moving);
  document.activeViewTransition?.types?.add("arrived");
}

/** Only what is marked has a name in the transition. */
function markCard(teeTimeId: string): boolean {
  for (const card of document.querySelectorAll("[data-moving-card]")) card.removeAttribute("data-moving-card");
  const card = document.querySelector(`[data-game="${CSS.escape(teeTimeId)}"]`);
  card?.setAttribute("data-moving-card", "");
  return card !== null;
}

/** True while a page that has no data yet is moved to: replacing its parts would end the transition. */
export function useIsMovedTo(hasData: boolean): boolean {
  const [isMovedTo, setMovedTo] = useState(() => !hasData && Boolean(document.activeViewTransition));
  useEffect(() => {
    if (isMovedTo) void Promise.resolve(document.activeViewTransition?.finished).finally(() => setMovedTo(false));
  }, [isMovedTo]);
  return isMovedTo;
}
