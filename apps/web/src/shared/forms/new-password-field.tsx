import { guessableWords } from "@fourball/domain/account/password-strength";
import { Field } from "@fourball/ui/forms/field";
import { type ReactNode, useId, useState } from "react";
import { PasswordInput } from "./password-input.tsx";
import { passwordStrength } from "./password-strength.ts";
import { usePasswordEstimator } from "./use-password-estimator.ts";

type NewPasswordFieldProps = {
  label: string;
  error: string | undefined;
  /** Whose password it is, as far as that is known: names and email are easy to guess. */
  golfer?: () => Parameters<typeof guessableWords>[0];
  /** What react-hook-form registers. */
  registered: {
    name: string;
    onChange: React.ChangeEventHandler<HTMLInputElement>;
    onBlur: React.FocusEventHandler<HTMLInputElement>;
    ref: React.Ref<HTMLInputElement>;
  };
};

export function NewPasswordField({ label, error, golfer, registered }: NewPasswordFieldProps): ReactNode {
  const [typed, setTyped] = useState("");
  const estimate = usePasswordEstimator();
  const score = typed ? estimate?.(typed, guessableWords(golfer?.() ?? {})) : undefined;
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
        {passwordStrength(typed, score)}
      </p>
    </div>
  );
}
