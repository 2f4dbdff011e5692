import { lazyResolver } from "./lazy-resolver.ts";

const load = () => import("./account-resolvers.ts");

export const signInResolver = lazyResolver(() => load().then(({ signInResolver }) => signInResolver));
export const registerResolver = lazyResolver(() => load().then(({ registerResolver }) => registerResolver));
export const chosenResolver = lazyResolver(() => load().then(({ chosenResolver }) => chosenResolver));
export const forgotPasswordResolver = lazyResolver(() => load().then(({ forgotPasswordResolver }) => forgotPasswordResolver));
export const newPasswordResolver = lazyResolver(() => load().then(({ newPasswordResolver }) => newPasswordResolver));
export const changePasswordResolver = lazyResolver(() => load().then(({ changePasswordResolver }) => changePasswordResolver));
