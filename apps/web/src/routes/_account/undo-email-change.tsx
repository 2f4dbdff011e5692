import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { UndoEmailChangeScreen } from "../../features/sign-in/new-password-screens.tsx";

export const Route = createFileRoute("/_account/undo-email-change")({
  component: UndoEmailChangeScreen,
  staticData: { title: pageTitles.undoEmailChange },
});
