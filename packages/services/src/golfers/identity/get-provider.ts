import type { IdentityProviderInfo } from "@fourball/domain/identity/schema";
import type { ServiceContext } from "../../core/service-context.ts";

export const getProvider = ({ identityProvider: provider }: ServiceContext): IdentityProviderInfo | null =>
  provider && { name: provider.name };
