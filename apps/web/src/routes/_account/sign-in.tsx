import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "../../features/sign-in/sign-in-screen.tsx";

export const Route = createFileRoute("/_account/sign-in")({ component: SignInScreen, staticData: { title: "Sign in" } });
