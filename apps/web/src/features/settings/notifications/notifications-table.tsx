import type { Account } from "@fourball/domain/account/schema";
import { Button } from "@fourball/ui/button";
import { Checkbox } from "@fourball/ui/forms/checkbox";
import type { LucideIcon } from "lucide-react";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import type { PushHere } from "../../../shared/push/use-push-here.ts";
import { texts } from "../texts.ts";
import { AddPhone } from "./add-phone.tsx";
import {
  CHANNELS,
  KINDS,
  type NotificationBoxes,
  type NotificationsForm,
  type TableChannel,
  type TableKind,
} from "./notification-values.ts";

const icons: Record<TableChannel, LucideIcon> = { push: Smartphone, email: Mail, sms: MessageSquare };

type NotificationsTableProps = { form: NotificationsForm; account: Account; push: PushHere };

/** Kinds of notifications by the channels that can carry them. */
export function NotificationsTable({ form, account, push }: NotificationsTableProps): ReactNode {
  const channels = CHANNELS.filter((channel) => channel !== "push" || push.column !== "hidden");
  return (
    <table className="w-full border-collapse text-left">
      <thead className="border-line border-y bg-sunken text-ink-2">
        <tr>
          <th className="eyebrow py-2 pl-4 sm:pl-6" scope="col">
            {texts.notifications.kind}
          </th>
          {channels.map((channel) => (
            <ChannelHead channel={channel} key={channel} />
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind, row) => (
          <Row key={kind} kind={kind}>
            {channels.map((channel) => {
              if (channel === "sms" && !account.phoneNumber) return row === 0 ? <AddPhone form={form} key={channel} /> : null;
              if (channel === "push" && push.column === "offer") return row === 0 ? <TurnOn key={channel} push={push} /> : null;
              return <Box channel={channel} form={form} key={channel} kind={kind} name={`${channel}${kind}`} />;
            })}
          </Row>
        ))}
        <Row kind="SavedSearches">
          {channels.map((channel) => {
            if (channel === "sms" || (channel === "push" && push.column === "offer")) return <NotSent key={channel} />;
            return <Box channel={channel} form={form} key={channel} kind="SavedSearches" name={`${channel}SavedSearches`} />;
          })}
        </Row>
        <Row kind="Marketing" since={account.marketingOptInAt}>
          {channels.map((channel) =>
            channel === "email" ? (
              <Box channel={channel} form={form} key={channel} kind="Marketing" name="marketing" />
            ) : (
              <NotSent key={channel} />
            ),
          )}
        </Row>
      </tbody>
    </table>
  );
}

function ChannelHead({ channel }: { channel: TableChannel }): ReactNode {
  const Icon = icons[channel];
  return (
    <th className="eyebrow w-13 px-0 py-2 text-center sm:w-20 sm:last:pr-3" scope="col">
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden="true" className="size-4 stroke-[1.75] max-sm:hidden" />
        {texts.notifications.channels[channel]}
      </span>
    </th>
  );
}

type RowKind = TableKind | "SavedSearches" | "Marketing";

function Row({ kind, since = null, children }: { kind: RowKind; since?: string | null; children: ReactNode }): ReactNode {
  const { label, description } = texts.notifications.kinds[kind];
  return (
    <tr className="[&+&]:tear">
      <th className="py-2.5 pr-2 pl-4 font-normal text-small sm:pl-6" scope="row">
        <span className="block font-semibold text-ink">{label}</span>
        <span className="block text-ink-2">
          {description} {since ? texts.notifications.agreed(since) : null}
        </span>
      </th>
      {children}
    </tr>
  );
}

type BoxProps = { form: NotificationsForm; name: keyof NotificationBoxes; kind: RowKind; channel: TableChannel };

function Box({ form: { control }, name, kind, channel }: BoxProps): ReactNode {
  const { field } = useController({ control, name });
  return (
    <td className="h-15 sm:last:pr-3">
      <Checkbox
        checked={field.value}
        className="justify-center"
        hideLabel
        label={texts.notifications.box(kind, channel)}
        onCheckedChange={(checked) => field.onChange(checked)}
      />
    </td>
  );
}

const NotSent = (): ReactNode => (
  <td className="h-15 text-center text-ink-2 sm:last:pr-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{texts.notifications.notSent}</span>
  </td>
);

/** No browser of the golfer shows notifications yet, so no box of this column could be on. */
function TurnOn({ push: { state, change, changing } }: { push: PushHere }): ReactNode {
  return (
    <td className="px-1 text-center" rowSpan={KINDS.length}>
      {state === "denied" ? (
        <span className="text-ink-2 text-small">{texts.browser.blockedShort}</span>
      ) : (
        <Button
          className="whitespace-normal! px-2!"
          disabled={state === "unknown"}
          onClick={() => change(true)}
          pending={changing}
          size="small"
          variant="secondary"
        >
          {texts.browser.turnOn}
        </Button>
      )}
    </td>
  );
}
