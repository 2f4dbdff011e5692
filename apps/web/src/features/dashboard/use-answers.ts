import { useEffect, useRef, useState } from "react";
import { isRefusal } from "../../shared/failure.ts";
import { tellFailure } from "../../shared/tell-failure.ts";
import { notify } from "../../shared/toast.ts";
import { apiErrorOf, trpc } from "../../shared/trpc.ts";
import { useRefreshGames } from "../../shared/use-refresh-games.ts";
import type { Incoming } from "./incoming.ts";

/** How long an answered request stays in place with its way back. */
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

/** The host's answers, each of which can be taken back for a few seconds. */
export function useAnswers(): Answers {
  const refresh = useRefreshGames();
  const { answered, show, hide } = useShownForAWhile();
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
        tellFailure(apiErrorOf(error), failed, otherwise);
        void refresh();
        throw error;
      }
      show({ request, answer });
      void notify({ type: "success", title: done, description: `${request.name}, ${request.course.name}` });
      await refresh();
    },
    async undo({ kind, id }) {
      try {
        if (kind === "golfer") await undoGolfer.mutateAsync({ participantId: id });
        else await undoGuest.mutateAsync({ guestRequestId: id });
      } catch (error) {
        const refusal = apiErrorOf(error);
        tellFailure(refusal, "Undo Failed", "The answer stands. Please try again.");
        if (isRefusal(refusal)) {
          // There is no way back, so none is offered any more.
          hide(id);
          void refresh();
        }
        throw error;
      }
      await refresh();
      hide(id);
    },
  };
}

function useShownForAWhile() {
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
