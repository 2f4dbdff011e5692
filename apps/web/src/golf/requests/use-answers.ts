import { useEffect, useRef, useState } from "react";
import { gameName } from "../../kit/formatting.ts";
import { ANY_CHANGE, ownTeeTimeChange, useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../kit/notify-failure.ts";
import { isStill } from "../../kit/page/is-still.ts";
import type { SendOutcome } from "../../kit/queue/send-queue.ts";
import { useSendQueue } from "../../kit/queue/use-send-queue.ts";
import { kitTexts } from "../../kit/texts.ts";
import { notify, SEEN_IN_PLACE_MS } from "../../kit/toast.ts";
import { apiErrorOf } from "../../kit/trpc/api-error.ts";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import type { Incoming } from "./incoming.ts";
import { requestTexts } from "./texts.ts";

/** How long an answered request stays with its Undo button. */
const UNDO_SHOWN_MS = 8000;

export type Answer = "approve" | "decline";
type Answered = { request: Incoming; answer: Answer; isFolding: boolean };

/** How long its row takes to close. */
export const FOLD_MS = 280;

const words = { approve: requestTexts.approved, decline: requestTexts.refused } as const;

export type Answers = {
  answered: readonly Answered[];
  /** Rejects when it was refused. */
  answer: (request: Incoming, answer: Answer) => Promise<unknown>;
  undo: (request: Incoming) => Promise<unknown>;
};

/**
 * The host's answers, each with a few seconds to undo. The page of a game has words of its own for both; elsewhere the toast
 * names the golfer and the course, too.
 */
export function useAnswers(ofGame?: { done: string; failed: string }): Answers {
  const markStale = useMarkStale();
  const { answered, show, hide } = useUndoWindow();
  const send = useSendAnswer();
  const takeBack = useTakeBack();

  return {
    answered,
    async answer(request, answer) {
      const { done, failed, otherwise } = { ...words[answer], ...ofGame };
      try {
        // What waits for a connection says so in its row.
        if ((await send(request, answer)) === "queued") return;
      } catch (error) {
        notifyFailure(apiErrorOf(error), failed, otherwise);
        void markStale(ANY_CHANGE);
        throw error;
      }
      show({ request, answer, isFolding: false });
      void notify({
        type: "success",
        title: done,
        description: ofGame ? kitTexts.feedback.done : request.name,
        timeout: SEEN_IN_PLACE_MS,
      });
      await markStale(ownTeeTimeChange(request.teeTimeId, "spots"));
    },
    async undo(request) {
      try {
        await takeBack(request);
      } catch (error) {
        const refusal = apiErrorOf(error);
        notifyFailure(refusal, requestTexts.undoFailed, requestTexts.undoOtherwise);
        if (isRefusal(refusal)) {
          // It can no longer be undone.
          hide(request.id);
          void markStale(ANY_CHANGE);
        }
        throw error;
      }
      await markStale(ownTeeTimeChange(request.teeTimeId, "spots"));
      hide(request.id);
    },
  };
}

/** At once, or when there is a connection again. */
function useSendAnswer(): (request: Incoming, answer: Answer) => Promise<SendOutcome> {
  const { run } = useSendQueue();
  return ({ kind, id, teeTimeId, name, ...game }, answer) => {
    const about = { golfer: name, game: gameName(game) };
    return kind === "golfer"
      ? run({
          path: "participation.decide",
          teeTimeId,
          about,
          input: { participantId: id, from: "pending", status: answer === "approve" ? "confirmed" : "declined" },
        })
      : run({
          path: "guest.decide",
          teeTimeId,
          about,
          input: { guestRequestId: id, from: "pending", status: answer === "approve" ? "approved" : "declined" },
        });
  };
}

function useTakeBack(): (request: Incoming) => Promise<unknown> {
  const golfer = trpc.participation.undoDecision.useMutation();
  const guest = trpc.guest.undoDecision.useMutation();
  return ({ kind, id }) =>
    kind === "golfer" ? golfer.mutateAsync({ participantId: id }) : guest.mutateAsync({ guestRequestId: id });
}

function useUndoWindow() {
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const hide = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setAnswered((all) => all.filter(({ request }) => request.id !== id));
  };
  const wait = (id: string, then: () => void, duration: number) => timers.current.set(id, setTimeout(then, duration));
  const fold = (id: string) => {
    if (isStill()) return hide(id);
    setAnswered((all) => all.map((one) => (one.request.id === id ? { ...one, isFolding: true } : one)));
    wait(id, () => hide(id), FOLD_MS);
  };
  const show = (one: Answered) => {
    const { id } = one.request;
    setAnswered((all) => [...all.filter(({ request }) => request.id !== id), one]);
    wait(id, () => fold(id), UNDO_SHOWN_MS);
  };
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return { answered, show, hide };
}
