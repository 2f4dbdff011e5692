import { Failure } from "@fourball/domain/failure";
import { PASSKEYS_UNAVAILABLE } from "@fourball/domain/passkey/constants";
import type { PasskeyVerifier } from "@fourball/domain/ports/passkey-verifier";
import type { ServiceContext } from "../../core/service-context.ts";

export function requireVerifier({ ports: { passkeyVerifier } }: Pick<ServiceContext, "ports">): PasskeyVerifier {
  if (!passkeyVerifier) throw new Failure("conflict", PASSKEYS_UNAVAILABLE);
  return passkeyVerifier;
}
