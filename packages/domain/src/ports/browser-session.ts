/** The session of the browser that is asking: its cookie is set and cleared by whoever hosts the call. */
export type BrowserSession = {
  /** Starts a new session, ending the one that the browser presented. */
  open(userId: string): Promise<void>;
  close(): Promise<void>;
};
