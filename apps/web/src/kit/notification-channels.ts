import type { Account } from "@fourball/domain/account/schema";
import type { Channel } from "@fourball/domain/notification/channels";

const FLAGS = {
  email: ["emailJoinRequests", "emailRequestApprovals", "emailTeeTimeChanges", "emailSavedSearches", "emailOpenSpots"],
  push: ["pushJoinRequests", "pushRequestApprovals", "pushTeeTimeChanges", "pushSavedSearches", "pushOpenSpots"],
  sms: ["smsJoinRequests", "smsRequestApprovals", "smsTeeTimeChanges"],
} as const satisfies Record<Channel, readonly (keyof Account)[]>;

/** What a channel carries by kind; the weekly email has a consent of its own. */
export const channelFlags = <Of extends Channel>(channel: Of): (typeof FLAGS)[Of] => FLAGS[channel];

const isTurnedOn = (channel: Channel, { emailOn, pushOn, phoneNumber, smsOptInAt }: Account): boolean => {
  if (channel === "sms") return phoneNumber !== null && smsOptInAt !== null;
  return channel === "email" ? emailOn : pushOn;
};

/** A channel is on only when something would be sent: it is off too when no kind is left. Push also needs a browser. */
export function isChannelOn(channel: Channel, account: Account): boolean {
  const hasKind = FLAGS[channel].some((flag) => account[flag]) || (channel === "email" && getsWeeklyEmail(account));
  return hasKind && isTurnedOn(channel, account);
}

export const getsWeeklyEmail = ({ emailMarketing, marketingOptInAt }: Account): boolean =>
  emailMarketing && marketingOptInAt !== null;
