import type { IdentityProblem } from "@fourball/domain/identity/constants";
import { readSuspension } from "@fourball/domain/moderation/suspension";
import { suspensionText } from "@fourball/domain/notification/suspension-text";
import { Alert } from "@fourball/ui/alert";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { problemTexts } from "../../kit/identity/problem-texts.ts";
import { AppealLink } from "../../kit/page/appeal-link.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";

/** Why the visitor isn't signed in, as the address says it. */
export function SignInProblem(): ReactNode {
  const { problem, ...suspension } = useSearch({ from: "/_account" });
  if (!problem) return null;
  if (problem !== "suspended") return <IdentityAlert problem={problem} />;
  return (
    <Alert>
      {suspensionText(readSuspension(suspension))} <AppealLink />
    </Alert>
  );
}

/** Why the identity provider didn't sign the visitor in. */
function IdentityAlert({ problem }: { problem: IdentityProblem }): ReactNode {
  const { data: provider } = trpc.identity.provider.useQuery();
  return provider ? <Alert>{problemTexts[problem](provider.name)}</Alert> : null;
}
