import type { Account } from "@fourball/domain/account/schema";
import type { Channel } from "@fourball/domain/notification/channels";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { useState } from "react";
import { channelFlags, isChannelOn } from "../../../kit/notification-channels.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { settingsTexts } from "../texts.ts";
import { boxesOf, type NotificationsForm } from "./notification-values.ts";

export type TurnChannel = {
  /** As it was just chosen, or as it is stored. */
  isOn: boolean;
  turn: (on: boolean) => void;
  /** It was turned off on this visit. */
  canUndo: boolean;
};

/** Turns all of a channel on or off, at once. */
export function useTurnChannel(channel: Channel, account: Account, form: NotificationsForm): TurnChannel {
  const utils = trpc.useUtils();
  const [canUndo, setCanUndo] = useState(false);
  const [wanted, setWanted] = useState(false);
  const request = trpc.profile.update.useMutation({
    onSuccess: (saved) => {
      utils.account.current.setData(undefined, saved);
      form.reset(boxesOf(saved), { keepDirtyValues: true });
      const on = isChannelOn(channel, saved);
      setCanUndo(!on);
      void announce(on ? settingsTexts.notifications.on[channel] : settingsTexts.notifications.off[channel]);
    },
    onError: (error) => void notifyFailure(error, settingsTexts.update.failed, settingsTexts.update.otherwise),
  });
  function turn(on: boolean): void {
    setWanted(on);
    request.mutate(changesTo(on, channel, account));
  }
  return { isOn: request.isPending ? wanted : isChannelOn(channel, account), turn, canUndo };
}

/** A channel without a kind that it carries would stay silent, so it then carries all of them. */
function changesTo(on: boolean, channel: Channel, account: Account): UpdateProfileInput {
  const changes: UpdateProfileInput = channel === "sms" ? { smsOptIn: on } : { [`${channel}On` as const]: on };
  const turnedOn = { ...account, emailOn: true, pushOn: true, smsOptInAt: account.createdAt };
  if (on && !isChannelOn(channel, turnedOn)) for (const flag of channelFlags(channel)) changes[flag] = true;
  return changes;
}
