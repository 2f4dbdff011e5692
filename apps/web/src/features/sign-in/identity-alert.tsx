import type { IdentityProblem } from "@fourball/domain/identity/constants";
import { Alert } from "@fourball/ui/alert";
import type { ReactNode } from "react";
import { problemTexts } from "../../shared/identity/problem-texts.ts";
import { trpc } from "../../shared/trpc/trpc.ts";

/** Why the identity provider didn't sign the visitor in. */
export function IdentityAlert({ problem }: { problem: IdentityProblem }): ReactNode {
  const { data: provider } = trpc.identity.provider.useQuery();
  return provider ? <Alert>{problemTexts[problem](provider.name)}</Alert> : null;
}
