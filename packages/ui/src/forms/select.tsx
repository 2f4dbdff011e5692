import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

export interface SelectProps<Value extends string> {
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Names it where no Field does. */
  label?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  label,
  className,
  ...props
}: SelectProps<Value>): ReactNode {
  return (
    // The list would write a <style> element, which the page's policy forbids; utilities.css has its rule.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        {...props}
        items={options}
        onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
        value={value}
      >
        <BaseSelect.Trigger
          aria-label={label}
          className={clsx("control flex items-center justify-between gap-3 text-left data-placeholder:text-ink-2", className)}
        >
          <BaseSelect.Value className="truncate" placeholder={placeholder} />
          <BaseSelect.Icon className="text-ink-2">
            <ChevronDown aria-hidden="true" className="size-4 stroke-2" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner alignItemWithTrigger={false} className="z-50 outline-none" collisionPadding={12} sideOffset={6}>
            <BaseSelect.Popup className="popup max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto p-1.5">
              <BaseSelect.List>
                {options.map((option) => (
                  <BaseSelect.Item
                    className="option coarse:min-h-11"
                    disabled={option.disabled}
                    key={option.value}
                    value={option.value}
                  >
                    <BaseSelect.ItemText className="grow">{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator>
                      <Check aria-hidden="true" className="size-4 stroke-2" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
