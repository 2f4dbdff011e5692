import { notifyFailure } from "../../../kit/notify-failure.ts";
import { requiredProof } from "../../../kit/reauthentication/required-proof.ts";
import { notify } from "../../../kit/toast.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { isRefusal } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { adminTexts } from "../texts.ts";

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
      void notify({ type: "success", title: adminTexts.userUpdate.done, description: what });
      return utils.admin.invalidate();
    },
    onFailed: (error) => {
      if (requiredProof(error)) return;
      // A refusal means that the screen is out of date.
      if (notifyFailure(error, adminTexts.userUpdate.failed) && isRefusal(error)) void utils.admin.invalidate();
    },
  };
}
