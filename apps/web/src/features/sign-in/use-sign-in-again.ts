import { useNavigate } from "@tanstack/react-router";
import { notify } from "../../kit/toast.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

/** After a new password: every session of the account has ended, perhaps this browser's too. */
export function useSignInAgain(): (words: { done: string; doneHint: string }) => Promise<void> {
  const navigate = useNavigate();
  const { account } = trpc.useUtils();
  return async ({ done, doneHint }) => {
    await account.current.reset();
    await navigate({ to: "/sign-in" });
    void notify({ type: "success", title: done, description: doneHint });
  };
}
