import type { RouterInputs } from "@fourball/api/router-types";
import type { ReactNode } from "react";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { useReauthentication } from "../../../kit/reauthentication/use-reauthentication.tsx";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { reportTexts } from "./texts.ts";

export type Settlement = RouterInputs["admin"]["settleReport"];

type Moderation = {
  take: () => void;
  release: () => void;
  isTaking: boolean;
  /** Each rejects when it was refused, which a toast says. */
  settle: (settlement: Settlement) => Promise<unknown>;
  undo: (actionId: string, reason: string) => Promise<unknown>;
  confirmDialog: ReactNode;
};

/** What an admin does about a report. A refusal shows what another admin did since. */
export function useModeration(reportId: string): Moderation {
  const utils = trpc.useUtils();
  const { withReauthentication, confirmDialog } = useReauthentication();
  const refresh = () => utils.admin.invalidate();
  const refused = (title: string) => (error: Parameters<typeof notifyFailure>[0]) => {
    void notifyFailure(error, title);
    void refresh();
  };
  const take = trpc.admin.takeReport.useMutation({ onSuccess: refresh, onError: refused(reportTexts.takeFailed) });
  const release = trpc.admin.releaseReport.useMutation({ onSuccess: refresh, onError: refused(reportTexts.takeFailed) });
  const settle = trpc.admin.settleReport.useMutation({
    onSuccess: (_, { actions = [] }) => {
      void announce(actions.length > 0 ? reportTexts.settled : reportTexts.dismissed);
      return refresh();
    },
    onError: refused(reportTexts.settleFailed),
  });
  const undo = trpc.admin.undoModeration.useMutation({
    onSuccess: () => {
      void announce(reportTexts.didUndo);
      return refresh();
    },
    onError: refused(reportTexts.undoFailed),
  });
  return {
    take: () => take.mutate({ reportId }),
    release: () => release.mutate({ reportId }),
    isTaking: take.isPending || release.isPending,
    settle: (settlement) => withReauthentication(() => settle.mutateAsync(settlement)),
    undo: (actionId, reason) => withReauthentication(() => undo.mutateAsync({ actionId, reason })),
    confirmDialog,
  };
}
