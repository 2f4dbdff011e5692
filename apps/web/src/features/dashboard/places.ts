import { useLocation } from "@tanstack/react-router";
import { useIsWide } from "../../kit/page/use-is-wide.ts";

export type Place = "games" | "activity" | "profile" | "dashboard";

const placeOf = ({ search, hash }: { search: object; hash: string }): Place => {
  if (hash === "me") return "profile";
  return "tab" in search && search.tab === "requests" ? "activity" : "games";
};

/** In one column it is one of three places by the address; wide screens show the whole dashboard. */
export function usePlace(): Place {
  const inOneColumn = useLocation({ select: placeOf });
  return useIsWide() ? "dashboard" : inOneColumn;
}
