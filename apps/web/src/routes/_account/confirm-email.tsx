import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailScreen } from "../../features/sign-in/confirm-email-screen.tsx";

export const Route = createFileRoute("/_account/confirm-email")({
  component: ConfirmEmailScreen,
  staticData: { title: "Confirm your email" },
});
