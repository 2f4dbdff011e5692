import type { OpenGuestRequestInput } from "@fourball/domain/guest/schema";
import { readSecrets } from "@fourball/domain/links/secret-links";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { read, write } from "../../kit/session/tab-storage.ts";

const KEY = "guestRequestLink";

export type GuestLink = { link?: OpenGuestRequestInput; confirm?: string };

/**
 * From the hash, which is never sent to a server: a request that was sent, or one that waits for its guest's click. A guest
 * who signs in comes back without the hash, so the tab keeps it.
 */
export function useGuestLink(): GuestLink {
  const hash = useLocation({ select: (location) => location.hash });
  const found = linkIn(hash);
  const isOfRequest = found.link !== undefined;
  useEffect(() => {
    if (isOfRequest) write(KEY, hash);
  }, [isOfRequest, hash]);
  return hash ? found : linkIn(read(KEY) ?? "");
}

export const forgetGuestLink = (): void => write(KEY, null);

function linkIn(hash: string): GuestLink {
  const { id: guestRequestId, token, confirm } = readSecrets(hash);
  if (guestRequestId && token) return { link: { guestRequestId, token } };
  return confirm ? { confirm } : {};
}
