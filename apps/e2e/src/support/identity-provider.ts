import { once } from "node:events";
import type { Page } from "@playwright/test";
import Provider from "oidc-provider";
import { PROVIDER_CLIENT as CLIENT, MAILING_PORT, PROVIDER_PORT } from "./servers.ts";

/** Golfers have an account there by their email, with any password. */
export async function startIdentityProvider(): Promise<{ close(): Promise<void> }> {
  const provider = new Provider(`http://localhost:${PROVIDER_PORT}`, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`http://localhost:${MAILING_PORT}/api/auth/oidc/callback`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name"] },
    cookies: { keys: ["a key of the tests"] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: async () => ({ sub: email, email, email_verified: true, given_name: "Priya" }),
    }),
  });
  const server = provider.listen(PROVIDER_PORT, "127.0.0.1");
  await once(server, "listening");
  return {
    async close() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

/** On its pages. */
export async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(email);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}
