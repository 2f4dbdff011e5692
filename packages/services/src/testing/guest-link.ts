import type { OpenGuestRequestInput } from "@fourball/domain/guest/schema";

/** What a guest's link carries. */
export function guestLinkIn(path: string | null | undefined): OpenGuestRequestInput {
  const said = new URLSearchParams(path?.split("#")[1]);
  return { guestRequestId: said.get("id") ?? "", token: said.get("token") ?? "" };
}
