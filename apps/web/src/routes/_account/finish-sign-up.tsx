import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { FinishSignUpScreen } from "../../features/sign-in/finish-sign-up-screen.tsx";

export const Route = createFileRoute("/_account/finish-sign-up")({
  component: FinishSignUpScreen,
  staticData: { title: pageTitles.finishSignUp },
});
