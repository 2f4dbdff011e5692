import { useMarkStale } from "../../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "../texts.ts";

/** Shows the choice at once and takes it back where it can't be saved; every list follows it. */
export function useShowReasons() {
  const { account } = trpc.useUtils();
  const markStale = useMarkStale();
  const show = (showsReasons: boolean | undefined): void =>
    account.current.setData(undefined, (known) => known && { ...known, showsReasons: showsReasons ?? known.showsReasons });
  return trpc.profile.update.useMutation({
    onMutate: ({ showsReasons }) => show(showsReasons),
    onSuccess: () => void markStale([{ type: "own-account" }]),
    onError: (error, { showsReasons }) => {
      show(!showsReasons);
      void notifyFailure(error, texts.update.failed, texts.reasons.failed);
    },
  });
}
