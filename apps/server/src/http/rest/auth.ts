import {
  account,
  confirmEmailInput,
  emailSent,
  finishSignUpInput,
  forgotPasswordInput,
  reauthenticateInput,
  registerInput,
  resetPasswordInput,
  signInInput,
} from "@fourball/domain/account/schema";
import { z } from "zod";
import { type RestRow, route } from "./rest-route.ts";

export const authRoutes: readonly RestRow[] = [
  route("GET", "/auth/user", { summary: "Account of the signed-in golfer", access: "golfers", response: account }, ({ api }) =>
    api.account.current(),
  ),
  route(
    "POST",
    "/auth/register",
    {
      summary: "Create an account and sign in",
      access: "anyone",
      body: registerInput,
      response: account,
      status: 201,
      accepted: {
        description: "With a mail server: the account is created when its mailed link is opened. The same for every address",
        response: emailSent,
      },
      keyed: true,
      cookies: ["session", "device"],
    },
    ({ api, body }) => api.account.register(body),
  ),
  route(
    "POST",
    "/auth/finish-sign-up",
    {
      summary: "Create the account of a mailed link and sign in; outside the browser of the sign-up a password is required",
      access: "anyone",
      body: finishSignUpInput,
      response: account,
      errors: [409],
      cookies: ["session", "device"],
    },
    ({ api, body }) => api.account.finishSignUp(body),
  ),
  route(
    "POST",
    "/auth/login",
    {
      summary: "Sign in",
      access: "anyone",
      body: signInInput,
      response: account,
      errors: [401, 409],
      cookies: ["session", "device"],
    },
    ({ api, body }) => api.account.signIn(body),
  ),
  route(
    "POST",
    "/auth/forgot-password",
    {
      summary: "Request a password reset link",
      access: "anyone",
      body: forgotPasswordInput,
      response: z.object({ sent: z.literal(true) }),
    },
    ({ api, body }) => api.account.forgotPassword(body),
  ),
  route(
    "POST",
    "/auth/reset-password",
    {
      summary: "Set a new password",
      access: "anyone",
      body: resetPasswordInput,
      response: z.object({ reset: z.literal(true) }),
      cookies: ["device"],
    },
    ({ api, body }) => api.account.resetPassword(body),
  ),
  route(
    "POST",
    "/auth/confirm-email",
    {
      summary: "Confirm the email address by the token in the mailed link",
      access: "golfers",
      body: confirmEmailInput,
      response: z.object({ confirmed: z.literal(true) }),
      cookies: ["device"],
    },
    ({ api, body }) => api.account.confirmEmail(body),
  ),
  route(
    "POST",
    "/auth/confirm-password",
    {
      summary: "Confirm the password for changes to other accounts; replaces the session cookie",
      access: "golfers",
      body: reauthenticateInput,
      response: z.object({ confirmed: z.literal(true) }),
      cookies: ["session"],
    },
    ({ api, body }) => api.account.reauthenticate(body),
  ),
  route(
    "POST",
    "/auth/websocket-token",
    {
      summary: "One-time token to authenticate a socket",
      access: "golfers",
      hasOwnLimit: true,
      response: z.object({ token: z.string() }),
    },
    ({ api }) => api.chat.socketToken(),
  ),
];
