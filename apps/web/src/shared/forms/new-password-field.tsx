import { Field } from "@fourball/ui/forms/field";
import { type ReactNode, useId, useState } from "react";
import { PasswordInput } from "./password-input.tsx";
import { passwordStrength } from "./password-strength.ts";

type NewPasswordFieldProps = {
  label: string;
  error: string | undefined;
  /** What react-hook-form registers. */
  registered: {
    name: string;
    onChange: React.ChangeEventHandler<HTMLInputElement>;
    onBlur: React.FocusEventHandler<HTMLInputElement>;
    ref: React.Ref<HTMLInputElement>;
  };
};

export function NewPasswordField({ label, error, registered }: NewPasswordFieldProps): ReactNode {
  const [typed, setTyped] = useState("");
  const strengthId = useId();
  return (
    <div className="grid gap-1.5">
      <Field error={error} label={label}>
        <PasswordInput
          {...registered}
          autoComplete="new-password"
          onChange={(event) => {
            setTyped(event.target.value);
            registered.onChange(event);
          }}
        />
      </Field>
      <p className="text-ink-2 text-small" id={strengthId} role="status">
        {passwordStrength(typed)}
      </p>
    </div>
  );
}
