import { isChannelOn } from "./notification-channels.ts";
import { useMember } from "./session/member.ts";
import { trpc } from "./trpc/trpc.ts";

const texts = { email: "email", push: "push", sms: "texts", none: "In the app only" };

/** How notifications reach the viewer outside of the app. */
export function useChannelsInWords(): string {
  const member = useMember();
  const { browsers } = trpc.notification.pushKey.useQuery().data ?? { browsers: 0 };
  const channels = (["email", "push", "sms"] as const).filter(
    (channel) => isChannelOn(channel, member) && (channel !== "push" || browsers > 0),
  );
  const words = channels.map((channel) => texts[channel]).join(", ");
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : texts.none;
}
