import type { Channel } from "@fourball/domain/notification/channels";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import type { Senders } from "@fourball/services/notification/delivery/delivery";
import type { Outages } from "../log/outages.ts";
import type { Telemetry } from "./telemetry.ts";

/** The same senders, each of whose attempts is counted and traced, without what is sent and to whom. */
export function observeSenders({ email, sms, push }: Senders, telemetry: Telemetry, outages: Outages): Senders {
  return {
    email: email && { send: observed(telemetry, "email", (mail) => outages.watch("email", () => email.send(mail), isOutage)) },
    sms: sms && { send: observed(telemetry, "sms", (message) => outages.watch("sms", () => sms.send(message), isOutage)) },
    push: push && { send: observed(telemetry, "push", (to, note) => push.send(to, note)) },
  };
}

/** A server that refuses one message for good is there. */
const isOutage = (error: unknown): boolean => !(error instanceof PermanentDeliveryError);

function observed<Values extends unknown[], Result>(
  { metrics, tracing }: Telemetry,
  channel: Channel,
  send: (...values: Values) => Promise<Result>,
): (...values: Values) => Promise<Result> {
  return async (...values) => {
    try {
      const result = await (tracing ? tracing.send(channel, () => send(...values)) : send(...values));
      metrics?.delivered(channel, result === "gone" ? "gone" : "sent");
      return result;
    } catch (error) {
      metrics?.delivered(channel, "failed");
      throw error;
    }
  };
}
