import type { Message } from "@fourball/domain/notification/message";
import { messageOf } from "@fourball/domain/notification/message-of";
import type { SmsSender } from "@fourball/domain/ports/sms-sender";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext, Outcome } from "./delivery.ts";

/** What one text message carries. */
const LENGTH_MAX = 160;

export async function sendText(
  { config: { publicUrl } }: DeliveryContext,
  smsSender: SmsSender | null,
  claimed: Claimed,
): Promise<Outcome> {
  const { id, golfer, content, teeTimeId, actorName, timeZone } = claimed;
  if (!golfer?.phoneNumber) return "unwanted";
  if (!smsSender) return "kept";
  const message = messageOf(content, { teeTimeId, actorName, ...(timeZone && { timeZone }) });
  await smsSender.send({ id, to: golfer.phoneNumber, text: writeText(message, publicUrl) });
  return "sent";
}

/** The sentence and the link; where both do not fit into one message, the sentence is cut and never the link. */
export function writeText({ lead, action }: Pick<Message, "lead" | "action">, publicUrl: string): string {
  const link = publicUrl + action.path;
  const words = lead.replace(/\s+/g, " ");
  const room = LENGTH_MAX - link.length - 1;
  if (words.length <= room || room < 40) return `${words} ${link}`;
  return `${words.slice(0, room - 3).trimEnd()}... ${link}`;
}
