import { readSecrets } from "@fourball/domain/links/secret-links";
import { useLocation } from "@tanstack/react-router";

/** The token of the mailed link. It comes behind the hash, which browsers send to no server. */
export const useMailedToken = (): string | null => useLocation({ select: ({ hash }) => readSecrets(hash).token ?? null });
