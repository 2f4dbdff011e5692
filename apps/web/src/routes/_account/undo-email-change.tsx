import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { UndoEmailChangeScreen } from "../../features/sign-in/undo-email-change-screen.tsx";

export const Route = createFileRoute("/_account/undo-email-change")({
  component: UndoEmailChangeScreen,
  staticData: { title: pageTitles.undoEmailChange },
});
