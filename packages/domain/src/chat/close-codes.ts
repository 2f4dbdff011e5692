/** Why the server closes a socket. */
export const CLOSE = {
  badFrames: 1008,
  tooFast: 1008,
  tooBig: 1009,
  restarting: 1012,
  tooSlow: 1013,
  tooMany: 1013,
  unauthorized: 4401,
  /** The browser has a new session cookie: connect again with it. */
  sessionRenewed: 4409,
  silent: 4408,
} as const;
