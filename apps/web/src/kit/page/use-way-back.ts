import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";

/**
 * For a link to the marketplace: where the golfer has come from it, the link goes back, to the same filters and the same card. Not
 * every browser names the page before; there it is a link like others.
 */
export function useWayBack(): (event: MouseEvent) => void {
  const { history } = useRouter();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || pathBefore() !== "/marketplace") return;
    event.preventDefault();
    history.back();
  };
}

function pathBefore(): string | undefined {
  const index = window.navigation?.currentEntry?.index ?? 0;
  const url = window.navigation?.entries()[index - 1]?.url;
  return url ? new URL(url).pathname : undefined;
}
