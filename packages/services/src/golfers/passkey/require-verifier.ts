import { fail } from "@fourball/domain/failure";
import type { PasskeyVerifier } from "@fourball/domain/ports/passkey-verifier";
import type { ServiceContext } from "../../core/service-context.ts";

export function requireVerifier({ ports: { passkeyVerifier } }: Pick<ServiceContext, "ports">): PasskeyVerifier {
  if (!passkeyVerifier) throw fail("passkeysNeedAddress");
  return passkeyVerifier;
}
