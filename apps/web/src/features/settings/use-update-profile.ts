import type { Account } from "@fourball/domain/account/schema";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { ANY_CHANGE, useMarkStale } from "../../shared/live-sync/use-mark-stale.ts";
import { notify } from "../../shared/toast.ts";
import type { ApiError } from "../../shared/trpc/api-error.ts";
import { notifyFailure } from "../../shared/trpc/notify-failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

type UpdateProfile = {
  update: (changes: UpdateProfileInput, then: Then) => void;
  updating: boolean;
};

type Then = { onSaved: (account: Account) => void; onRefused?: (error: ApiError) => void };

/** Saves what the golfer changed; the account on screen is then the one that was stored. */
export function useUpdateProfile(): UpdateProfile {
  const utils = trpc.useUtils();
  const markStale = useMarkStale();
  const request = trpc.profile.update.useMutation({
    onSuccess: (account) => {
      utils.account.current.setData(undefined, account);
      // A name and a picture are wherever the golfer plays.
      void markStale(ANY_CHANGE);
      void notify({ type: "success", title: texts.update.done });
    },
    onError: (error) => void notifyFailure(error, texts.update.failed, texts.update.otherwise),
  });
  return {
    update: (changes, { onSaved, onRefused }) => request.mutate(changes, { onSuccess: onSaved, onError: onRefused }),
    updating: request.isPending,
  };
}
