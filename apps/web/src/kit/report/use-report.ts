import type { RouterInputs } from "@fourball/api/client";
import type { ReportReason } from "@fourball/domain/report/constants";
import { notifyFailure } from "../notify-failure.ts";
import { notify } from "../toast.ts";
import { trpc } from "../trpc/trpc.ts";
import { texts } from "./texts.ts";

export type ReportTarget = RouterInputs["report"]["send"]["about"];

/** Sends a report; rejects when it was refused, which a toast says. */
export function useReport(): (about: ReportTarget, reason: ReportReason, words: string) => Promise<void> {
  const request = trpc.report.send.useMutation({ onError: (error) => void notifyFailure(error, texts.failed) });
  return async (about, reason, words) => {
    await request.mutateAsync({ about, reason, words });
    void notify({ type: "success", title: texts.sent, description: texts.sentMore });
  };
}
