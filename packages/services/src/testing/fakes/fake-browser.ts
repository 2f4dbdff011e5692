import type { BrowserSession } from "@fourball/domain/ports/browser-session";

type FakeBrowser = {
  session: BrowserSession;
  /** As if it were opened now for the first time. */
  reset(): void;
};

/** A browser without cookies, which writes down who was signed in: null for a sign-out. */
export function fakeBrowser(clock: { time: Temporal.Instant }, signedIn: (string | null)[]): FakeBrowser {
  let passwordGivenAt = clock.time;
  let signUpSecret: string | null = null;
  let identitySecret: string | null = null;
  return {
    session: {
      sid: null,
      open: async (userId) => void signedIn.push(userId),
      authenticatedWithin: async (minutes) => clock.time.since(passwordGivenAt).total("minutes") < minutes,
      renew: async () => {
        passwordGivenAt = clock.time;
      },
      get signUpSecret() {
        return signUpSecret;
      },
      rememberSignUp: (secret) => {
        signUpSecret = secret;
      },
      get identitySecret() {
        return identitySecret;
      },
      rememberIdentityRequest: (secret) => {
        identitySecret = secret;
      },
      forgetIdentityRequest: () => {
        identitySecret = null;
      },
      close: async () => void signedIn.push(null),
      forget: () => void signedIn.push(null),
    },
    reset() {
      passwordGivenAt = clock.time;
      signUpSecret = null;
      identitySecret = null;
    },
  };
}
