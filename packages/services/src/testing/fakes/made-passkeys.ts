import type { Passkey } from "@fourball/domain/passkey/schema";
import type { MemberContext } from "../../core/service-context.ts";
import { addPasskey } from "../../golfers/passkey/add-passkey.ts";
import { startPasskey } from "../../golfers/passkey/start-passkey.ts";

/** What a device makes, for the fake verifier. */
export const made = (id: string, challenge: string) => ({
  id,
  rawId: id,
  type: "public-key" as const,
  response: { clientDataJSON: challenge, attestationObject: "o2M" },
});
/** What it signs. */
export const used = (id: string, challenge: string, signature = "BBB") => ({
  passkey: {
    id,
    rawId: id,
    type: "public-key" as const,
    response: { clientDataJSON: challenge, authenticatorData: "AAA", signature },
  },
});

/** A passkey of the golfer. */
export async function aPasskey(ctx: MemberContext, id: string, name = "Phone"): Promise<Passkey> {
  const { challenge } = await startPasskey(ctx);
  return addPasskey(ctx, { passkey: made(id, challenge), name });
}
