import { lazy } from "react";
import { whenIdle } from "../../shared/when-idle.ts";

// After the form can be used.
export const IdentitySignIn = lazy(() =>
  whenIdle().then(async () => ({ default: (await import("./identity-sign-in.tsx")).IdentitySignIn })),
);
