import type { Page } from "@playwright/test";

/** A device that confirms its golfer at once, and can be lost. */
export type Device = { lose(): Promise<void> };

/** A device with passkeys, which the owner's other devices share; a page has one at a time. */
export async function aDevice(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async lose() {
      await devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    },
  };
}
