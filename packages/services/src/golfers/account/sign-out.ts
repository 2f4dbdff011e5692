import type { ServiceContext } from "../../core/service-context.ts";

export async function signOut(ctx: ServiceContext): Promise<{ signedOut: true }> {
  await ctx.caller.browser.close();
  return { signedOut: true };
}
