import type { ProcedurePath } from "../../router-types.ts";
import {
  type AccessCase,
  alreadyIn,
  anyone,
  members,
  NO_ACCOUNT,
  newAccount,
  OK,
  read,
  WRONG_PASSWORD,
  wrongPassword,
  wrongToken,
} from "./access-case.ts";

const spentToken = { token: "no such token" };
const SPENT = "400 Invalid or expired token";

export const accountCases = {
  "account.current": [{ game: "listed", rest: read(() => "/api/auth/user"), outcomes: members(OK) }],
  "account.register": [
    { game: "listed", input: () => newAccount, rest: () => ["POST", "/api/auth/register", newAccount], outcomes: alreadyIn },
  ],
  "account.openSignUp": [{ game: "listed", input: () => spentToken, outcomes: anyone("404 Invalid or expired token") }],
  "account.finishSignUp": [
    {
      game: "listed",
      input: () => spentToken,
      rest: () => ["POST", "/api/auth/finish-sign-up", spentToken],
      outcomes: anyone(SPENT),
    },
  ],
  "account.emailStatus": [{ game: "listed", outcomes: members(OK) }],
  "account.changeEmail": [
    {
      game: "listed",
      input: () => ({ email: NO_ACCOUNT, password: "not the password" }),
      outcomes: members(WRONG_PASSWORD),
    },
  ],
  "account.cancelEmailChange": [{ game: "listed", outcomes: members(OK) }],
  "account.resendEmailLink": [{ game: "listed", outcomes: members(OK) }],
  "account.undoEmailChange": [{ game: "listed", input: () => wrongToken, outcomes: anyone(SPENT) }],
  "account.signIn": [
    {
      game: "listed",
      input: () => wrongPassword,
      rest: () => ["POST", "/api/auth/login", wrongPassword],
      outcomes: anyone("401 Invalid email or password"),
    },
  ],
  "account.signOut": [{ game: "listed", outcomes: anyone(OK) }],
  "account.forgotPassword": [
    {
      game: "listed",
      input: () => ({ email: NO_ACCOUNT }),
      rest: () => ["POST", "/api/auth/forgot-password", { email: NO_ACCOUNT }],
      outcomes: anyone(OK),
    },
  ],
  "account.resetPassword": [
    {
      game: "listed",
      input: () => wrongToken,
      rest: () => ["POST", "/api/auth/reset-password", wrongToken],
      outcomes: anyone("400 Invalid or expired token"),
    },
  ],
  "account.confirmEmail": [
    {
      game: "listed",
      input: () => ({ token: "no such token" }),
      rest: () => ["POST", "/api/auth/confirm-email", { token: "no such token" }],
      outcomes: members("400 Invalid or expired token"),
    },
  ],
  "account.reauthenticate": [
    {
      game: "listed",
      input: () => ({ password: "not the password" }),
      rest: () => ["POST", "/api/auth/confirm-password", { password: "not the password" }],
      outcomes: members(WRONG_PASSWORD),
    },
  ],
  "account.estimatePassword": [
    {
      game: "listed",
      input: () => ({ password: "a longer walk", of: {} }),
      outcomes: anyone(OK),
    },
  ],
  "account.changePassword": [
    {
      game: "listed",
      input: () => ({ currentPassword: "wrong", newPassword: "a longer walk" }),
      outcomes: members(WRONG_PASSWORD),
    },
  ],
  "account.setPassword": [
    {
      game: "listed",
      input: () => ({ newPassword: "a longer walk" }),
      outcomes: members(OK),
    },
  ],
  "account.sessions": [{ game: "listed", outcomes: members(OK) }],
  "account.endOtherSessions": [{ game: "listed", outcomes: members(OK) }],
  "account.exportData": [{ game: "listed", outcomes: members(OK) }],
  "account.delete": [{ game: "listed", input: () => ({ password: "wrong" }), outcomes: members(WRONG_PASSWORD) }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
