import type { ResetPasswordInput } from "@fourball/domain/account/schema";
import { useNavigate } from "@tanstack/react-router";
import { notify } from "../../shared/toast.ts";
import type { ApiError } from "../../shared/trpc/api-error.ts";
import { failureOf } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

type ResetPassword = {
  reset: (input: ResetPasswordInput) => void;
  resetting: boolean;
  error: ApiError | null;
  /** Used already, too old, or replaced by a newer one. */
  linkIsSpent: boolean;
};

const isSpent = (error: ApiError | null): boolean =>
  error !== null && failureOf(error) === "invalid" && !error.data?.issues?.length;

/** `onError` may show what is wrong with the new password. */
export function useResetPassword(onError: (error: ApiError) => void): ResetPassword {
  const navigate = useNavigate();
  const { account } = trpc.useUtils();
  const request = trpc.account.resetPassword.useMutation({
    onError,
    onSuccess: async () => {
      // Every session of the account has ended, perhaps this browser's too.
      await account.current.reset();
      await navigate({ to: "/sign-in" });
      void notify({ type: "success", title: texts.reset.done, description: texts.reset.doneHint });
    },
  });
  return {
    reset: request.mutate,
    resetting: request.isPending,
    error: request.error,
    linkIsSpent: isSpent(request.error),
  };
}
