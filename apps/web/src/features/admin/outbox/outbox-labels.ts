import type { Channel, DeliveryState } from "@fourball/domain/notification/channels";
import type { OutboxEntry } from "@fourball/domain/notification/schema";

export const channelLabel = { email: "Email", sms: "Text message", push: "Browser" } as const satisfies Record<Channel, string>;

const many = { email: "email", sms: "text messages", push: "browser notifications" } as const satisfies Record<Channel, string>;

/** The delivery state as text. */
export function stateText({ state, channel }: Pick<OutboxEntry, "state" | "channel">): string {
  const texts: Record<DeliveryState, string> = {
    waiting: "Waiting to be sent",
    sent: "Sent",
    kept: `Not sent: nothing is set up for ${many[channel]}`,
    failed: "Failed: it is not tried again",
  };
  return texts[state];
}

export const stateFilters = [
  { value: "all", label: "All" },
  { value: "waiting", label: "Waiting" },
  { value: "sent", label: "Sent" },
  { value: "kept", label: "Not sent" },
  { value: "failed", label: "Failed" },
] as const satisfies readonly { value: DeliveryState | "all"; label: string }[];
