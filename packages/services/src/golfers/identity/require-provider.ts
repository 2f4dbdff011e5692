import { notFound } from "@fourball/domain/failure";
import type { IdentityProvider } from "@fourball/domain/ports/identity-provider";
import type { ServiceContext } from "../../core/service-context.ts";

export function requireProvider({ ports: { identityProvider } }: Pick<ServiceContext, "ports">): IdentityProvider {
  if (!identityProvider) throw notFound("Single sign-on isn't set up here");
  return identityProvider;
}
