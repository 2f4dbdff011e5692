import { createFileRoute } from "@tanstack/react-router";
import { RequestConfirmationScreen } from "../features/request-confirmation/request-confirmation-screen.tsx";

export const Route = createFileRoute("/request-confirmation")({
  component: RequestConfirmationScreen,
  // A reload still shows it.
  onLeave: () => void import("../shared/pending-request.ts").then(({ forgetConfirmedRequest }) => forgetConfirmedRequest()),
  staticData: { title: "Request submitted" },
});
