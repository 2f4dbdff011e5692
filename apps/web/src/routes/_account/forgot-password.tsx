import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { ForgotPasswordScreen } from "../../features/sign-in/forgot-password-screen.tsx";

export const Route = createFileRoute("/_account/forgot-password")({
  component: ForgotPasswordScreen,
  staticData: { title: pageTitles.forgotPassword },
});
