import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { ConfirmEmailScreen } from "../../features/sign-in/confirm-email-screen.tsx";

export const Route = createFileRoute("/_account/confirm-email")({
  component: ConfirmEmailScreen,
  staticData: { title: pageTitles.confirmEmail },
});
