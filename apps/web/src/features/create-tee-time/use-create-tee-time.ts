import type { CreateTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useNavigate } from "@tanstack/react-router";
import { useMember } from "../../shared/member.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { type ApiError, trpc } from "../../shared/trpc.ts";
import { forgetDraft } from "./draft.ts";

type CreateTeeTime = { create: (input: CreateTeeTimeInput) => void; creating: boolean; error: ApiError | null };

export const createFailed = "Failed to create tee time. Please try again.";

/** Hosts a game and leads to the marketplace, where it now stands. */
export function useCreateTeeTime(): CreateTeeTime {
  const { id } = useMember();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const request = trpc.teeTime.create.useMutation({
    onSuccess: async (created) => {
      forgetDraft(id);
      void notify({ type: "success", title: "Success", description: "Tee time created successfully!" });
      void utils.teeTime.invalidate();
      void utils.dashboard.invalidate();
      const state = created.isPublic ? {} : { unlistedGame: created.id };
      await navigate({ to: "/marketplace", state, ignoreBlocker: true });
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Error", description: createFailed });
    },
  });
  return { create: request.mutate, creating: request.isPending, error: request.error };
}
