import type { RouterInputs } from "@fourball/api/router-types";
import type { ProfilePicture, ReportReason } from "@fourball/domain/report/constants";
import { type OtherGolfer, useBlock } from "../block/use-block.ts";
import { notifyFailure } from "../notify-failure.ts";
import { notify } from "../toast.ts";
import { trpc } from "../trpc/trpc.ts";
import { reportTexts } from "./texts.ts";

export type ReportTarget = RouterInputs["report"]["send"]["about"];

export type ReportValues = { thing: ProfilePicture | "golfer"; reason: ReportReason; words: string; blocks: boolean };

type ReportProps = {
  about: ReportTarget;
  golfer: OtherGolfer;
  onBlocked?: (() => void) | undefined;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
};

/** Sends a report, and then blocks the golfer where that was chosen too. */
export function useReport({ about, golfer, onBlocked, onSending, onSent }: ReportProps) {
  const request = trpc.report.send.useMutation({ onError: (error) => void notifyFailure(error, reportTexts.failed) });
  const block = useBlock(golfer);
  return async ({ thing, reason, words, blocks }: ReportValues): Promise<void> => {
    onSending(true);
    try {
      const picture = thing === "golfer" ? undefined : ({ subject: "picture", userId: golfer.userId, picture: thing } as const);
      await request.mutateAsync({ about: picture ?? about, reason, words });
      void notify({ type: "success", title: reportTexts.sent, description: reportTexts.sentMore });
      if (blocks) await block().then(onBlocked);
      onSent();
    } catch {
      // A toast says it; the dialog keeps what was written.
    } finally {
      onSending(false);
    }
  };
}
