import { PRODUCT } from "@fourball/domain/product";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../shared/forms/form-issues.ts";
import { newPasswordResolver } from "../../shared/forms/lazy-account-resolvers.ts";
import { NewPasswordField } from "../../shared/forms/new-password-field.tsx";
import { notify } from "../../shared/toast.ts";
import { failureOf } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { SpentLink } from "./spent-link.tsx";
import { texts } from "./texts.ts";

const fields = ["newPassword"] as const;

/** The target of the link in the mail to the old address. */
export function UndoEmailChangeScreen(): ReactNode {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get("token") });
  const navigate = useNavigate();
  const { account } = trpc.useUtils();
  const { register, handleSubmit, formState, setError } = useForm({ resolver: newPasswordResolver });
  const undo = trpc.account.undoEmailChange.useMutation({
    onError: (error) => void showIssues(error, fields, setError),
    onSuccess: async () => {
      // Every session of the account has ended, perhaps this browser's too.
      await account.current.reset();
      await navigate({ to: "/sign-in" });
      void notify({ type: "success", title: texts.undo.done, description: texts.reset.doneHint });
    },
  });
  const isSpent = undo.error && failureOf(undo.error) === "invalid" && !undo.error.data?.issues?.length;
  if (!token || isSpent)
    return (
      <SpentLink hint={texts.undo.spentHint}>
        <Link className={buttonStyle({ size: "large", wide: true })} to="/">
          {texts.undo.goTo(PRODUCT)}
        </Link>
      </SpentLink>
    );
  return (
    <AccountCard lead={texts.undo.lead} title={texts.undo.title}>
      <FormAlert error={unplacedError(undo.error, fields)} failed={texts.undo.failed} />
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(({ newPassword }) => undo.mutate({ token, newPassword }))}>
        <NewPasswordField
          error={formState.errors.newPassword?.message}
          label={texts.fields.newPassword}
          registered={register("newPassword")}
        />
        <Button pending={undo.isPending} pendingLabel={texts.undo.submitting} size="large" type="submit" wide>
          {texts.undo.submit}
        </Button>
      </form>
    </AccountCard>
  );
}
