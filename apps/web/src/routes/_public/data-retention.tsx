import { createFileRoute } from "@tanstack/react-router";
import { RetentionScreen } from "../../features/retention/retention-screen.tsx";

export const Route = createFileRoute("/_public/data-retention")({
  component: RetentionScreen,
  staticData: { title: "How long we keep your data" },
});
