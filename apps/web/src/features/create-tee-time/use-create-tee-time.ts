import type { CreateTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useNavigate } from "@tanstack/react-router";
import { useMember } from "../../shared/member.ts";
import { type ApiError, trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";
import { forgetDraft } from "./draft.ts";

type CreateTeeTime = { create: (input: CreateTeeTimeInput) => void; creating: boolean; error: ApiError | null };

export const createFailed = "Failed to create tee time. Please try again.";

/** Hosts a game and leads to the marketplace, where it now stands. */
export function useCreateTeeTime(): CreateTeeTime {
  const { id } = useMember();
  const deed = useDeed({ done: "Tee time created successfully!", failed: createFailed, reason: "elsewhere" });
  const navigate = useNavigate();
  const request = trpc.teeTime.create.useMutation({
    onSuccess: async (created) => {
      forgetDraft(id);
      deed.onDone();
      const state = created.isPublic ? {} : { unlistedGame: created.id };
      await navigate({ to: "/marketplace", state, ignoreBlocker: true });
    },
    onError: deed.onFailed,
  });
  return { create: request.mutate, creating: request.isPending, error: request.error };
}
