import { type IdentityProblem, isIdentityProblem } from "@fourball/domain/identity/constants";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { SettingsScreen } from "../../features/settings/settings-screen.tsx";

/** What went wrong at the identity provider. */
type SettingsSearch = { problem?: IdentityProblem | undefined };

export const Route = createFileRoute("/_member/settings")({
  component: SettingsScreen,
  validateSearch: ({ problem }: Record<string, unknown>): SettingsSearch => ({
    problem: isIdentityProblem(problem) ? problem : undefined,
  }),
  staticData: { title: pageTitles.settings },
});
