import { isRefusal } from "../../../shared/failure.ts";
import { tellFailure } from "../../../shared/tell-failure.ts";
import { notify } from "../../../shared/toast.ts";
import { type ApiError, trpc } from "../../../shared/trpc.ts";
import { needsPassword } from "./needs-password.ts";

type UserUpdate = {
  /** Resolves when the screens are true again. */
  onDone: (what: string) => Promise<unknown>;
  onFailed: (error: ApiError) => void;
};

/** What every deed on a user has in common: what is said of it, and what is no longer true afterwards. */
export function useUserUpdate(): UserUpdate {
  const utils = trpc.useUtils();
  return {
    onDone: (what) => {
      void notify({ type: "success", title: "User updated", description: what });
      return utils.admin.invalidate();
    },
    onFailed: (error) => {
      if (needsPassword(error)) return;
      // A refusal means that the screen is out of date.
      if (tellFailure(error, "Failed to update user") && isRefusal(error)) void utils.admin.invalidate();
    },
  };
}
