import { z } from "zod";
import { firstName, lastName } from "../golfer/personal-name.ts";
import { homePlace } from "../position.ts";
import { LAST_NAME_AUDIENCES, type NOTIFICATION_FLAGS } from "../profile/constants.ts";
import { quietHours } from "../quiet-hours-schema.ts";
import { tooLong } from "../too-long.ts";
import { PASSWORD_MAX, PASSWORD_MIN, RETURN_TO_MAX } from "./constants.ts";
import { safeReturnTo } from "./return-to.ts";

/** So long after the password was given, admins may act on the accounts of others. */
export const REAUTHENTICATION_MINUTES = 15;

/** As stored and compared: NFC, lower case. */
export const email = z
  .string("Valid email is required")
  .trim()
  .max(254, "Valid email is required")
  .transform((value) => value.normalize("NFC").toLowerCase())
  .pipe(z.email("Valid email is required"));

const newPassword = z
  .string(`Password must be at least ${PASSWORD_MIN} characters`)
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, tooLong("Password", PASSWORD_MAX));

export const registerInput = z.object({
  email,
  password: newPassword,
  firstName,
  lastName: lastName.default(null),
  /** Where the golfer goes on after the mailed link, on any device. What is no path of this site is left out. */
  returnTo: z.string().max(RETURN_TO_MAX).transform(safeReturnTo).optional().catch(undefined),
});
/** As typed: a last name may be empty or absent. */
export type RegisterValues = z.input<typeof registerInput>;
export type RegisterInput = z.output<typeof registerInput>;

const currentPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(PASSWORD_MAX, tooLong("Password", PASSWORD_MAX));

export const signInInput = z.object({
  email,
  password: currentPassword,
});
export type SignInInput = z.infer<typeof signInInput>;

export const forgotPasswordInput = z.object({ email });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;

export const resetPasswordInput = z.object({
  token: z.string().min(1).max(200),
  newPassword,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

const mailedToken = z.string().min(1).max(200);

export const confirmEmailInput = z.object({ token: mailedToken });
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>;

/** Having the token proves access to the mail of the address. */
export const openSignUpInput = z.object({ token: mailedToken });
export type OpenSignUpInput = z.infer<typeof openSignUpInput>;

/** What was typed to sign up, for the page that the mailed link opens. */
export const openSignUp = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  /** The link was opened where the golfer signed up: nothing is left to choose. */
  isSameBrowser: z.boolean(),
  /** The path to go on at. */
  returnTo: z.string(),
});
export type OpenSignUp = z.infer<typeof openSignUp>;

/** What is chosen in another browser than the one of the sign-up, where the password is required. */
export const finishSignUpInput = z.object({
  token: mailedToken,
  password: newPassword.optional(),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
});
export type FinishSignUpInput = z.infer<typeof finishSignUpInput>;

/** The password again; none where the account has none, which confirms with a passkey before. */
const passwordAgain = currentPassword.optional();

export const changeEmailInput = z.object({ email, password: passwordAgain });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** The address of the account as its owner sees it. */
export const emailStatus = z.object({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** The address that replaces it once its mailed link is opened. */
  pendingEmail: z.string().nullable(),
  /** Whether mails reach golfers; without a mail server the operator has them in a folder. */
  hasMailServer: z.boolean(),
});
export type EmailStatus = z.infer<typeof emailStatus>;

export const undoEmailChangeInput = z.object({ token: mailedToken, newPassword });
export type UndoEmailChangeInput = z.infer<typeof undoEmailChangeInput>;

export const changePasswordInput = z.object({ currentPassword, newPassword });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const setPasswordInput = z.object({ newPassword });
export type SetPasswordInput = z.infer<typeof setPasswordInput>;

/** The password again, since it cannot be undone. */
export const deleteAccountInput = z.object({ password: passwordAgain });
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

export const reauthenticateInput = z.object({ password: currentPassword });
export type ReauthenticateInput = z.infer<typeof reauthenticateInput>;

/** One browser in which the account is signed in. */
export const ownSession = z.object({
  userAgent: z.string().nullable(),
  /** ISO instants. */
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export type NotificationFlag = (typeof NOTIFICATION_FLAGS)[number];

/** The signed-in golfer's own account, as only that golfer sees it. */
export const account = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  coverImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  publicProfile: z.boolean(),
  lastNameTo: z.enum(LAST_NAME_AUDIENCES),
  /** Games say why their group fits. */
  showsReasons: z.boolean(),
  handicap: z.number().nullable(),
  /** Where other devices of the golfer start to look for games; null without consent. */
  homePlace: homePlace.nullable(),
  rating: z.number(),
  ratingsCount: z.number().int(),
  gamesHosted: z.number().int(),
  gamesPlayed: z.number().int(),
  isAdmin: z.boolean(),
  /** Whether emails and push notifications are sent at all; texts are while there is a consent to them. */
  emailOn: z.boolean(),
  pushOn: z.boolean(),
  emailJoinRequests: z.boolean(),
  emailRequestApprovals: z.boolean(),
  emailTeeTimeChanges: z.boolean(),
  emailMarketing: z.boolean(),
  emailSavedSearches: z.boolean(),
  emailOpenSpots: z.boolean(),
  smsJoinRequests: z.boolean(),
  smsRequestApprovals: z.boolean(),
  smsTeeTimeChanges: z.boolean(),
  pushJoinRequests: z.boolean(),
  pushRequestApprovals: z.boolean(),
  pushTeeTimeChanges: z.boolean(),
  pushSavedSearches: z.boolean(),
  pushOpenSpots: z.boolean(),
  /** When push and text messages wait, on the golfer's clock; null when they never do. */
  quietHours: quietHours.nullable(),
  /** IANA name of that clock, as a browser said it. */
  timeZone: z.string().nullable(),
  /** When the golfer agreed to text messages, or to offers; null without a recorded consent. */
  smsOptInAt: z.iso.datetime().nullable(),
  marketingOptInAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Account = z.infer<typeof account>;

/** The answer while a mailed link has to be opened first; the same for every address. */
export const emailSent = z.object({ checkEmail: z.string() });
export type EmailSent = z.infer<typeof emailSent>;

/** With a mail server the account is created when the mailed link is opened. */
export const registration = z.union([account, emailSent]);
export type Registration = z.infer<typeof registration>;

/** Without a mail server a new address counts at once. */
export const emailChange = z.union([z.object({ changed: z.literal(true) }), emailSent]);
export type EmailChange = z.infer<typeof emailChange>;
