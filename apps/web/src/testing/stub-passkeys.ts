import { onTestFinished, vi } from "vitest";

const bytes = new Uint8Array([1, 2, 3]).buffer;

const credential = {
  id: "AQID",
  rawId: bytes,
  type: "public-key",
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

/** A browser whose owner uses a passkey at once, until the test is over. */
export function stubPasskeys(): void {
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get: async () => credential } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "credentials");
  });
}
