import { Field } from "@fourball/ui/forms/field";
import { nothing, type Sections } from "@fourball/ui/gallery/states";
import { NewAccountForm } from "../../src/kit/forms/new-account-form.tsx";
import { NewPasswordField } from "../../src/kit/forms/new-password-field.tsx";
import { PasswordInput } from "../../src/kit/forms/password-input.tsx";
import { passwordStrength } from "../../src/kit/forms/password-strength.ts";
import { ResendButton } from "../../src/kit/forms/resend-button.tsx";

const field = {
  label: "New password",
  registered: { name: "password", onChange: () => Promise.resolve(), onBlur: () => Promise.resolve(), ref: nothing },
};
const account = {
  account: { email: "robin@example.com", firstName: "Robin", lastName: "Vale" },
  words: { submit: "Create account", submitting: "Creating your account...", failed: "We couldn't create your account." },
  finish: nothing,
  finishing: false,
  error: null,
};
/** With their scores. */
const TYPED: [typed: string, score: number][] = [
  ["", 0],
  ["seven l", 0],
  ["password", 0],
  ["pebblebeach", 2],
  ["three irons", 3],
  ["a long walk spoiled", 4],
];

export const PASSWORD_SECTIONS = {
  "password-input": {
    default: (
      <Field label="Password">
        <PasswordInput autoComplete="current-password" defaultValue="a long walk spoiled" />
      </Field>
    ),
    error: (
      <Field error="Wrong password" label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>
    ),
  },
  "new-account-form": {
    default: <NewAccountForm {...account} />,
    "with the address": <NewAccountForm {...account} isEmailShown />,
    sending: <NewAccountForm {...account} finishing />,
  },
  "resend-button": {
    "just sent": <ResendButton resend={() => Promise.resolve(true)} />,
    "not sent yet": <ResendButton isReady resend={() => Promise.resolve(true)} />,
  },
  "new-password-field": {
    default: <NewPasswordField {...field} error={undefined} />,
    error: <NewPasswordField {...field} error="At least 8 characters" />,
    "what it says as one types": (
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-small">
        {TYPED.map(([typed, score]) => (
          <div className="contents" key={typed}>
            <dt>{typed || "nothing"}</dt>
            <dd className="text-ink-2">{passwordStrength(typed, score)}</dd>
          </div>
        ))}
      </dl>
    ),
  },
} satisfies Sections;
