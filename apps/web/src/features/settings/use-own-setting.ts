import type { Account } from "@fourball/domain/account/schema";
import { useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../kit/notify-failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { settingsTexts } from "./texts.ts";

type OwnSetting = Partial<Pick<Account, "showsReasons" | "homePlace">>;

/** Saves a setting of its own switch: shows the choice at once and takes it back where it can't be saved; every list follows it. */
export function useOwnSetting(): (setting: OwnSetting) => void {
  const { account } = trpc.useUtils();
  const markStale = useMarkStale();
  const update = trpc.profile.update.useMutation({ onSuccess: () => void markStale([{ type: "own-account" }]) });
  return (setting) => {
    const before = account.current.getData();
    if (!before) return;
    account.current.setData(undefined, { ...before, ...setting });
    update.mutate(setting, {
      onError: (error) => {
        account.current.setData(undefined, before);
        void notifyFailure(error, settingsTexts.update.failed, settingsTexts.settingFailed);
      },
    });
  };
}
