import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { ResetPasswordScreen } from "../../features/sign-in/new-password-screens.tsx";

export const Route = createFileRoute("/_account/reset-password")({
  component: ResetPasswordScreen,
  staticData: { title: pageTitles.resetPassword },
});
