import type { NewsGroup, UnsubscribeInput } from "@fourball/domain/notification/schema";
import { useLocation } from "@tanstack/react-router";

// The schema's own list would bring the whole validation along.
const GROUPS = ["JoinRequests", "RequestApprovals", "TeeTimeChanges"] as const satisfies readonly NewsGroup[];

/** What the link says, in the part of the address that is never sent to a server; undefined when it says nothing of use. */
export function useUnsubscribeLink(): UnsubscribeInput | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const said = new URLSearchParams(hash);
  const token = said.get("token");
  const group = GROUPS.find((known) => known === said.get("group"));
  return token && group ? { token, group } : undefined;
}
