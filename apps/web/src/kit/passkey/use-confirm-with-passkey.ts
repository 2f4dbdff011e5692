import { expectSessionEnd } from "../session/session.ts";
import type { ApiError } from "../trpc/api-error.ts";
import { trpc } from "../trpc/trpc.ts";
import { signWithPasskey } from "./ceremony.ts";

type Confirmation = { confirm: () => void; isPending: boolean; error: ApiError | null };

/** Uses a passkey in this session; it counts like the password again. */
export function useConfirmWithPasskey(onConfirmed: () => void): Confirmation {
  const utils = trpc.useUtils();
  const confirmation = trpc.passkey.confirm.useMutation({
    onMutate: expectSessionEnd,
    onSuccess: (_confirmed, _input, goOn) => {
      goOn();
      void utils.passkey.methods.invalidate();
      onConfirmed();
    },
    onError: (_error, _input, goOn) => goOn?.(),
  });
  const start = trpc.passkey.startUse.useMutation({
    onSuccess: async (options) => {
      // Rejects when the golfer closes the window of the browser: nothing happens then.
      const passkey = await signWithPasskey(options).catch(() => undefined);
      if (passkey) confirmation.mutate({ passkey });
    },
  });
  return {
    confirm: () => start.mutate(),
    isPending: start.isPending || confirmation.isPending,
    error: start.error ?? confirmation.error,
  };
}
