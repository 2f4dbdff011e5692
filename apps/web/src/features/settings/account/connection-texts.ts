/** What the connection of an account to the identity provider says. */
export const connectionTexts = {
  title: (provider: string) => `Sign in with ${provider}`,
  none: (provider: string) => `Connect your ${provider} account to sign in with it.`,
  since: (when: string) => `Connected ${when}`,
  used: (when: string) => `last used ${when}`,
  connect: "Connect",
  connecting: "Opening...",
  connectFailed: "Couldn't connect your account",
  disconnect: "Disconnect",
  disconnectTitle: (provider: string) => `Disconnect ${provider}?`,
  disconnectDescription: "You won't be able to sign in with it until you connect it again.",
  keep: "Keep it",
  disconnected: "Disconnected",
  disconnectFailed: "Couldn't disconnect it",
};
