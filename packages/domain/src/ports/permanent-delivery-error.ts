/** The server that it was handed to refused this message for good: it would refuse it at every attempt. */
export class PermanentDeliveryError extends Error {
  override readonly name = "PermanentDeliveryError";
}
