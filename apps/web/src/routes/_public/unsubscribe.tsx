import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribeScreen } from "../../features/unsubscribe/unsubscribe-screen.tsx";

export const Route = createFileRoute("/_public/unsubscribe")({
  component: UnsubscribeScreen,
  staticData: { title: "Stop mails" },
});
