import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../app/page-titles.ts";
import { RequestConfirmationScreen } from "../features/request-confirmation/request-confirmation-screen.tsx";

export const Route = createFileRoute("/request-confirmation")({
  component: RequestConfirmationScreen,
  // Removed on leaving, not on reading, so that a reload still shows it.
  onLeave: () => void import("../kit/session/pending-request.ts").then(({ forgetConfirmedRequest }) => forgetConfirmedRequest()),
  staticData: { title: pageTitles.requestSubmitted },
});
