import { z } from "zod";

/** The one provider of this installation, by the name that golfers know. */
export const identityProviderInfo = z.object({ name: z.string() });
export type IdentityProviderInfo = z.infer<typeof identityProviderInfo>;

/** How the viewer's account and the provider go together. */
export const identityConnection = z.object({
  provider: z.string(),
  /** Null for an account that isn't connected. */
  connectedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type IdentityConnection = z.infer<typeof identityConnection>;

/** The page of the provider that the browser goes to next. */
export const identityStart = z.object({ url: z.string() });
export type IdentityStart = z.infer<typeof identityStart>;
