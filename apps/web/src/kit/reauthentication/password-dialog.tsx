import { Button, type ButtonProps } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Dialog, DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { FormEventHandler, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FormAlert } from "../forms/form-alert.tsx";
import { PasswordInput } from "../forms/password-input.tsx";
import type { ApiError } from "../trpc/api-error.ts";
import { requiredProof } from "./required-proof.ts";

type PasswordDialogProps = {
  words: Record<"title" | "description" | "password" | "failed" | "cancel" | "submit" | "submitting", string>;
  /** What else the form asks for. */
  children?: ReactNode;
  /** Absent where the account has no password. */
  password: { registered: UseFormRegisterReturn; error: string | undefined } | undefined;
  /** Beside the password. */
  alternative?: ReactNode;
  /** A dialog that this one opens. */
  nested?: ReactNode;
  /** What no field shows. */
  error: ApiError | null;
  pending: boolean;
  variant?: ButtonProps["variant"];
  onSubmit: FormEventHandler;
  onClose: () => void;
};

/** For what weighs much: the form of a dialog that ends with the password. */
export function PasswordDialog({ words, password, onClose, ...props }: PasswordDialogProps): ReactNode {
  const { children, alternative, nested, error, pending, variant, onSubmit } = props;
  return (
    <Dialog description={words.description} onOpenChange={(open) => open || onClose()} open title={words.title}>
      <form className="stack gap-4" noValidate onSubmit={onSubmit}>
        <FormAlert error={error && requiredProof(error) ? null : error} failed={words.failed} />
        {children}
        {password ? (
          <Field error={password.error} label={words.password}>
            <PasswordInput {...password.registered} autoComplete="current-password" />
          </Field>
        ) : null}
        {alternative}
        <DialogFooter>
          <DialogClose>{words.cancel}</DialogClose>
          <Button pending={pending} pendingLabel={words.submitting} type="submit" variant={variant}>
            {words.submit}
          </Button>
        </DialogFooter>
      </form>
      {nested}
    </Dialog>
  );
}
