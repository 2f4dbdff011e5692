import type { IdentityProviderInfo } from "@fourball/domain/identity/schema";
import type { ServiceContext } from "../../core/service-context.ts";

export const getProvider = ({ ports }: ServiceContext): IdentityProviderInfo | null =>
  ports.identityProvider && { name: ports.identityProvider.name };
