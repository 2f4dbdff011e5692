import { z } from "zod";

/** A VAPID pair, base64url: it proves to push services that a message is from this installation. */
export const pushKeyPair = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/, "must be a VAPID public key"),
  privateKey: z.string().regex(/^[\w-]{43}$/, "must be a VAPID private key"),
});
export type PushKeyPair = z.infer<typeof pushKeyPair>;

type Installation = {
  /** What the operator set, if anything. */
  subject?: string | undefined;
  publicUrl: string;
  adminEmails: readonly string[];
};

/** Where push services can reach the operator; they refuse an address that is only known on this machine. */
export function pushSubject({ subject, publicUrl, adminEmails: [admin] }: Installation): string {
  if (subject) return subject;
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${admin ?? "postmaster@example.com"}`;
}
