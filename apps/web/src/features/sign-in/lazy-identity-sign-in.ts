import { idlePart } from "../../kit/when-idle.ts";

// After the form can be used.
export const IdentitySignIn = idlePart(async () => (await import("./identity-sign-in.tsx")).IdentitySignIn);
