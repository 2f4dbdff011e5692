import { PASSWORD_MAX, PASSWORD_MIN } from "@fourball/domain/account/constants";
import type { EstimatePasswordInput } from "@fourball/domain/account/password-strength";
import { Field } from "@fourball/ui/forms/field";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { trpc } from "../trpc/trpc.ts";
import { PasswordInput } from "./password-input.tsx";
import { passwordStrength } from "./password-strength.ts";

/** Typing has paused for so long before the server is asked. */
const PAUSE_MS = 350;

type Golfer = () => EstimatePasswordInput["of"];

export type NewPasswordFieldProps = {
  label: string;
  error: string | undefined;
  /** Whose password it is, as far as that is known: names and email are easy to guess. */
  golfer?: Golfer | undefined;
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
  const score = usePasswordScore(typed, golfer);
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

/** As of the last pause in typing. Undefined until the server has answered; without an answer it judges the password when it is sent. */
function usePasswordScore(password: string, golfer: Golfer = () => ({})): number | undefined {
  const [score, setScore] = useState<number>();
  const { mutate } = trpc.account.estimatePassword.useMutation();
  const estimate = useEffectEvent((password: string) => mutate({ password, of: golfer() }, { onSuccess: setScore }));
  useEffect(() => {
    if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return setScore(undefined);
    const pause = setTimeout(estimate, PAUSE_MS, password);
    return () => clearTimeout(pause);
  }, [password]);
  return score;
}
