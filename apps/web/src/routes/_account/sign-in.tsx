import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { SignInScreen } from "../../features/sign-in/sign-in-screen.tsx";

export const Route = createFileRoute("/_account/sign-in")({ component: SignInScreen, staticData: { title: pageTitles.signIn } });
