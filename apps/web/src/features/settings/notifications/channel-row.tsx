import { Switch } from "@fourball/ui/forms/switch";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { settingsTexts } from "../texts.ts";
import type { TurnChannel } from "./use-turn-channel.ts";

type ChannelRowProps = TurnChannel & {
  icon: LucideIcon;
  label: string;
  /** Where it goes, or why it can't be turned on. */
  children: ReactNode;
  disabled?: boolean;
};

/** All of a channel: the row is the label of its switch. */
export function ChannelRow({ icon: Icon, label, children, disabled = false, isOn, turn, canUndo }: ChannelRowProps): ReactNode {
  const id = useId();
  function undo(): void {
    turn(true);
    // The button goes, and had the focus.
    document.getElementById(id)?.focus();
  }
  return (
    <li className="relative flex min-h-18 items-center gap-4 px-4 py-3 [&+&]:tear">
      <Icon aria-hidden="true" className="size-6 shrink-0 stroke-[1.75]" />
      <Switch
        checked={isOn}
        className="grow items-center!"
        description={
          <>
            {children}
            {canUndo && !isOn ? (
              <>
                {" "}
                <button className={inRow} onClick={undo} type="button">
                  {settingsTexts.notifications.undo}
                </button>
              </>
            ) : null}
          </>
        }
        disabled={disabled}
        id={id}
        label={<span className="stretch-link text-body">{label}</span>}
        onCheckedChange={turn}
      />
    </li>
  );
}

/** The look of a button in the words of a row, with room for a finger. */
export const inRow =
  "above-stretch -my-0.5 inline-block py-0.5 font-semibold text-primary underline underline-offset-[0.2em] after:absolute after:-inset-2.5 after:content-['']";
