import { useEffect, useRef, useState } from "react";
import { ANY_CHANGE, ownTeeTimeChange, useMarkStale } from "../../shared/live-sync/use-mark-stale.ts";
import { notify } from "../../shared/toast.ts";
import { apiErrorOf } from "../../shared/trpc/api-error.ts";
import { isRefusal } from "../../shared/trpc/failure.ts";
import { notifyFailure } from "../../shared/trpc/notify-failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import type { Incoming } from "./incoming.ts";

/** How long an answered request stays with its Undo button. */
const UNDO_SHOWN_MS = 8000;

export type Answer = "approve" | "decline";
type Answered = { request: Incoming; answer: Answer };

const words = {
  approve: {
    done: "Request Approved!",
    failed: "Approval Failed",
    otherwise: "Failed to approve request. Please try again.",
  },
  decline: {
    done: "Request Declined",
    failed: "Decline Failed",
    otherwise: "Failed to decline request. Please try again.",
  },
} as const;

export type Answers = {
  answered: readonly Answered[];
  /** Rejects when it was refused. */
  answer: (request: Incoming, answer: Answer) => Promise<unknown>;
  undo: (request: Incoming) => Promise<unknown>;
};

/** The host's answers, each with a few seconds to undo. */
export function useAnswers(): Answers {
  const markStale = useMarkStale();
  const { answered, show, hide } = useUndoWindow();
  const decide = trpc.participation.decide.useMutation();
  const decideGuest = trpc.guest.decide.useMutation();
  const undoGolfer = trpc.participation.undoDecision.useMutation();
  const undoGuest = trpc.guest.undoDecision.useMutation();

  const send = ({ kind, id }: Incoming, answer: Answer): Promise<unknown> =>
    kind === "golfer"
      ? decide.mutateAsync({ participantId: id, from: "pending", status: answer === "approve" ? "confirmed" : "declined" })
      : decideGuest.mutateAsync({ guestRequestId: id, from: "pending", status: answer === "approve" ? "approved" : "declined" });

  return {
    answered,
    async answer(request, answer) {
      const { done, failed, otherwise } = words[answer];
      try {
        await send(request, answer);
      } catch (error) {
        notifyFailure(apiErrorOf(error), failed, otherwise);
        void markStale(ANY_CHANGE);
        throw error;
      }
      show({ request, answer });
      void notify({ type: "success", title: done, description: `${request.name}, ${request.course.name}` });
      await markStale(ownTeeTimeChange(request.teeTimeId, "seats"));
    },
    async undo({ kind, id, teeTimeId }) {
      try {
        if (kind === "golfer") await undoGolfer.mutateAsync({ participantId: id });
        else await undoGuest.mutateAsync({ guestRequestId: id });
      } catch (error) {
        const refusal = apiErrorOf(error);
        notifyFailure(refusal, "Undo Failed", "The answer stands. Please try again.");
        if (isRefusal(refusal)) {
          // It cannot be undone any more.
          hide(id);
          void markStale(ANY_CHANGE);
        }
        throw error;
      }
      await markStale(ownTeeTimeChange(teeTimeId, "seats"));
      hide(id);
    },
  };
}

function useUndoWindow() {
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const hide = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setAnswered((all) => all.filter(({ request }) => request.id !== id));
  };
  const show = (one: Answered) => {
    setAnswered((all) => [...all.filter(({ request }) => request.id !== one.request.id), one]);
    timers.current.set(
      one.request.id,
      setTimeout(() => hide(one.request.id), UNDO_SHOWN_MS),
    );
  };
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return { answered, show, hide };
}
