import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { GuestRequestScreen } from "../../features/guest-request/guest-request-screen.tsx";

export const Route = createFileRoute("/_public/guest-request")({
  component: GuestRequestScreen,
  staticData: { title: pageTitles.guestRequest },
});
