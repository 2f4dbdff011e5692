import { useNavigate } from "@tanstack/react-router";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

/** After a new password: every session of the account has ended, perhaps this browser's too. */
export function useSignInAgain(): (done: string) => Promise<void> {
  const navigate = useNavigate();
  const { account } = trpc.useUtils();
  return async (done) => {
    await account.current.reset();
    await navigate({ to: "/sign-in" });
    void notify({ type: "success", title: done, description: texts.reset.doneHint });
  };
}
