import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { UnsubscribeScreen } from "../../features/unsubscribe/unsubscribe-screen.tsx";

export const Route = createFileRoute("/_public/unsubscribe")({
  component: UnsubscribeScreen,
  staticData: { title: pageTitles.unsubscribe },
});
