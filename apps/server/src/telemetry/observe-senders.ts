import type { Channel } from "@fourball/domain/notification/channels";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import type { Senders } from "@fourball/services/notification/delivery/delivery";
import type { Outages } from "../log/outages.ts";
import type { Telemetry } from "./telemetry.ts";

/** The same senders, each of whose attempts is counted and traced, without what is sent and to whom. */
export function observeSenders({ email, sms, push }: Senders, telemetry: Telemetry, outages: Outages): Senders {
  return {
    email: email && { send: observed(telemetry, "email", (mail) => watched(outages, "email", () => email.send(mail))) },
    sms: sms && { send: observed(telemetry, "sms", (message) => watched(outages, "sms", () => sms.send(message))) },
    push: push && { send: observed(telemetry, "push", (to, note) => push.send(to, note)) },
  };
}

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

/** A server that refuses one message for good is there. */
async function watched(outages: Outages, channel: "email" | "sms", send: () => Promise<void>): Promise<void> {
  try {
    await send();
    outages.worked(channel);
  } catch (error) {
    if (error instanceof PermanentDeliveryError) outages.worked(channel);
    else outages.failed(channel, error);
    throw error;
  }
}
