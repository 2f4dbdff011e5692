import { Checkbox } from "@fourball/ui/forms/checkbox";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { momentText } from "../../shared/formatting.ts";
import type { NotificationsForm } from "./notification-values.ts";
import { texts } from "./texts.ts";

type ConsentBoxProps = {
  form: NotificationsForm;
  name: "smsOptIn" | "marketingOptIn";
  label: string;
  /** When the consent was given. */
  givenAt: string | null;
  disabled?: boolean;
};

/** Without this consent nothing is sent, whatever the switches say. */
export function ConsentBox({ form: { control }, name, label, givenAt, disabled = false }: ConsentBoxProps): ReactNode {
  const { field } = useController({ control, name });
  return (
    <Checkbox
      checked={field.value}
      className="py-2"
      description={givenAt ? texts.notifications.agreed(momentText(givenAt)) : texts.notifications.notAgreed}
      disabled={disabled}
      label={label}
      onCheckedChange={(checked) => field.onChange(checked)}
    />
  );
}
