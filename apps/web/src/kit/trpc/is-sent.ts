/** Whether a call succeeded, where its error is shown elsewhere. */
export const isSent = (sending: Promise<unknown>): Promise<boolean> =>
  sending.then(
    () => true,
    () => false,
  );
