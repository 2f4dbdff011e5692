import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { SignUpScreen } from "../../features/sign-in/sign-up-screen.tsx";

export const Route = createFileRoute("/_account/sign-up")({ component: SignUpScreen, staticData: { title: pageTitles.signUp } });
