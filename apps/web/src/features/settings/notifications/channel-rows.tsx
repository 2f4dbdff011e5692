import type { Account } from "@fourball/domain/account/schema";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";
import { pages } from "../../../kit/page/pages.ts";
import { needsInstallForPush } from "../../../kit/push/may-ask-for-push.ts";
import type { PushHere } from "../../../kit/push/use-push-here.ts";
import { byHash } from "../section-link.tsx";
import { PHONE_ID } from "../sections.ts";
import { settingsTexts } from "../texts.ts";
import { ChannelRow, inRow } from "./channel-row.tsx";
import type { NotificationsForm } from "./notification-values.ts";
import { useTurnChannel } from "./use-turn-channel.ts";

const { channels, off, push: pushTexts } = settingsTexts.notifications;

type ChannelRowsProps = { account: Account; form: NotificationsForm; push: PushHere };

/** What reaches the golfer outside of the app, each channel as a whole and saved at once. */
export function ChannelRows(props: ChannelRowsProps): ReactNode {
  return (
    <Card>
      <ul>
        <EmailRow {...props} />
        <PushRow {...props} />
        <TextsRow {...props} />
      </ul>
    </Card>
  );
}

function EmailRow({ account, form }: ChannelRowsProps): ReactNode {
  const channel = useTurnChannel("email", account, form);
  return (
    <ChannelRow icon={Mail} label={channels.email} {...channel}>
      <span className="wrap-anywhere">{channel.isOn ? account.email : off.email}</span>
    </ChannelRow>
  );
}

function PushRow({ account, form, push }: ChannelRowsProps): ReactNode {
  const channel = useTurnChannel("push", account, form);
  const hasBrowser = push.column === "boxes";
  const isOn = channel.isOn && hasBrowser;
  function turn(on: boolean): void {
    if (on && !hasBrowser) push.change(true);
    else channel.turn(on);
  }
  const problem = hasBrowser ? undefined : problemOf(push);
  return (
    <ChannelRow
      {...channel}
      disabled={problem !== undefined || push.changing || (!hasBrowser && push.state === "unknown")}
      icon={Smartphone}
      isOn={isOn}
      label={channels.push}
      turn={turn}
    >
      {problem ?? (hasBrowser && !isOn ? off.push : <Devices push={push} />)}
    </ChannelRow>
  );
}

/** Why this browser, the only one there is, can't show notifications. */
function problemOf({ query, state }: PushHere): string | undefined {
  if (!query.data) return query.error ? settingsTexts.browser.failed : "";
  if (state === "denied") return pushTexts.denied;
  if (state === "unsupported") return needsInstallForPush() ? pushTexts.install : pushTexts.unsupported;
  return undefined;
}

/** The browsers that show notifications. With another one, this one has a switch of its own. */
function Devices({ push: { state, column, query, change, changing } }: { push: PushHere }): ReactNode {
  if (column !== "boxes") return pushTexts.hint;
  const isHere = state === "on";
  // Until the server has counted this one.
  const others = Math.max((query.data?.browsers ?? 0) - (isHere ? 1 : 0), 0);
  const canChange = others > 0 && (isHere || state === "off");
  return (
    <>
      {pushTexts.devices(isHere, others)}
      {canChange ? (
        <>
          {" · "}
          <button aria-disabled={changing} className={inRow} onClick={() => changing || change(!isHere)} type="button">
            {isHere ? pushTexts.notHere : pushTexts.here}
          </button>
        </>
      ) : null}
    </>
  );
}

function TextsRow({ account, form }: ChannelRowsProps): ReactNode {
  const channel = useTurnChannel("sms", account, form);
  const { phoneNumber } = account;
  return (
    <ChannelRow {...channel} disabled={phoneNumber === null} icon={MessageSquare} label={channels.sms}>
      {phoneNumber === null ? <AddPhone /> : channel.isOn ? phoneNumber : settingsTexts.notifications.smsConsent(phoneNumber)}
    </ChannelRow>
  );
}

/** Anywhere in the row leads to the field. */
const AddPhone = (): ReactNode => (
  <>
    <Link
      activeOptions={byHash}
      className={linkStyle({ className: "stretch-link font-semibold" })}
      hash={PHONE_ID}
      to={pages.settings}
    >
      {settingsTexts.notifications.addPhone}
    </Link>{" "}
    {settingsTexts.notifications.toGetTexts}
  </>
);
