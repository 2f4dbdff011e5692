import type { Account } from "@fourball/domain/account/schema";
import type { Channel } from "@fourball/domain/notification/channels";
import { Checkbox } from "@fourball/ui/forms/checkbox";
import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import { settingsTexts } from "../texts.ts";
import { Fold } from "./fold.tsx";
import { type Box, boxOf, KINDS, type Kind, type NotificationsForm } from "./notification-values.ts";

type KindsProps = { account: Account; form: NotificationsForm; channels: readonly Channel[] };

/** What each channel that is on carries. */
export function Kinds({ account, form, channels }: KindsProps): ReactNode {
  const values = useWatch({ control: form.control });
  const boxes = KINDS.flatMap((kind) => channels.flatMap((channel) => boxOf(kind, channel) ?? []));
  const checked = boxes.filter((box) => values[box]).length;
  const { kinds, none } = settingsTexts.notifications;
  return (
    <Fold label={kinds.title} value={kinds.count(checked, boxes.length)}>
      {channels.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2 text-small">{none}</p>
      ) : (
        <div className="border-line border-t px-4 pb-2">
          <table aria-label={kinds.title} className="w-full border-collapse text-left">
            <thead>
              <tr>
                <td />
                {channels.map((channel) => (
                  <th className="h-9 w-15 px-0 text-center font-medium text-ink-2 text-small" key={channel} scope="col">
                    {settingsTexts.notifications.columns[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {KINDS.map((kind) => (
                <Row account={account} channels={channels} form={form} key={kind} kind={kind} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Fold>
  );
}

function Row({ account, channels, form, kind }: KindsProps & { kind: Kind }): ReactNode {
  const { kinds, weekly, agreed } = settingsTexts.notifications;
  const since = kind === "Marketing" ? account.marketingOptInAt : null;
  return (
    <tr className="tear">
      <th className="py-2.5 pr-2 font-normal text-body" scope="row">
        {kinds.names[kind]}
        {kind === "Marketing" ? (
          <span className="block text-ink-2 text-small">
            {weekly} {since ? agreed(since) : null}
          </span>
        ) : null}
      </th>
      {channels.map((channel) => {
        const box = boxOf(kind, channel);
        return box ? (
          <Choice box={box} form={form} key={channel} label={kinds.box(kind, channel)} />
        ) : (
          <td key={channel}>
            <span className="sr-only">{kinds.missing[channel]}</span>
          </td>
        );
      })}
    </tr>
  );
}

function Choice({ box, form: { control }, label }: { box: Box; form: NotificationsForm; label: string }): ReactNode {
  const { field } = useController({ control, name: box });
  return (
    <td className="h-13">
      <Checkbox
        checked={field.value}
        className="justify-center"
        hideLabel
        label={label}
        onCheckedChange={(checked) => field.onChange(checked)}
      />
    </td>
  );
}
