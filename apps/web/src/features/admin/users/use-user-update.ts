import { notifyFailure } from "../../../shared/notify-failure.ts";
import { requiredProof } from "../../../shared/reauthentication/required-proof.ts";
import { notify } from "../../../shared/toast.ts";
import type { ApiError } from "../../../shared/trpc/api-error.ts";
import { isRefusal } from "../../../shared/trpc/failure.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { texts } from "../texts.ts";

type UserUpdate = {
  /** Resolves when the screen is fresh. */
  onDone: (what: string) => Promise<unknown>;
  onFailed: (error: ApiError) => void;
};

/** What the mutations of a user have in common: toasts and refetching. */
export function useUserUpdate(): UserUpdate {
  const utils = trpc.useUtils();
  return {
    onDone: (what) => {
      void notify({ type: "success", title: texts.userUpdate.done, description: what });
      return utils.admin.invalidate();
    },
    onFailed: (error) => {
      if (requiredProof(error)) return;
      // A refusal means that the screen is out of date.
      if (notifyFailure(error, texts.userUpdate.failed) && isRefusal(error)) void utils.admin.invalidate();
    },
  };
}
