/** The page of a guest's own request. What is behind the hash is never sent to a server. */
export const guestRequestPath = (guestRequestId: string, token: string): string =>
  `/guest-request#id=${guestRequestId}&token=${token}`;
