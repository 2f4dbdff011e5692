import { anAccount, anAccountExport, anEmailStatus, anOpenSignUp, aSession } from "./golfer-fixtures.ts";
import type { MockTree } from "./mock-tree.ts";
import { aPasskey, PASSKEY_CREATION, PASSKEY_REQUEST, someSignInMethods } from "./passkey-fixtures.ts";

/** For a golfer whose every call about their own account and ways to sign in succeeds. */
export const accountAnswers: Pick<MockTree, "account" | "passkey" | "identity"> = {
  account: {
    current: () => anAccount(),
    register: () => anAccount(),
    openSignUp: () => anOpenSignUp(),
    finishSignUp: () => anAccount(),
    emailStatus: () => anEmailStatus(),
    changeEmail: ({ email }) => ({ checkEmail: email }),
    cancelEmailChange: () => anEmailStatus(),
    resendEmailLink: () => anEmailStatus(),
    undoEmailChange: () => ({ undone: true }),
    signIn: () => anAccount(),
    signOut: () => ({ signedOut: true }),
    forgotPassword: () => ({ sent: true }),
    resetPassword: () => ({ reset: true }),
    confirmEmail: () => ({ confirmed: true }),
    reauthenticate: () => ({ confirmed: true }),
    estimatePassword: () => 3,
    changePassword: () => ({ changed: true }),
    setPassword: () => ({ changed: true }),
    sessions: () => [aSession()],
    endOtherSessions: () => ({ ended: 0 }),
    exportData: () => anAccountExport(),
    delete: () => ({ deleted: true }),
  },
  passkey: {
    methods: () => someSignInMethods(),
    start: () => PASSKEY_CREATION,
    add: ({ name }) => aPasskey({ name }),
    rename: ({ id, name }) => aPasskey({ id, name }),
    remove: () => ({ removed: true }),
    removePassword: () => ({ removed: true }),
    startUse: () => PASSKEY_REQUEST,
    signIn: () => anAccount(),
    confirm: () => ({ confirmed: true }),
  },
  identity: {
    provider: () => null,
    connect: () => ({ url: "https://login.example/authorize" }),
    confirm: () => ({ url: "https://login.example/authorize" }),
    remove: () => ({ removed: true }),
  },
};
