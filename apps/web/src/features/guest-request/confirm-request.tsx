import { Button } from "@fourball/ui/button";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { failureOf } from "../../shared/trpc/failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { SpentGuestLink } from "./spent-guest-link.tsx";
import { texts } from "./texts.ts";

/** The target of the mailed link; nothing is sent before the button is pressed. */
export function ConfirmRequest({ token }: { token: string }): ReactNode {
  const navigate = useNavigate();
  const confirm = trpc.guest.confirm.useMutation({
    onSuccess: ({ statusPath }) => navigate({ to: "/guest-request", hash: statusPath.split("#")[1] ?? "", replace: true }),
  });
  if (confirm.error && failureOf(confirm.error) === "invalid") return <SpentGuestLink />;
  return (
    <div className="stack gap-4 p-6 sm:p-8">
      <h1>{texts.confirm.title}</h1>
      <p className="text-ink-2">{texts.confirm.lead}</p>
      <FormAlert error={confirm.error} failed={texts.confirm.failed} />
      <Button
        onClick={() => confirm.mutate({ token })}
        pending={confirm.isPending}
        pendingLabel={texts.confirm.submitting}
        size="large"
        wide
      >
        {texts.confirm.submit}
      </Button>
    </div>
  );
}
