import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordScreen } from "../../features/sign-in/reset-password-screen.tsx";

export const Route = createFileRoute("/_account/reset-password")({
  component: ResetPasswordScreen,
  staticData: { title: "Reset password" },
});
