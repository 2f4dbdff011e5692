import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PressToConfirm } from "../../kit/forms/press-to-confirm.tsx";
import { isLinkSpent } from "../../kit/trpc/is-link-spent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { SpentGuestLink } from "./spent-guest-link.tsx";
import { texts } from "./texts.ts";

/** The target of the mailed link. */
export function ConfirmRequest({ token }: { token: string }): ReactNode {
  const navigate = useNavigate();
  const confirm = trpc.guest.confirm.useMutation({
    onSuccess: ({ statusPath }) => navigate({ to: "/guest-request", hash: statusPath.split("#")[1] ?? "", replace: true }),
  });
  if (isLinkSpent(confirm.error)) return <SpentGuestLink />;
  return (
    <div className="stack gap-4 p-5 sm:p-7">
      <h1>{texts.confirm.title}</h1>
      <p className="text-ink-2">{texts.confirm.lead}</p>
      <PressToConfirm confirm={() => confirm.mutate({ token })} request={confirm} words={texts.confirm} />
    </div>
  );
}
