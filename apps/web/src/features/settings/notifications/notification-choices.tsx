import type { Account } from "@fourball/domain/account/schema";
import type { Channel } from "@fourball/domain/notification/channels";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { isChannelOn } from "../../../kit/notification-channels.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { usePushHere } from "../../../kit/push/use-push-here.ts";
import { texts } from "../texts.ts";
import { ChannelRows } from "./channel-rows.tsx";
import { Kinds } from "./kinds.tsx";
import type { NotificationsForm } from "./notification-values.ts";
import { QuietHours } from "./quiet-hours.tsx";

const CHANNELS: readonly Channel[] = ["email", "push", "sms"];

export function NotificationChoices({ form, account }: { form: NotificationsForm; account: Account }): ReactNode {
  const push = usePushHere();
  const works = (channel: Channel): boolean => isChannelOn(channel, account) && (channel !== "push" || push.column === "boxes");
  return (
    <>
      <ChannelRows account={account} form={form} push={push} />
      {push.query.error ? (
        <QueryBody failed={texts.browser.failed} query={push.query} skeleton={null}>
          {() => null}
        </QueryBody>
      ) : null}
      <Card>
        <Kinds account={account} channels={CHANNELS.filter(works)} form={form} />
        <QuietHours form={form} />
      </Card>
    </>
  );
}
