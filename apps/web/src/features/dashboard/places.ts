import { useLocation } from "@tanstack/react-router";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";

export type Place = "games" | "activity" | "profile" | "dashboard";

const placeOf = ({ search, hash }: { search: object; hash: string }): Place => {
  if (hash === "me") return "profile";
  return "tab" in search && search.tab === "requests" ? "activity" : "games";
};

/** A phone shows one of three places by the address; wider screens show the whole dashboard. */
export function usePlace(): Place {
  const onPhone = useLocation({ select: placeOf });
  return useIsRoomy() ? "dashboard" : onPhone;
}
