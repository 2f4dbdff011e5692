import { z } from "zod";
import { EMAIL_UNDO_DAYS, EMAIL_VERIFICATION_HOURS, RESET_TOKEN_MINUTES } from "../../account/constants.ts";
import { linkTo } from "../../links/links.ts";
import { secretLink } from "../../links/secret-links.ts";
import { PRODUCT } from "../../product.ts";
import { defineNotification } from "../define-notification.ts";
import type { MessageBody } from "../message.ts";

/** What happened to an account stays true, and no switch of the settings turns it off. */
const security = { group: null, whileTrue: { of: "account", while: [], until: "always" } } as const;
const mailedLink = { group: null, whileTrue: { of: "account", while: [], until: "link" } } as const;

/** The links of these two are made when the mail is, so that no secret waits here. */
export const passwordReset = defineNotification({
  kind: "password-reset",
  content: {},
  ...mailedLink,
  message: (_content, { linkToken }) => ({
    subject: `Reset your ${PRODUCT} password`,
    lead: `We received a request to reset the password of your ${PRODUCT} account.`,
    facts: [["The link works for", `${RESET_TOKEN_MINUTES} minutes, once`]],
    note: "If it wasn't you, ignore this email. Your password won't change.",
    // The token is in the fragment, which browsers don't send to servers or in referrers.
    action: linkToken
      ? { label: "Choose a new password", path: secretLink("/reset-password", { token: linkToken }) }
      : { label: "Get a new link", path: linkTo("/forgot-password") },
  }),
});

export const emailVerification = defineNotification({
  kind: "email-verification",
  content: {},
  ...mailedLink,
  message: (_content, { linkToken }) => ({
    subject: `Confirm your email for ${PRODUCT}`,
    lead: `Confirm that the ${PRODUCT} account with this email address is yours.`,
    facts: [["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
    note: "If you didn't sign up, ignore this email.",
    // The token is in the fragment, which browsers don't send to servers or in referrers.
    action: {
      label: "Confirm your email",
      path: linkToken ? secretLink("/confirm-email", { token: linkToken }) : linkTo("/confirm-email"),
    },
  }),
});

const resetPassword = { label: "Reset your password", path: linkTo("/forgot-password") };

const wasItYou = {
  facts: [],
  note: "If it wasn't you, choose a new password now. That signs everyone else out.",
  action: resetPassword,
};

export const passwordChanged = defineNotification({
  kind: "password-changed",
  content: {},
  ...security,
  message: () => ({
    subject: `Your ${PRODUCT} password was changed`,
    lead: `The password of your ${PRODUCT} account was changed, and your other devices were signed out.`,
    ...wasItYou,
  }),
});

export const passwordRemoved = defineNotification({
  kind: "password-removed",
  content: {},
  ...security,
  message: () => ({
    subject: `Your ${PRODUCT} password was removed`,
    lead: `You now sign in to ${PRODUCT} with your passkeys only, and your other devices were signed out.`,
    ...wasItYou,
  }),
});

/** Instead of a link that would make another account: who asked learns nothing, the owner of the address does. */
const accountExists: MessageBody = {
  subject: `You already have a ${PRODUCT} account`,
  lead: `Someone, probably you, entered this address at ${PRODUCT}. It already has an account, so we didn't change anything.`,
  facts: [],
  note: "Sign in as you always do. If you forgot your password, choose a new one on the same page. If it wasn't you, ignore this email.",
  action: { label: "Sign in", path: linkTo("/sign-in") },
};

/** To addresses that are not proven yet, and to one that is an account's no longer; their links too are made with the mail. */
export const signUpLink = defineNotification({
  kind: "sign-up-link",
  content: {},
  ...mailedLink,
  message: (_content, { linkToken, isKnown }) =>
    isKnown
      ? accountExists
      : {
          subject: `Finish signing up to ${PRODUCT}`,
          lead: `Open the link to finish your ${PRODUCT} account.`,
          facts: [["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
          note: "If you didn't sign up, ignore this email. Nothing happens without the link.",
          // The token is in the fragment, which browsers don't send to servers or in referrers.
          action: {
            label: "Finish signing up",
            path: linkToken ? secretLink("/finish-sign-up", { token: linkToken }) : linkTo("/sign-up"),
          },
        },
});

export const emailChangeLink = defineNotification({
  kind: "email-change-link",
  content: {},
  ...mailedLink,
  message: (_content, { linkToken, isKnown }) =>
    isKnown
      ? accountExists
      : {
          subject: `Confirm your new email for ${PRODUCT}`,
          lead: `Open the link to use this address for your ${PRODUCT} account.`,
          facts: [["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
          note: "If you didn't ask for it, ignore this email. The account keeps its old address.",
          action: {
            label: "Confirm your email",
            path: linkToken ? secretLink("/confirm-email", { token: linkToken }) : linkTo("/confirm-email"),
          },
        },
});

/** To the old address. */
export const emailChanged = defineNotification({
  kind: "email-changed",
  content: {},
  ...mailedLink,
  message: (_content, { linkToken }) => ({
    subject: `The email of your ${PRODUCT} account was changed`,
    lead: `Your ${PRODUCT} account now uses another email address. If you changed it, you're all set.`,
    facts: [["The link works for", `${EMAIL_UNDO_DAYS} days, once`]],
    note: "If it wasn't you, open the link: it puts this address back, lets you choose a new password, signs everyone out and removes the passkeys and connected accounts added since.",
    action: {
      label: "It wasn't me",
      path: linkToken ? secretLink("/undo-email-change", { token: linkToken }) : linkTo("/undo-email-change"),
    },
  }),
});

const checkPasskeys = "If it wasn't you, choose a new password now and check your passkeys in Settings.";

export const passkeyAdded = defineNotification({
  kind: "passkey-added",
  content: { name: z.string() },
  ...security,
  message: ({ name }) => ({
    subject: `A passkey was added to your ${PRODUCT} account`,
    lead: `You can now sign in to ${PRODUCT} with this passkey.`,
    facts: [["Passkey", name]],
    note: checkPasskeys,
    action: resetPassword,
  }),
});

export const passkeyRemoved = defineNotification({
  kind: "passkey-removed",
  content: { name: z.string() },
  ...security,
  message: ({ name }) => ({
    subject: `A passkey was removed from your ${PRODUCT} account`,
    lead: `This passkey no longer signs in to ${PRODUCT}.`,
    facts: [["Passkey", name]],
    note: checkPasskeys,
    action: resetPassword,
  }),
});

const checkSignIn = "If it wasn't you, choose a new password now and check how you sign in, in Settings.";

export const identityConnected = defineNotification({
  kind: "identity-connected",
  content: { provider: z.string() },
  ...security,
  message: ({ provider }) => ({
    subject: `Your ${PRODUCT} account is connected to ${provider}`,
    lead: `You can now sign in to ${PRODUCT} with ${provider}.`,
    facts: [],
    note: checkSignIn,
    action: resetPassword,
  }),
});

export const identityRemoved = defineNotification({
  kind: "identity-removed",
  content: { provider: z.string() },
  ...security,
  message: ({ provider }) => ({
    subject: `Your ${PRODUCT} account is no longer connected to ${provider}`,
    lead: `${provider} no longer signs you in to ${PRODUCT}.`,
    facts: [],
    note: checkSignIn,
    action: resetPassword,
  }),
});
