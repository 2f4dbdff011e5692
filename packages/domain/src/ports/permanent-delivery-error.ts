/** The server that it was handed to refused this message for good: it would refuse it at every attempt. */
export class PermanentDeliveryError extends Error {
  override readonly name = "PermanentDeliveryError";
}

/** Request Timeout, Too Early and Too Many Requests: of all 4xx, these ask to try again. */
const TEMPORARY = new Set([408, 425, 429]);

/** The error for an answer that isn't 2xx. */
export function httpRefusal(server: string, status: number): Error {
  const isPermanent = status >= 400 && status < 500 && !TEMPORARY.has(status);
  const message = `The ${server} answered ${status}`;
  return isPermanent ? new PermanentDeliveryError(message) : new Error(message);
}
