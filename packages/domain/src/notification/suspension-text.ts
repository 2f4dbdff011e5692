import { momentInWords, type Reader } from "../in-words.ts";
import type { Suspension } from "../moderation/suspension.ts";
import { REPORT_REASON_NAME } from "../report/constants.ts";

/** `This account is suspended until Fri, Dec 4, 10:00 AM PST. Reason: Spam or scam.` */
export function suspensionText({ until, reason }: Suspension, reader: Reader = {}): string {
  const end = until ? `This account is suspended until ${momentInWords(until, reader)}.` : "This account is suspended.";
  return reason ? `${end} Reason: ${REPORT_REASON_NAME[reason]}.` : end;
}
