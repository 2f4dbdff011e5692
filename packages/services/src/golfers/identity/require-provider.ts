import { fail } from "@fourball/domain/failure";
import type { IdentityProvider } from "@fourball/domain/ports/identity-provider";
import type { ServiceContext } from "../../core/service-context.ts";

export function requireProvider({ ports: { identityProvider } }: Pick<ServiceContext, "ports">): IdentityProvider {
  if (!identityProvider) throw fail("singleSignOnMissing");
  return identityProvider;
}
